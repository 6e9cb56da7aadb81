cmake_minimum_required(VERSION 3.25)

# cmake -DROOT=include/headsup -DTESTS="static_tests;runtime_tests" -P mirrors.cmake
#
# Every header has a test of its own, at the same place among the static tests or the run-time tests.

# Headers that have none, each with its reason.
set(headsup.hpp "every example includes it")
set(kernels/attention.hpp "a description without code of its own")
foreach(part IN ITEMS all attention_block lanes product rows tile)
  set(kernels/vectorized/${part}.inl "kernels/vectorized.hpp includes it for each instruction set")
endforeach()
set(kernels/attention_run.hpp "runtime_tests/layers/attention_waves.cpp runs it, through the layers")
set(core/boost_hana.hpp "it includes a header of Boost and no more")
set(diagnostics/torch_members.inl "tensor/torch_members.hpp and diagnostics/refuse.hpp include it")
set(ops/arithmetic_operator.inl "ops/arithmetic.hpp includes it for each operator")
set(ops/torch_word.inl "ops/torch_words.hpp includes it for each word")
set(ops/unnamed_sizes.inl "ops/fill.hpp includes it for each operation")

file(GLOB_RECURSE headers RELATIVE "${ROOT}" "${ROOT}/*.hpp" "${ROOT}/*.inl")
list(LENGTH headers all)
set(mirrored 0)
foreach(header IN LISTS headers)
  string(REGEX REPLACE "\\.[a-z]+$" ".cpp" test "${header}")
  set(found FALSE)
  foreach(folder IN LISTS TESTS)
    if(EXISTS "${folder}/${test}")
      set(found TRUE)
    endif()
  endforeach()
  if(found AND DEFINED ${header})
    message(SEND_ERROR "headsup/${header} has a test: take it from the list of those that have none")
  elseif(found OR DEFINED ${header})
    math(EXPR mirrored "${mirrored} + 1")
  else()
    message(SEND_ERROR "headsup/${header} has no test ${test}, neither static nor at run time")
  endif()
endforeach()
message(STATUS "${mirrored} of ${all} headers have a test of their own")
