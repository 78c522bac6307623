# zapis_build_flags: what every target of ours is built with and none passes on.
add_library(zapis_build_flags INTERFACE)

target_compile_options(zapis_build_flags INTERFACE
  -Wall
  -Wextra
  -Wpedantic
  -Wshadow
  -Wconversion
  -Wsign-conversion
  -Wold-style-cast
  -Wnon-virtual-dtor
  $<$<BOOL:${ZAPIS_WERROR}>:-Werror>)

# Checks inside the standard library where speed doesn't matter.
target_compile_definitions(zapis_build_flags INTERFACE
  $<$<NOT:$<CONFIG:Release,MinSizeRel>>:_GLIBCXX_ASSERTIONS>)
