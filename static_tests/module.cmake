cmake_minimum_required(VERSION 3.25)

# cmake -DROOT=. -DFOLDER=scratch -P module.cmake -- clang++ -std=c++20 -Iinclude
#
# import headsup; is what #include <headsup/headsup.hpp> is, by the two commands that docs/install.md names: a program that
# imports computes a constant, runs, and is linked to a file that includes; a mistake is told in the same words.
include(${CMAKE_CURRENT_LIST_DIR}/command.cmake)
set(unit ${ROOT}/source/headsup.cppm)
set(compiled ${FOLDER}/headsup.pcm)
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER})

function(run result)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE text ERROR_VARIABLE text)
  if(NOT status EQUAL 0)
    list(JOIN ARGN " " line)
    message(FATAL_ERROR "${line}\n${text}")
  endif()
  set(${result} "${text}" PARENT_SCOPE)
endfunction()

# Whatever headsup includes from elsewhere was included before the module begins.
run(text ${command} -E ${unit})
string(FIND "${text}" "export module headsup;" begin)
string(SUBSTRING "${text}" 0 ${begin} before)
string(SUBSTRING "${text}" ${begin} -1 text)
string(REGEX MATCHALL "\n# [0-9]+ \"[^\"]+\" 1" entered "${text}")
foreach(each IN LISTS entered)
  string(REGEX REPLACE ".*\"(.*)\".*" "\\1" header "${each}")
  string(FIND "${before}" " \"${header}\" 1" at)
  if(at LESS 0 AND NOT header MATCHES "include/headsup/")
    message(SEND_ERROR "source/headsup.cppm must include, above the module: ${header}")
  endif()
endforeach()

set(strict -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
run(said ${command} ${strict} --precompile ${unit} -o ${compiled})
set(importing ${command} ${strict} -fmodule-file=headsup=${compiled})
run(said ${importing} -c ${ROOT}/static_tests/module/main.cpp -o ${FOLDER}/main.o)
run(said ${command} ${strict} -c ${ROOT}/static_tests/module/part.cpp -o ${FOLDER}/part.o)
run(said ${command} ${FOLDER}/main.o ${FOLDER}/part.o ${compiled} -o ${FOLDER}/program)
run(said ${FOLDER}/program)
if(NOT said MATCHES "tokens<4>" OR NOT said MATCHES "tensor\\(\\[6\\., 6\\.\\]\\)\n$")
  message(SEND_ERROR "the program printed: ${said}")
endif()

# A mistake, and one that only the test of its words may make: the first error, and how long all of it is.
foreach(way IN ITEMS includes imports)
  file(READ ${ROOT}/static_tests/must_not_compile/readme.cpp case)
  if(way STREQUAL "imports")
    string(REPLACE "#include <headsup/headsup.hpp>" "import headsup;" case "${case}")
  endif()
  file(WRITE ${FOLDER}/${way}.cpp "${case}")
  execute_process(COMMAND ${importing} -fsyntax-only -DREFUSED ${FOLDER}/${way}.cpp RESULT_VARIABLE status
    ERROR_VARIABLE ${way})
  string(REGEX MATCHALL "error:[^\n]*" ${way} "${${way}}")
endforeach()
if(status EQUAL 0 OR NOT imports MATCHES "HU003" OR NOT imports STREQUAL includes)
  message(SEND_ERROR "with import the compiler says\n${imports}\nand with #include\n${includes}")
endif()
message(STATUS "a program that imports headsup runs, and is refused in the same words")
