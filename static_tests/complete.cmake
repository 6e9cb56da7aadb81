cmake_minimum_required(VERSION 3.25)

# cmake -DROOT=include/headsup -DTESTS=static_tests -P complete.cmake
#
# What a test says of every role and of every kernel, it says of those that the header declares.
function(compare header declaration test mention)
  file(READ "${ROOT}/${header}" code)
  file(READ "${TESTS}/${test}" tested)
  set(missing 0)
  string(REGEX MATCHALL "${declaration}" declared "${code}")
  foreach(each IN LISTS declared)
    string(REGEX REPLACE "${declaration}" "\\1" name "${each}")
    string(REPLACE "NAME" "${name}" expected "${mention}")
    if(NOT tested MATCHES "${expected}")
      message(SEND_ERROR "${test} says nothing of ${name}, which headsup/${header} declares")
      math(EXPR missing "${missing} + 1")
    endif()
  endforeach()
  list(LENGTH declared all)
  math(EXPR found "${all} - ${missing}")
  message(STATUS "${found} of ${all} names of headsup/${header} are tested")
  if(all EQUAL 0)
    message(SEND_ERROR "no declaration found in headsup/${header}")
  endif()
endfunction()

compare(axes/roles.hpp "struct ([a-z_]+) : axis<" axes/roles.cpp "is_named<(image::)?NAME>\\(\"NAME\"\\)")
compare(axes/roles.hpp "struct ([a-z_]+) : axis<" axes/roles.cpp "[ <](image::)?NAME<2>")
compare(kernels/vectorized.hpp "inline [a-z:_]+ ([a-z_]+)\\(instruction_set which" kernels/vectorized.cpp "takes<kernels::NAME,")
