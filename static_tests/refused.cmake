cmake_minimum_required(VERSION 3.25)

# cmake -DCASE=case.cpp [-DTWIN=OFF] [-DKEPT=file] -P refused.cmake -- compiler and flags
#
# The case compiles without output as it is, which proves that the refusal has its own reason; or that is asked elsewhere.
# With REFUSED defined it fails with one error, whose first line is the sentence that the case names, `// expect: `, whole.
# The output is short and shows the user's own line.
# Its length is that of the message: the line in which Clang counts the errors does not count, and the one in which g++
# would say that the case includes a header counts also where the header is precompiled.
# What the compiler said is kept in KEPT, for tests that read messages and need not ask again: kept_messages.py.
set(longest 12)
set(computes_words FALSE)

include(${CMAKE_CURRENT_LIST_DIR}/command.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/messages.cmake)
if(command MATCHES "-std=(c|gnu)\\+\\+(26|2c)")
  set(longest 9)
  set(computes_words TRUE)  # in an assertion
endif()

function(complain text)
  message("${output}")
  message(FATAL_ERROR "${text}; the compiler wrote what stands above")
endfunction()

# What compiles in C++20 also compiles in C++26: only the messages differ.
if(NOT computes_words AND NOT (DEFINED TWIN AND NOT TWIN))
  execute_process(COMMAND ${command} -fsyntax-only "${CASE}"
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL 0 OR NOT output STREQUAL "")
    complain("it must compile in silence while REFUSED is not defined")
  endif()
endif()

execute_process(COMMAND ${command} -fsyntax-only -DREFUSED "${CASE}"
  RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(status EQUAL 0)
  complain("it must not compile while REFUSED is defined")
endif()
if(DEFINED KEPT)
  file(WRITE "${KEPT}" "${output}")
endif()

get_filename_component(name "${CASE}" NAME)
string(REPLACE "." "\\." pattern "${name}")
set(rest "${output}")
set(lines 0)
set(errors 0)
while(NOT rest STREQUAL "")
  take_line(line rest)
  if(NOT line MATCHES "^[0-9]+ errors? generated\\.$")
    math(EXPR lines "${lines} + 1")
  endif()
  if(NOT command MATCHES "clang" AND line MATCHES "^(In file included| +) ?from .*:$" AND NOT line MATCHES "${pattern}:")
    math(EXPR lines "${lines} + 1")
  endif()
  if(line MATCHES "error:")
    math(EXPR errors "${errors} + 1")
    if(errors EQUAL 1)
      join_literals("${line}" joined)
      set(first_error "${line}\n${joined}")
    endif()
  endif()
endwhile()

file(READ "${CASE}" case)
take_line(line case)
if(NOT line MATCHES "^// expect: (.+)$")
  message(FATAL_ERROR "the first line must be '// expect: ' and the sentence of the refusal")
endif()
set(expected "${CMAKE_MATCH_1}")
# A template between the mistake and the user's line, such as an axis, is one note more, of three lines.
if(case MATCHES "^// templates between: ([0-9]+)\n")
  math(EXPR longest "${longest} + 3 * ${CMAKE_MATCH_1}")
endif()

if(NOT errors EQUAL 1)
  complain("one mistake is one error, not ${errors}")
elseif(lines GREATER longest)
  complain("${lines} lines are more than ${longest}")
elseif(NOT output MATCHES "${pattern}:[0-9]+")
  complain("the line of ${name} that is wrong must be shown")
endif()

# Joined from the pieces of the line, or else as the line has it. (No list: a sentence has semicolons.)
string(REGEX MATCH "HU[0-9][0-9][0-9] [^\n]*$" sentence "${first_error}")
if(NOT sentence)
  string(REGEX MATCH "HU[0-9][0-9][0-9] [^\n]*" sentence "${first_error}")
endif()
find_placeholder("${sentence}" placeholder)
if(NOT sentence)
  complain("the first line with 'error:' must have a code")
elseif(NOT sentence STREQUAL expected)
  complain("the first line with 'error:' must say: ${expected}")
elseif(placeholder)
  complain("'${placeholder}' stands where its value should")
endif()
