cmake_minimum_required(VERSION 3.25)

# cmake -DCASES=constants.cpp -DROOT=include/headsup -P constants.cmake -- compiler and flags
#
# The cases compile without output. With REFUSED defined, what the compiler shows of each is the text above it, and there
# is one for each header that can refuse a constant.

include(${CMAKE_CURRENT_LIST_DIR}/command.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/messages.cmake)

# What was shown of slice<tokens<4>>(x, -4) and others before their texts were computed, and what else is no value.
foreach(message IN ITEMS "role first to firstcount1 are outside role<size>" "take<role>: position 9 is outside tokens<6>"
    "id 3 is outside role<size>" "HU001 f: x has tokens<N>" "HU001 f: x has tokens<count>; fix: g"
    "HU001 f: x has tokens<18446744073709551615>; fix: g" "HU001 f: x has (tokens<6>, ); fix: g" "HU001 f: x has ; fix: g"
    "HU001 contract<>: x has tokens<6>; fix: g" "HU001 f: x; fix: slice<tokens<size>>(x)")
  find_placeholder("${message}" placeholder)
  if(NOT placeholder)
    message(SEND_ERROR "no placeholder is found in: ${message}")
  endif()
endforeach()
foreach(message IN ITEMS "slice: tokens -4 to -1 are outside tokens<6>" "HU001 transpose<tokens, d_in>: x has tokens<dynamic>"
    "HU001 f: x has tokens<6>; fix: expect_size<tokens<N>>(x)" "HU001 f: x; fix: decltype(layer)::cache<> cache")
  find_placeholder("${message}" placeholder)
  if(placeholder)
    message(SEND_ERROR "'${placeholder}' is no placeholder in: ${message}")
  endif()
endforeach()

if(command MATCHES "clang")
  list(APPEND command -ferror-limit=0)
endif()

execute_process(COMMAND ${command} -fsyntax-only "${CASES}"
  RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(NOT status EQUAL 0 OR NOT output STREQUAL "")
  message("${output}")
  message(FATAL_ERROR "${CASES} must compile in silence while REFUSED is not defined")
endif()

execute_process(COMMAND ${command} -fsyntax-only -DREFUSED "${CASES}" OUTPUT_VARIABLE output ERROR_VARIABLE output)
set(all "${output}")
set(shown "")
set(texts 0)
while(NOT output STREQUAL "")
  take_line(line output)
  if(line MATCHES "error: [^ ]*__builtin_strcmp\\(|note: in call to 'not_a_constant<.*pieces<")
    join_literals("${line}" text)
    string(REPLACE "\\'" "'" text "${text}")
    string(STRIP "${text}" text)
    find_placeholder("${text}" placeholder)
    if(placeholder)
      message(SEND_ERROR "'${placeholder}' stands where its value should: ${text}")
    endif()
    string(APPEND shown "\n${text}\n")
    math(EXPR texts "${texts} + 1")
  endif()
endwhile()

file(READ "${CASES}" cases)
set(expected 0)
set(headers "")
while(NOT cases STREQUAL "")
  take_line(line cases)
  if(line MATCHES "^// ([a-z_]+/[a-z_]+\\.hpp): (.*)$")
    list(APPEND headers "${CMAKE_MATCH_1}")
    math(EXPR expected "${expected} + 1")
    string(FIND "${shown}" "\n${CMAKE_MATCH_2}\n" at)
    if(at LESS 0)
      message(SEND_ERROR "no constant is refused with the words: ${CMAKE_MATCH_2}")
    endif()
  endif()
endwhile()
if(NOT texts EQUAL expected)
  message("${all}")
  message(SEND_ERROR "${texts} texts are shown of ${expected} constants")
endif()

# Headers that refuse nothing in a constant, each with its reason.
set(calls/call.hpp "it is how others refuse")
set(core/argument_error.hpp "it is how others refuse")
set(core/not_a_constant.hpp "it is how a constant is refused")
set(diagnostics/run_time.hpp "it is how others refuse sizes")
foreach(part IN ITEMS input_file json_cursor load_parameters npy safetensors stored_tensor)
  set(files/${part}.hpp "constants read no files")
endforeach()
set(kernels/instruction_set.hpp "constants use no instruction set")
set(math/ieee.hpp "it asks when the program starts")
set(parallel/forked.hpp "constants use no threads")
set(parallel/worker_threads.hpp "constants use no threads")
set(tokenizer/byte_pairs.hpp "constants read no files")
set(serving/overlap.hpp "addresses are compared at run time")
set(tensor/storage.hpp "a constant holds what the compiler gives it")

file(GLOB_RECURSE all RELATIVE "${ROOT}" "${ROOT}/*.hpp")
foreach(header IN LISTS all)
  file(STRINGS "${ROOT}/${header}" calls REGEX "(^|[^a-z_])(reject|refuse_sizes)(<[a-z_]+>)?\\(")
  if(calls AND NOT DEFINED ${header} AND NOT header IN_LIST headers)
    message(SEND_ERROR "headsup/${header} refuses, but no constant of ${CASES}")
  elseif(DEFINED ${header} AND (NOT calls AND NOT header MATCHES "^core/" OR header IN_LIST headers))
    message(SEND_ERROR "headsup/${header} needs no reason to have no constant in ${CASES}")
  endif()
endforeach()
message(STATUS "${texts} constants are refused with their texts")
