# What `cmake --install` puts where: the program, and the library of board, games and systems with its public headers.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(zapis_package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/zapis")
target_compile_features(zapis_lib PUBLIC cxx_std_20)
set_target_properties(zapis_lib PROPERTIES EXPORT_NAME zapis OUTPUT_NAME zapis)

install(TARGETS zapis RUNTIME)
install(TARGETS zapis_lib EXPORT zapis-targets ARCHIVE)
install(DIRECTORY lib/include/zapis TYPE INCLUDE)
install(EXPORT zapis-targets NAMESPACE zapis:: DESTINATION "${zapis_package_dir}")

configure_package_config_file(cmake/zapis-config.cmake.in "${PROJECT_BINARY_DIR}/zapis-config.cmake"
  INSTALL_DESTINATION "${zapis_package_dir}")
write_basic_package_version_file("${PROJECT_BINARY_DIR}/zapis-config-version.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/zapis-config.cmake" "${PROJECT_BINARY_DIR}/zapis-config-version.cmake"
  DESTINATION "${zapis_package_dir}")

# The folder that holds zapis.pc tells where all is: an installation can be moved.
file(RELATIVE_PATH zapis_pc_prefix "/p/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/p")
string(REGEX REPLACE "/$" "" zapis_pc_prefix "${zapis_pc_prefix}")
configure_file(cmake/zapis.pc.in "${PROJECT_BINARY_DIR}/zapis.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/zapis.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
