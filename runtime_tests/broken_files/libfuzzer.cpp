// What libFuzzer finds, in search of bytes that do harm:
//
//     clang++ -std=c++20 -O1 -g -fsanitize=fuzzer,address,undefined -Iinclude runtime_tests/broken_files/libfuzzer.cpp
//     ./a.out -max_total_time=600

#include "check.hpp"

extern "C" int LLVMFuzzerTestOneInput(unsigned char const* data, std::size_t size) {
  check_file({reinterpret_cast<char const*>(data), size});
  return 0;
}
