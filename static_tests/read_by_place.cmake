cmake_minimum_required(VERSION 3.25)

# cmake -DROOT=include/headsup -P read_by_place.cmake
#
# Each operation is read by place, or by_place/none.hpp says why it is not.

# Those whose row is a function of two numbers are read together, by it; so are those of all along an axis, as below.
set(read plus minus times over less_than at_most greater_than at_least both either)
file(GLOB headers "${ROOT}/by_place/*.hpp")
foreach(header IN LISTS headers)
  file(READ "${header}" code)
  string(REGEX MATCHALL "(reading|of_row|hidden_by|only_says)<headsup_rule::[a-z_]+|HEADSUP_[A-Z_]+\\([a-z_]+" found "${code}")
  list(TRANSFORM found REPLACE "^.*(::|\\()" "")
  list(APPEND read ${found})
endforeach()

file(GLOB headers "${ROOT}/ops/*.hpp")
set(operations 0)
foreach(header IN LISTS headers)
  file(READ "${header}" code)
  string(REGEX MATCHALL "struct [a-z_]+ : row<[^;]+operator\\(\\)\\([^()]+ first, std::size_t step, std::size_t n\\)" reduced "${code}")
  list(TRANSFORM reduced REPLACE "^struct ([a-z_]+) .*" "\\1")
  list(APPEND read ${reduced})
  file(STRINGS "${header}" rows REGEX "^struct [a-z_]+ : row<headsup_calls::op::")
  foreach(row IN LISTS rows)
    string(REGEX REPLACE "^struct ([a-z_]+) .*" "\\1" name "${row}")
    math(EXPR operations "${operations} + 1")
    if(NOT name IN_LIST read)
      message(SEND_ERROR "by_place has no reading of ${name}, and by_place/none.hpp does not say why")
    endif()
  endforeach()
endforeach()
if(operations EQUAL 0)
  message(SEND_ERROR "there are no operations in ${ROOT}/ops")
endif()
message(STATUS "${operations} operations are read by place, or it is said why not")
