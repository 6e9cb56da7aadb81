cmake_minimum_required(VERSION 3.25)

# cmake -DCASES=must_not_compile -P silent_bugs.cmake
#
# The shape bugs that PyTorch runs without complaint, by the numbers that docs/errors gives them: each has a case.
set(bugs 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27)

list(LENGTH bugs all)
set(refused 0)
foreach(bug IN LISTS bugs)
  file(GLOB found "${CASES}/bug_${bug}_*.cpp")
  if(found)
    math(EXPR refused "${refused} + 1")
  else()
    message("bug ${bug} has no case must_not_compile/bug_${bug}_….cpp")
  endif()
endforeach()

file(GLOB cases "${CASES}/*.cpp")
list(LENGTH cases count)
message("${refused} of ${all} silent bugs are cases")
message("${count} mistakes are cases, each beside a twin that compiles")
if(NOT refused EQUAL all)
  message(FATAL_ERROR "a bug is missing")
endif()
