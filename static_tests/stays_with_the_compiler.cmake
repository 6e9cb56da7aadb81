cmake_minimum_required(VERSION 3.25)

# cmake -DCASE=case.cpp -P stays_with_the_compiler.cmake -- compiler and flags
#
# None of the case's mistakes compiles, and the first error line of each is the compiler's own. That the case compiles
# without a mistake is a test of its own.

include(${CMAKE_CURRENT_LIST_DIR}/command.cmake)

file(STRINGS "${CASE}" mistakes REGEX "^#(el)?if MISTAKE == [0-9]+$")
list(LENGTH mistakes count)
if(count LESS 12)
  message(FATAL_ERROR "${CASE} has ${count} mistakes")
endif()
foreach(i RANGE 1 ${count})
  execute_process(COMMAND ${command} -fsyntax-only -DMISTAKE=${i} ${CASE}
    OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE failed)
  string(REGEX MATCH "error: [^\n]*" first "${output}")
  if(NOT failed)
    message(SEND_ERROR "mistake ${i} compiles: take it from the list in docs/guarantees.md")
  elseif(first STREQUAL "" OR first MATCHES "HU[0-9]")
    message(SEND_ERROR "mistake ${i} is refused in words: take it from the list in docs/guarantees.md\n${output}")
  else()
    message(STATUS "mistake ${i}: ${first}")
  endif()
  # Where a line of headsup is all that the compiler shows, it is in words.
  file(STRINGS "${CASE}" shown REGEX "^ *// ${i} shows: ")
  string(REGEX REPLACE "^ *// ${i} shows: " "" shown "${shown}")
  string(REPLACE "\\;" ";" shown "${shown}")
  string(FIND "${output}" "${shown}" at)
  if(at LESS 0)
    message(SEND_ERROR "mistake ${i} does not show: ${shown}\n${output}")
  endif()
endforeach()
