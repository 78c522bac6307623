# Sanitizers touch every object of the build, so these flags are global.
if(ZAPIS_SANITIZE STREQUAL "address")
  set(zapis_sanitize_flags -fsanitize=address,undefined)
elseif(ZAPIS_SANITIZE STREQUAL "thread")
  set(zapis_sanitize_flags -fsanitize=thread)
elseif(ZAPIS_SANITIZE)
  message(FATAL_ERROR "ZAPIS_SANITIZE is '${ZAPIS_SANITIZE}': address, thread or nothing was expected")
endif()

if(ZAPIS_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "ZAPIS_FUZZ needs clang: libFuzzer comes with it")
  endif()
  # The libraries are instrumented; only the fuzz targets themselves get libFuzzer's main.
  set(zapis_sanitize_flags -fsanitize=fuzzer-no-link,address,undefined)
endif()

if(zapis_sanitize_flags)
  add_compile_options(${zapis_sanitize_flags} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(${zapis_sanitize_flags})
endif()
