#include <headsup/files/safetensors.hpp>
#include <headsup/files/weights_file.hpp>
#include <headsup/headsup.hpp>

#include "../catch.hpp"
#include "written.hpp"

using namespace headsup;

namespace {
std::string const head = R"({"b":{"dtype":"F32","shape":[2,3],"data_offsets":[8,32]},)"
                         R"("a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})";
}  // namespace

TEST_CASE("weights_file: what was asked is compared with what the file says", "[files]") {
  std::string const bytes = safetensors_of(head, as_bytes({1, 2, 3, 4, 5, 6, 7, 8}));
  safetensors const file = safetensors::from_memory(bytes);
  CHECK(error_of([&] { file.read<float, tokens<3>, d_in<2>>("b"); }) == "memory: b is [2, 3], wanted [3, 2]");
  CHECK(error_of([&] { file.read<float, tokens<6>>("b"); }) == "memory: b has 2 axes, wanted 1");
  CHECK(error_of([&] { file.read<float, tokens<2>>("c"); }) == "memory has no tensor c");
  CHECK(error_of([&] { file.read<int, tokens<2>>("a"); }) == "memory: a holds F32, wanted I32");
  // What loses no fractions is offered.
  std::string const doubles =
      safetensors_of(R"({"x":{"dtype":"F64","shape":[1],"data_offsets":[0,8]}})", as_bytes({0, 0}));
  CHECK(error_of([&] { safetensors::from_memory(doubles).read<float, tokens<1>>("x"); }) ==
        "memory: x holds F64, wanted F32; fix: x.float() in torch or x.astype('<f4') in numpy, before it is saved");
  float some[9]{};
  CHECK(error_of([&] { file.read(*file.find("b"), 4, 3, some); }) == "memory: b has fewer numbers");
}
