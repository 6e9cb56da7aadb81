#include <headsup/files/input_file.hpp>

#include "../catch.hpp"
#include "written.hpp"

#include <cerrno>
#include <system_error>

using namespace headsup::headsup_detail;

TEST_CASE("input_file: bytes that are there", "[files]") {
  written_file const there("bytes", "abcdef");
  input_file const file(there.path);
  char two[3]{};
  file.read(3, two, 2);
  CHECK(std::string(two) == "de");
  file.read(6, two, 0);
  CHECK(error_of([&] { file.read(5, two, 2); }) == there.path + " is cut: byte 7 cannot be read");
  CHECK(error_of([&] { file.read(~std::uint64_t{0}, two, 2); }) == there.path + " is cut: byte 1 cannot be read");
}

#if defined(__linux__)
TEST_CASE("input_file: a folder is no file", "[files]") {
  CHECK(error_of([] { input_file const file(std::string(".")); }) ==
        "cannot read .; fix: a file in it, if it is a folder");
}
#endif

TEST_CASE("input_file: a file that is cut while it is read", "[files]") {
  written_file const there("cut", std::string(1 << 16, 'x'));
  input_file const file(there.path);
  {
    written_file const shorter("cut", "x");
  }  // another file takes its place: this one still has its bytes
  std::string bytes(1 << 16, '\0');
  file.read(0, bytes.data(), bytes.size());
  CHECK(bytes.back() == 'x');

  written_file const again("again", std::string(1 << 16, 'y'));
  input_file const open(again.path);
  std::FILE* const cut = std::fopen(again.path.c_str(), "wb");
  std::fclose(cut);
  CHECK(error_of([&] { open.read(0, bytes.data(), bytes.size()); }) ==
        again.path + " is cut: byte 65536 cannot be read");
}

TEST_CASE("output_file: nothing is left of what was not finished", "[files]") {
  written_file const there("whole");
  {
    output_file file(there.path);
    file.write("abc", 3);
  }
  std::string const missing = ": " + std::generic_category().message(ENOENT);
  CHECK(error_of([&] { input_file const file(there.path); }) == "cannot open " + there.path + missing);
  CHECK(error_of([&] { input_file const file(there.path + ".part"); }) ==
        "cannot open " + there.path + ".part" + missing);
}
