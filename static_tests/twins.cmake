cmake_minimum_required(VERSION 3.25)

# cmake -DCASES=must_not_compile -DPART=number -DPARTS=count -DUNIT=unit.cpp -P twins.cmake -- compiler and flags
#
# A part of the cases compile without output as they are, which proves that the refusal of each has its own reason. They
# are compiled together. What fails there is looked for one by one.

include(${CMAKE_CURRENT_LIST_DIR}/command.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/together.cmake)

file(GLOB all "${CASES}/*.cpp")
list(LENGTH all count)
math(EXPR first "${count} * (${PART} - 1) / ${PARTS}")
math(EXPR next "${count} * ${PART} / ${PARTS}")
math(EXPR length "${next} - ${first}")
list(SUBLIST all ${first} ${length} cases)

write_together("${UNIT}" ${cases})

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
