cmake_minimum_required(VERSION 3.25)

# cmake -DDEMO=program -DCASE=must_not_compile/demo.cpp -P mistake.cmake
#
# The mistake that the demo starts with is the one of that case, which shows what the compiler says of it: the same lines
# in the same order, first those that are refused, then the sentence, then the twin's.
execute_process(COMMAND ${DEMO} --section mistake --color never OUTPUT_VARIABLE shown COMMAND_ERROR_IS_FATAL ANY)
string(REGEX REPLACE "[ \n]+" " " rest "${shown}")  # wherever the demo breaks its lines

# What stands further up was found already.
function(must_follow text)
  string(FIND "${rest}" "${text}" at)
  if(at LESS 0)
    message(FATAL_ERROR "the demo does not show, at its place: ${text}\n${shown}")
  endif()
  string(LENGTH "${text}" length)
  math(EXPR at "${at} + ${length}")
  string(SUBSTRING "${rest}" ${at} -1 rest)
  set(rest "${rest}" PARENT_SCOPE)
endfunction()

file(READ "${CASE}" case)
if(NOT case MATCHES "^// expect: ([^\n]+)\n")
  message(FATAL_ERROR "${CASE} states no words")
endif()
set(sentence "${CMAKE_MATCH_1}")
set(line "constexpr auto [^\n]+;\n")
if(NOT case MATCHES "constexpr auto inputs[^\n]+\n(.+)\n#ifdef REFUSED\n(${line})#else\n(${line})#endif\n(${line})$")
  message(FATAL_ERROR "${CASE} is not made of lines that the demo could show")
endif()
foreach(text IN ITEMS "${CMAKE_MATCH_1}" "${CMAKE_MATCH_2}" "${CMAKE_MATCH_4}" "error ${sentence} " "${CMAKE_MATCH_3}"
        "${CMAKE_MATCH_4}")
  string(REGEX REPLACE "[ \n]+" " " text "${text}")
  must_follow("${text}")
endforeach()
