# zapis_room(NAME): the static library zapis_NAME from every source in the folder NAME.
# Private headers are included from the repository's root: "lib/board/attacks.hpp".
function(zapis_room name)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/${name}/*.cpp")
  list(REMOVE_ITEM sources "${PROJECT_SOURCE_DIR}/cli/main.cpp")
  add_library(zapis_${name} STATIC ${sources})
  add_library(zapis::${name} ALIAS zapis_${name})
  target_include_directories(zapis_${name} PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>)
  target_link_libraries(zapis_${name} PRIVATE $<BUILD_INTERFACE:zapis_build_flags>)
endfunction()
