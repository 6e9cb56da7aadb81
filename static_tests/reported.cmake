cmake_minimum_required(VERSION 3.25)

# cmake -DFILE=reported.cpp -DCASES=must_not_compile -P reported.cmake
#
# Each family of mistakes that people reported is stopped by a case that exists, or by a law that reported.cpp asks.
set(families 22)

file(READ "${CASES}/small_programs.txt" small)
file(READ "${FILE}" text)
string(REPLACE ";" " " text "${text}")
string(REGEX REPLACE "\n// +" "\n// " text "${text}")
foreach(family RANGE 1 ${families})
  string(REGEX MATCH "\n// ${family}\\. [^\n]*(\n[^\n]+|\n\n[^/\n][^\n]*)*" section "${text}")
  string(FIND "${section}" "\n// ${family}. " at)
  math(EXPR next "${family} + 1")
  string(FIND "${section}" "\n// ${next}. " end)
  string(SUBSTRING "${section}" 0 ${end} section)
  string(REGEX MATCHALL "case[ \n/]+[a-z_0-9]+" cases "${section}")
  if(at LESS 0 OR (NOT cases AND NOT section MATCHES "!laws::"))
    message(SEND_ERROR "family ${family}: neither a case nor a law stops it")
  endif()
  foreach(case IN LISTS cases)
    string(REGEX REPLACE "case[ \n/]+" "" case "${case}")
    if(NOT EXISTS "${CASES}/${case}.cpp" AND NOT "\n\n${small}" MATCHES "\n\n${case}\n")
      message(SEND_ERROR "family ${family}: there is no case ${case}")
    endif()
  endforeach()
endforeach()
message("each of ${families} families of reported mistakes is stopped by a case or a law")
