cmake_minimum_required(VERSION 3.25)

# cmake -DPROGRAM=program.cpp -DFOLDER=folder -P beside.cmake -- compiler and flags
#
# The program is ordinary C++ that does not know headsup. It compiles as it is after headsup's headers and
# `using namespace headsup`, and prints what its first lines say, `// prints: …`: what it prints without them.

include(${CMAKE_CURRENT_LIST_DIR}/command.cmake)

file(READ "${PROGRAM}" text)
if(text MATCHES "headsup")
  message(FATAL_ERROR "${PROGRAM} knows headsup")
endif()
string(REGEX MATCHALL "(^|\n)// prints: [^\n]*" expected "${text}")
list(TRANSFORM expected REPLACE "^\n?// prints: " "")
if(NOT expected)
  message(FATAL_ERROR "the first lines of ${PROGRAM} must be '// prints: ' and what it prints")
endif()

# In one file: that a header is read before another is what is tested, and g++ takes what is precompiled only as the first.
get_filename_component(name "${PROGRAM}" NAME_WE)
set(unit "${FOLDER}/${name}.cpp")
file(WRITE "${unit}" "#include <headsup/headsup.hpp>\n#include <headsup/serving.hpp>\nusing namespace headsup;\n#include \"${PROGRAM}\"\n")

execute_process(COMMAND ${command} "${unit}" -o "${FOLDER}/${name}"
  RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(NOT status EQUAL 0 OR NOT output STREQUAL "")
  message(FATAL_ERROR "${output}\n${name} must compile in silence beside headsup; the compiler wrote what stands above")
endif()

execute_process(COMMAND "${FOLDER}/${name}" RESULT_VARIABLE status OUTPUT_VARIABLE output)
string(REGEX REPLACE " *\n" ";" printed "${output}")
list(POP_BACK printed)
if(NOT status EQUAL 0 OR NOT printed STREQUAL expected)
  list(JOIN expected "\n" expected)
  message(FATAL_ERROR "${output}\n${name} must print:\n${expected}\n(it ended with ${status})")
endif()
