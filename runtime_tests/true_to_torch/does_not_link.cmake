cmake_minimum_required(VERSION 3.25)

# cmake -DFOLDER=scratch -P does_not_link.cmake -- compiler and flags
#
# What is compiled with HEADSUP_AS_PYTORCH links with no file that is not, and says first of all that it was refused.
include(${CMAKE_CURRENT_LIST_DIR}/../../static_tests/command.cmake)

file(MAKE_DIRECTORY ${FOLDER})
file(WRITE ${FOLDER}/one.cpp [[
#include <headsup/headsup.hpp>
using namespace headsup;
float first(tensor<float, tokens<3>> const& x) { return x(0); }
]])
file(WRITE ${FOLDER}/other.cpp [[
#include <headsup/headsup.hpp>
using namespace headsup;
float first(tensor<float, tokens<3>> const& x);
constexpr tensor<float, tokens<3>> x{{1, 2, 3}};
int main() {
  std::fprintf(stderr, "%g\n", static_cast<double>(first(matmul(rename<tokens, keys>(x), x) + x)));
}
]])

function(built file)
  execute_process(COMMAND ${command} ${ARGN} -c ${FOLDER}/${file}.cpp -o ${FOLDER}/${file}.o COMMAND_ERROR_IS_FATAL ANY)
endfunction()
function(linked result output)
  execute_process(COMMAND ${command} ${FOLDER}/one.o ${FOLDER}/other.o -o ${FOLDER}/program
    RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
  set(${result} ${status} PARENT_SCOPE)
  set(${output} "${said}" PARENT_SCOPE)
endfunction()

built(one)
built(other -DHEADSUP_AS_PYTORCH)
linked(status said)
if(status EQUAL 0 OR NOT said MATCHES "as_pytorch::tensor<")
  message(FATAL_ERROR "files with and without HEADSUP_AS_PYTORCH must not link, by the namespace that says so:\n${said}")
endif()

built(one -DHEADSUP_AS_PYTORCH)
linked(status said)
execute_process(COMMAND ${FOLDER}/program RESULT_VARIABLE ran ERROR_VARIABLE said)
set(place "other.cpp:6: HU006 matmul\n")
if(command MATCHES "clang")  # from 16 on
  set(place "(${place})?")
endif()
if(NOT status EQUAL 0 OR NOT ran EQUAL 0 OR
   NOT said MATCHES "^This program was refused[^\n]*\nHU006 matmul: .*PyTorch runs it[^:]*${place}15\n$")
  message(FATAL_ERROR "it must run, and say that it was refused, by which sentence and where:\n${said}")
endif()
message(STATUS "refused programs link only with each other")
