# Release builds: -O3 (CMake's own default for Release), one baseline for all x86-64 machines since 2009,
# and optimisation across files where compiler and linker can do it.
if(ZAPIS_X86_64_V2 AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$" AND CMAKE_SIZEOF_VOID_P EQUAL 8)
  target_compile_options(zapis_build_flags INTERFACE -march=x86-64-v2)
endif()

if(ZAPIS_LTO)
  include(CheckIPOSupported)
  check_ipo_supported(RESULT zapis_lto_works OUTPUT zapis_lto_output LANGUAGES CXX)
  if(zapis_lto_works)
    set(CMAKE_INTERPROCEDURAL_OPTIMIZATION_RELEASE ON)
  else()
    message(STATUS "zapis: no optimisation across files with this compiler and linker")
  endif()
endif()
