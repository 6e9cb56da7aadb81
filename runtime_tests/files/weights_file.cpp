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
  // Of a square weight somebody says the order, unless its elements are looked up or looked at.
  std::string const square =
      safetensors_of(R"({"w":{"dtype":"F32","shape":[2,2],"data_offsets":[0,16]}})", as_bytes({1, 2, 3, 4}));
  safetensors const of_square = safetensors::from_memory(square);
  CHECK(error_of([&] { of_square.read<float, d_out<2>, d_in<2>>("w"); }) ==
        "memory: w is square: say weight_order::linear or conv1d");
  using weight = tensor<float, d_out<2>, d_in<2>>;
  CHECK(of_square.read<float, d_out<2>, d_in<2>>("w", weight_order::linear) == weight{{1, 2}, {3, 4}});
  CHECK(of_square.read<float, d_out<2>, d_in<2>>("w", weight_order::conv1d) == weight{{1, 3}, {2, 4}});
  CHECK(of_square.read<float, tokens<2>, d_in<2>>("w")(0, 1) == 2);
  CHECK(file.read<float, d_out<3>, d_in<2>>("b", weight_order::conv1d)(2, 0) == 5);
  CHECK(file.read<float, d_out<dynamic>, d_in<2>>("b", weight_order::conv1d).sizes().data()[0] == 3);
  CHECK(error_of([&] { file.read<float, d_out<2>, d_in<3>>("b", weight_order::conv1d); }) ==
        "memory: b is [2, 3], wanted [3, 2]");
  float some[9]{};
  CHECK(error_of([&] { file.read(*file.find("b"), 4, 3, some); }) == "memory: b has fewer numbers");
}

TEST_CASE("weights_file: axes of which a file says what they are are those that are read", "[files]") {
  linear<d_in<2>, d_out<2>, bias::no> const layer(torch_generator{1});
  written_file const there("axes.safetensors");
  save_parameters(layer, there.path);
  safetensors const file(there.path);
  CHECK(file.read<float, d_out<2>, d_in<2>>("weight") == layer.weight);
  CHECK(file.read<float, d_in<2>, d_out<2>>("weight", weight_order::conv1d) == transpose(layer.weight));
  CHECK(error_of([&] { file.read<float, d_in<2>, d_out<2>>("weight"); }) ==
        there.path + ": weight is over (d_out, d_in), wanted (d_in, d_out); weight_order::conv1d fits");
  CHECK(error_of([&] { file.read<float, d_out<2>, d_in<2>>("weight", weight_order::conv1d); }) ==
        there.path + ": weight is over (d_out, d_in); weight_order::linear fits");
}
