#include <headsup/files/npy.hpp>
#include <headsup/files/npy_head.hpp>
#include <headsup/headsup.hpp>

#include "../catch.hpp"
#include "written.hpp"

using namespace headsup;

namespace {
std::string npy_of(std::string const& head, std::string const& numbers) {
  return std::string("\x93NUMPY\1\0", 8) + static_cast<char>(head.size()) + '\0' + head + numbers;
}
std::string refusal(std::string const& bytes) {
  written_file const there("refused.npy", bytes);
  std::string const error = error_of([&] { read_npy<float, tokens<2>>(there.path); });
  return error.substr(error.find(' ') + 1);
}
}  // namespace

TEST_CASE("npy: what is saved is read", "[files]") {
  tensor<float, tokens<2>, d_in<3>> const x{{1, 2, 3}, {4, 5, 6}};
  written_file const there("x.npy");
  save_npy(x, there.path);
  CHECK(read_npy<float, tokens<2>, d_in<3>>(there.path) == x);
  CHECK(read_npy<float, tokens<dynamic>, d_in<3>>(there.path) == x);
  headsup_detail::input_file const file(there.path);
  CHECK(headsup_detail::npy_head(file).made().first_byte % 64 == 0);
  CHECK(error_of([&] { read_npy<float, tokens<3>, d_in<2>>(there.path); }) ==
        there.path + ": is [2, 3], wanted [3, 2]");
}

TEST_CASE("npy: versions, blanks and types as numpy writes them", "[files]") {
  std::string const two = as_bytes({1, -2});
  written_file const plain("plain.npy", npy_of("{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }   \n", two));
  CHECK(read_npy<float, tokens<2>>(plain.path)(1) == -2);
  std::string const head = "{'shape': (2,), 'fortran_order': False, 'descr': '<f4'}\n";
  std::string version_3("\x93NUMPY\3\0", 8);
  version_3.append(1, static_cast<char>(head.size())).append(3, '\0').append(head).append(two);
  written_file const third("third.npy", version_3);
  CHECK(read_npy<float, tokens<2>>(third.path)(1) == -2);
  written_file const bits(
      "bits.npy", npy_of("{'descr': '|b1', 'fortran_order': False, 'shape': (3,), }\n", std::string("\0\1\x7", 3)));
  CHECK(read_npy<bool, tokens<3>>(bits.path) == tensor<bool, tokens<3>>{false, true, true});
}

TEST_CASE("npy: broken files are refused", "[files]") {
  std::string const two = as_bytes({1, -2});
  CHECK(refusal("\x93NUMPY") == "is too short to be an npy");
  CHECK(refusal("no kind that is known") == "is no npy of version 1 to 3");
  CHECK(refusal("PK\3\4 a zip, as npz") ==
        "is a zip; fix: safetensors.torch.save_file(torch.load(path), other_path) in Python, or npz file(path) if "
        "numpy.savez wrote it");
  CHECK(refusal(std::string("\2\0\0\0\0\0\0\0{}  ", 12)) == "is safetensors; fix: safetensors file(path)");
  CHECK(refusal(std::string("\x93NUMPY\4\0{}  ", 12)) == "is no npy of version 1 to 3");
  CHECK(refusal(npy_of("{'descr': '<f4', 'fortran_order': True, 'shape': (2,), }\n", two)) ==
        "is in Fortran's order; np.ascontiguousarray(x) in Python gives the order of C");
  CHECK(refusal(npy_of("{'descr': '<f4', 'fortran_order': False, 'shape': (3,), }\n", two)) ==
        "has other bytes than its sizes and type say");
  CHECK(refusal(npy_of("{'descr': '<f4', 'fortran_order': False, 'shape': (4611686018427387906,), }\n", two)) ==
        "has a size that is no number, or too large");
  CHECK(refusal(npy_of("{'descr': '>f4', 'fortran_order': False, 'shape': (2,), }\n", two)) ==
        "holds another type, wanted F32");
  CHECK(refusal(npy_of("{'descr': '<f4', 'shape': (2,), }\n", two)) ==
        "has a head without descr, fortran_order and shape");
  CHECK(refusal(npy_of("{'descr': '<f4', 'descr': '<f4', 'shape': (2,), }\n", two)) ==
        "has a head with another key: descr");
  CHECK(refusal(npy_of("{'descr': '<f4, ", two)) == "has a text without an end");
  CHECK(refusal(std::string("\x93NUMPY\1\0\xff\xff{}", 12)) == "says that its head is longer than the file or 1 MB");
}
