cmake_minimum_required(VERSION 3.25)

# cmake -DCASES=must_not_compile -DPART=number -DPARTS=count -DUNIT=unit.cpp -P twins.cmake -- compiler and flags
#
# A part of the cases compile without output as they are, which proves that the refusal of each has its own reason. They
# are compiled as one file, each in a namespace, because starting a compiler and reading the headers takes longer than a
# case. What fails there is looked for one by one.

include(${CMAKE_CURRENT_LIST_DIR}/command.cmake)

file(GLOB all "${CASES}/*.cpp")
list(LENGTH all count)
math(EXPR first "${count} * (${PART} - 1) / ${PARTS}")
math(EXPR next "${count} * ${PART} / ${PARTS}")
math(EXPR length "${next} - ${first}")
list(SUBLIST all ${first} ${length} cases)

# Headers do not belong into a namespace, and what is precompiled comes first.
set(includes "#include <headsup/headsup.hpp>")
set(spaces "")
set(number 0)
foreach(case IN LISTS cases)
  file(STRINGS "${case}" its REGEX "^#include ")
  list(APPEND includes ${its})
  math(EXPR number "${number} + 1")
  string(APPEND spaces "namespace twin_${number} {\n#include \"${case}\"\n}\n")
endforeach()
list(REMOVE_DUPLICATES includes)
list(JOIN includes "\n" includes)
file(WRITE "${UNIT}" "${includes}\n${spaces}")

function(compile source result)
  execute_process(COMMAND ${command} -fsyntax-only "${source}"
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(status EQUAL 0 AND output STREQUAL "")
    set(${result} "" PARENT_SCOPE)
  else()
    set(${result} "${output}(status ${status})" PARENT_SCOPE)
  endif()
endfunction()

compile("${UNIT}" together)
if(NOT together STREQUAL "")
  foreach(case IN LISTS cases)
    compile("${case}" alone)
    if(NOT alone STREQUAL "")
      get_filename_component(name "${case}" NAME)
      message(SEND_ERROR "${alone}\n${name} must compile in silence while REFUSED is not defined; the compiler wrote what stands above")
    endif()
  endforeach()
  message(FATAL_ERROR "${together}\nthe cases must compile in silence together; the compiler wrote what stands above")
endif()
message(STATUS "${length} twins compile")
