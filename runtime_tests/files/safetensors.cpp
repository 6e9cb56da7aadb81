#include <headsup/files/safetensors.hpp>
#include <headsup/headsup.hpp>

#include "../catch.hpp"
#include "written.hpp"

#include <cerrno>
#include <limits>
#include <system_error>

using namespace headsup;

namespace {
std::string const two = R"({"__metadata__":{"format":"pt"},"b":{"dtype":"F32","shape":[2,3],"data_offsets":[8,32]},)"
                        R"("a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}}  )";
std::string const numbers = as_bytes({1, 2, 3, 4, 5, 6, 7, 8});

std::string refusal(std::string const& head, std::string const& bytes = numbers) {
  std::string const file = safetensors_of(head, bytes);
  return error_of([&] { static_cast<void>(safetensors::from_memory(file)); });
}
std::string entry(std::string const& inside) { return "{\"a\":{" + inside + "}}"; }
}  // namespace

TEST_CASE("safetensors: tensors are in the order of their bytes, and read over axes", "[files]") {
  std::string const bytes = safetensors_of(two, numbers);
  safetensors const file = safetensors::from_memory(bytes);
  REQUIRE(file.tensors().size() == 2);
  CHECK(file.tensors()[0].name == "a");
  CHECK(file.find("c") == nullptr);
  CHECK(file.read<float, tokens<2>, d_in<3>>("b") == tensor<float, tokens<2>, d_in<3>>{{3, 4, 5}, {6, 7, 8}});
  auto const rows = file.read<float, tokens<dynamic>, d_in<3>>("b");
  CHECK(rows.size() == 6);
  CHECK(rows(1, 2) == 8);
  CHECK(file.read<double, tokens<2>>("a")(1) == 2.0);
  float some[2]{};
  file.read(*file.find("b"), 4, 2, some);
  CHECK(some[1] == 8);
}

TEST_CASE("safetensors: numbers of 16 bits become floats, and floats numbers of 16 bits", "[files]") {
  std::uint16_t const halves[] = {0x3c00, 0xc100, 0x0001, 0x7c00}, brains[] = {0x3f80, 0xc020, 0x0001, 0x7f80};
  std::string bytes(16, '\0');
  std::memcpy(bytes.data(), halves, 8);
  std::memcpy(bytes.data() + 8, brains, 8);
  std::string const whole = safetensors_of(R"({"h":{"dtype":"F16","shape":[4],"data_offsets":[0,8]},)"
                                           R"("b":{"dtype":"BF16","shape":[4],"data_offsets":[8,16]}})",
                                           bytes);
  safetensors const file = safetensors::from_memory(whole);
  auto const h = file.read<float, tokens<4>>("h"), b = file.read<float, tokens<4>>("b");
  CHECK(h == tensor<float, tokens<4>>{1, -2.5f, 0x1p-24f, std::numeric_limits<float>::infinity()});
  CHECK(b == tensor<float, tokens<4>>{1, -2.5f, 0x1p-133f, std::numeric_limits<float>::infinity()});
  bfloat16 rounded[4];
  file.read(*file.find("h"), 0, 4, rounded);
  CHECK(rounded[1].bits() == 0xc020);
}

TEST_CASE("safetensors: a broken head is refused before a number is read", "[files]") {
  CHECK(error_of([] { safetensors::from_memory("1234567"); }) == "memory is too short to be safetensors");
  std::string const long_head = std::string("\xff\xff\xff\xff\xff\xff\xff\xff", 8) + "{}";
  CHECK(error_of([&] { safetensors::from_memory(long_head); }) ==
        "memory says that its head is longer than the file or 100 MB");
  CHECK(refusal("[]") == "memory is no safetensors: its head does not begin with {");
  CHECK(refusal("{}") == "memory has bytes that belong to no tensor");
  CHECK(refusal("{}", "").empty());
  CHECK(refusal("{} x", "") == "memory: byte 3 of its JSON: expected nothing more");
  CHECK(refusal(entry(R"("dtype":"F32","shape":[8])")) ==
        "memory: byte 32 of its JSON: expected dtype, shape and data_offsets");
  CHECK(refusal(entry(R"("dtype":"F32","dtype":"F32")")) ==
        "memory: byte 28 of its JSON: expected dtype, shape and data_offsets, once");
  CHECK(refusal(entry(R"("dtype":"F32","shape":[-8],"data_offsets":[0,32])")) ==
        "memory: byte 29 of its JSON: expected a whole number, not negative");
  CHECK(refusal(entry(R"("dtype":"F32","shape":[8],"data_offsets":[0,99999999999999999999]})")) ==
        "memory: byte 69 of its JSON: expected a smaller number");
  CHECK(refusal(entry(R"("dtype":"F32","shape":[8],"data_offsets":[32,0])")) ==
        "memory: byte 53 of its JSON: expected two data_offsets, in order");
}

