cmake_minimum_required(VERSION 3.25)

# cmake -DROOT=include/headsup -DTEST=own_functions.cpp -P own_functions.cmake
#
# The test speaks of every operation that refuses calls, and of every word of PyTorch.

file(GLOB_RECURSE headers "${ROOT}/*.hpp")
file(READ "${TEST}" tested)
set(count 0)
foreach(header IN LISTS headers)
  file(READ "${header}" code)
  # Members are no functions of their own.
  string(REGEX MATCHALL "#define HEADSUP_CALL [a-z_]+\n#[^d]" names "${code}")
  # The operators are functions of their operands: a user's own have other ones. What draws is tested by hand. Laws, and
  # what a model alone needs, stand in namespaces of their own.
  if(code MATCHES "arithmetic_operator.inl|drawn.inl|\nnamespace gpt2 {" OR header MATCHES "/laws/")
    continue()
  endif()
  set(own OWN)
  if(code MATCHES "torch_word.inl")
    set(own OWN_ALONE)
  endif()
  foreach(each IN LISTS names)
    string(REGEX REPLACE "^#define HEADSUP_CALL ([a-z_]+)\n#[^d]" "${own}(\\1)" expected "${each}")
    string(FIND "${tested}" "\n${expected}\n" at)
    math(EXPR count "${count} + 1")
    if(at LESS 0)
      message(SEND_ERROR "own_functions.cpp lacks ${expected}")
    endif()
  endforeach()
endforeach()
message(STATUS "${count} names")
if(count LESS 100)
  message(FATAL_ERROR "there are more operations than ${count}")
endif()
