#include <headsup/files.hpp>
#include <headsup/gpt2.hpp>
#include <headsup/gpt2/load_packed.hpp>
#include <headsup/headsup.hpp>

#include "../files/written.hpp"
#include "catch.hpp"

#include <string>
#include <type_traits>

using namespace headsup;

namespace {
using tiny = gpt2::size<2, 2, 8, vocab<11>, context_length<6>>;
tensor<int, batch<2>, ids_of<vocab<11>, tokens<5>>> const ids{{{3, 1, 4, 1, 5}, {9, 2, 6, 5, 3}}};

template <class Model, class Weight, class Cached> void compare(Model const& model, std::string const& path) {
  auto const loaded = gpt2::load_packed<Model, Weight, Cached>(safetensors(path), std::span<parameter_names const>(),
                                                               weight_order::linear);
  auto const packed = pack<Weight, Cached>(model);
  static_assert(std::is_same_v<decltype(loaded), decltype(packed)>);
  CHECK(loaded(ids) == packed(ids));
}
}  // namespace

TEST_CASE("gpt2::load_packed: the same as loaded and then packed", "[gpt2]") {
  written_file const there("load_packed.safetensors");
  gpt2::model<tiny> const tied(torch_generator{123});
  save_parameters(tied, there.path);
  compare<gpt2::model<tiny>, float, float>(tied, there.path);
  compare<gpt2::model<tiny>, bfloat16, bfloat16>(tied, there.path);
  using untied = gpt2::model<tiny, gpt2::untied, qkv_bias::no>;
  untied const apart(torch_generator{5});
  save_parameters(apart, there.path);
  compare<untied, bfloat16, float>(apart, there.path);
}

TEST_CASE("gpt2::load_packed: what is wrong in the file is said as a whole, before anything is read", "[gpt2]") {
  written_file const there("load_packed_wrong.safetensors");
  save_parameters(gpt2::model<tiny>(torch_generator{123}), there.path);
  using larger = gpt2::model<gpt2::size<2, 2, 8, vocab<11>, context_length<7>>>;
  std::string const said = error_of([&] {
    (void)gpt2::load_packed<larger>(safetensors(there.path), std::span<parameter_names const>(), weight_order::linear);
  });
  CHECK(said.find("0 missing, 0 unexpected, 1 of another shape, order or type") != std::string::npos);
  CHECK(said.find("pos_emb.weight is [6, 8]") != std::string::npos);
  CHECK(error_of([&] { (void)gpt2::load_packed<gpt2::model<tiny>>(safetensors(there.path), gpt2::hugging_face); }) ==
        "load_parameters: " + there.path +
            ": all is there under the names of the layer; fix: load_parameters without other names");
}