TEST_CASE("safetensors: a file of another kind is called by its name", "[files]") {
  auto const said = [](std::string const& bytes) {
    return error_of([&] { static_cast<void>(safetensors::from_memory(bytes)); });
  };
  CHECK(said("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 548105171\n") ==
        "memory is a pointer of git-lfs, without what it points to; fix: git lfs pull");
  CHECK(said("PK\3\4 as pytorch_model.bin") ==
        "memory is a zip; fix: safetensors.torch.save_file(torch.load(path), other_path) in Python, or npz file(path) "
        "if numpy.savez wrote it");
  CHECK(said("\x93NUMPY\1") == "memory is one array of numpy; fix: read_npy");
  CHECK(said("GGUF\3    ") == "memory is a gguf; fix: the safetensors of which it was made");
  CHECK(said("<!DOCTYPE html>") == "memory is a page of the web; fix: what the page offers");
  CHECK(said("12345678{") == "memory says that its head is longer than the file or 100 MB");
}

TEST_CASE("safetensors: tensors fill the file, one after the other", "[files]") {
  CHECK(refusal(entry(R"("dtype":"F32","shape":[8],"data_offsets":[0,36])")) == "memory: a leaves the file");
  CHECK(refusal(entry(R"("dtype":"F32","shape":[7],"data_offsets":[4,32])")) ==
        "memory: a does not begin where the one before it ends");
  CHECK(refusal(entry(R"("dtype":"F32","shape":[7],"data_offsets":[0,32])")) ==
        "memory: a has other bytes than its sizes and type say");
  // 2^62 + 2 numbers of 4 bytes are 8 bytes, if the product is cut.
  CHECK(refusal(entry(R"("dtype":"F32","shape":[4611686018427387906],"data_offsets":[0,8])"), numbers.substr(0, 8)) ==
        "memory: a has other bytes than its sizes and type say");
  CHECK(refusal(R"({"a":{"dtype":"F32","shape":[4],"data_offsets":[0,16]},)"
                R"("b":{"dtype":"F32","shape":[6],"data_offsets":[8,32]}})") ==
        "memory: b does not begin where the one before it ends");
  CHECK(refusal(R"({"a":{"dtype":"F32","shape":[4],"data_offsets":[0,16]},)"
                R"("a":{"dtype":"F32","shape":[4],"data_offsets":[16,32]}})") == "memory: a is there twice");
  CHECK(refusal(entry(R"("dtype":"F8_E5M2","shape":[32],"data_offsets":[0,32])")).empty());
}

TEST_CASE("safetensors: what a layer's parameters are saved as", "[files]") {
  linear<d_in<3>, d_out<5>> const layer(torch_generator{123});
  written_file const there("saved.safetensors");
  save_parameters(layer, there.path);
  safetensors const file(there.path);
  CHECK(file.read<float, d_out<5>, d_in<3>>("weight") == layer.weight);
  CHECK(file.read<float, d_out<5>>("bias") == layer.bias);
  CHECK(file.tensors()[0].first_byte % 8 == 0);
  std::string const missing = ": " + std::generic_category().message(ENOENT);
  CHECK(error_of([&] { save_parameters(layer, "no_such_folder/x"); }) == "cannot write no_such_folder/x" + missing);
  CHECK(error_of([] { safetensors("no_such_file"); }) == "cannot open no_such_file" + missing);
}
