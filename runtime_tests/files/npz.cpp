#include <headsup/files/load_parameters.hpp>
#include <headsup/files/npz.hpp>
#include <headsup/headsup.hpp>

#include "../catch.hpp"
#include "written.hpp"

using namespace headsup;

namespace {
std::string low_first(std::uint64_t number, std::size_t bytes) {
  std::string text;
  for (std::size_t i = 0; i < bytes; ++i) text += static_cast<char>(number >> (8 * i) & 0xff);
  return text;
}
std::string npy_of(std::string const& sizes, std::string const& numbers) {
  std::string const head = "{'descr': '<f4', 'fortran_order': False, 'shape': (" + sizes + "), }\n";
  return std::string("\x93NUMPY\1\0", 8) + low_first(head.size(), 2) + head + numbers;
}

struct member {
  std::string name, bytes;
  unsigned method = 0, flags = 0;
};
// A zip of such members; sizes in 64 bits as numpy writes them, where it says so.
std::string zip_of(std::vector<member> const& members, bool large = false) {
  std::string zip, list;
  for (member const& each : members) {
    std::string const size = low_first(each.bytes.size(), 4), all_ones(4, '\xff');
    std::string const common = low_first(20, 2) + low_first(each.flags, 2) + low_first(each.method, 2) +
                               std::string(4, '\0') + std::string(4, '\0') +
                               (large ? all_ones + all_ones : size + size);
    std::string const extra =
        large ? low_first(1, 2) + low_first(16, 2) + low_first(each.bytes.size(), 8) + low_first(each.bytes.size(), 8)
              : "";
    std::string const lengths = low_first(each.name.size(), 2) + low_first(extra.size(), 2);
    list += std::string("PK\1\2", 4) + low_first(20, 2) + common + lengths + std::string(10, '\0') +
            low_first(zip.size(), 4) + each.name + extra;
    zip += std::string("PK\3\4", 4) + common + lengths + each.name + extra + each.bytes;
  }
  std::string const count = low_first(members.size(), 2);
  return zip + list + std::string("PK\5\6", 4) + std::string(4, '\0') + count + count + low_first(list.size(), 4) +
         low_first(zip.size(), 4) + std::string(2, '\0');
}
std::string refusal(std::string const& bytes) {
  std::string const error = error_of([&] { static_cast<void>(npz::from_memory(bytes)); });
  return error.substr(error.find(' ') + 1);
}
}  // namespace

TEST_CASE("npz: arrays by their names, with sizes in 32 and 64 bits", "[files]") {
  std::vector<member> const members{{"weight.npy", npy_of("2, 3", as_bytes({1, 2, 3, 4, 5, 6}))},
                                    {"bias.npy", npy_of("2,", as_bytes({7, 8}))}};
  for (bool const large : {false, true}) {
    written_file const there("x.npz", zip_of(members, large) + (large ? "" : "a comment"));
    npz const file(there.path);
    CHECK(file.tensors().size() == 2);
    CHECK(file.read<float, d_out<2>, d_in<dynamic>>("weight") ==
          tensor<float, d_out<2>, d_in<3>>{{1, 2, 3}, {4, 5, 6}});
    linear<d_in<3>, d_out<2>> layer;
    load_parameters(layer, file, weight_order::linear);
    CHECK(layer.weight(1, 2) == 6);
    CHECK(layer.bias(1) == 8);
    CHECK(error_of([&] { file.read<float, d_out<2>>("weights"); }) == there.path + " has no tensor weights");
  }
}

TEST_CASE("npz: broken files are refused", "[files]") {
  std::string const two = npy_of("2,", as_bytes({1, -2}));
  CHECK(refusal("") == "is no npz: a zip ends otherwise");
  CHECK(refusal(zip_of({{"x.npy", two, 8}})) == "x is compressed; numpy.savez writes arrays as they are");
  CHECK(refusal(zip_of({{"x.npy", two, 0, 1}})) == "x is encrypted");
  CHECK(refusal("GGUF") == "is a gguf; fix: the safetensors of which it was made");
  CHECK(refusal(zip_of({{"x.npy", two}}).substr(0, 40)) == "is no npz: a zip ends otherwise");
  CHECK(refusal(zip_of({{"archive/data.pkl", two}})) ==
        "archive/data.pkl is no npy; fix: if torch.save wrote it, "
        "safetensors.torch.save_file(torch.load(path), other_path) in Python");
  CHECK(refusal(zip_of({{"x.npy", two}, {"x.npy", two}})) == "x is there twice");
  CHECK(refusal(zip_of({{"x.npy", two.substr(1)}})) == "x is no npy of version 1 to 3");
  CHECK(refusal(zip_of({{"x.npy", npy_of("3,", as_bytes({1, -2}))}})) ==
        "x has other bytes than its sizes and type say");
  std::string const good = zip_of({{"x.npy", two}});
  CHECK(refusal(good.substr(7)) != "");
  std::string moved = good;
  moved[moved.size() - 3] = '\x7f';
  CHECK(refusal(moved) == "lists arrays beyond its end");
  // an array that begins in another's numbers
  std::string const inner = zip_of({{"y.npy", two}});
  std::string outer = zip_of(
      {{"x.npy", npy_of(std::to_string(inner.size() / 4 + 1) + ",", inner + std::string(4 - inner.size() % 4, '\0'))},
       {"y.npy", two}});
  std::size_t const inside = outer.find(std::string("PK\3\4", 4), 4), list = outer.rfind(std::string("PK\1\2", 4));
  outer.replace(list + 42, 4, low_first(inside, 4));
  CHECK(refusal(outer) == "y overlaps the one before it");
}
