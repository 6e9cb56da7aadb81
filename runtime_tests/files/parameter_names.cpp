#include <headsup/files/parameter_names.hpp>

#include "../catch.hpp"

namespace {
std::string renamed(std::string_view name, std::string_view pattern, std::string_view other) {
  std::string made;
  return headsup::headsup_detail::fits_names(name, pattern, other, &made) ? made : "no";
}
}  // namespace

TEST_CASE("parameter_names: a star is the same part on both sides", "[files]") {
  CHECK(renamed("blocks.3.attn.W_query.weight", "blocks.*.attn.W_query.*", "h.*.attn.c_attn.*") ==
        "h.3.attn.c_attn.weight");
  CHECK(renamed("wte", "wte", "transformer.wte.weight") == "transformer.wte.weight");
  CHECK(renamed("blocks.3", "blocks.*.bias", "h.*") == "no");
  CHECK(renamed("blocks.3.bias.x", "blocks.*.bias", "h.*") == "no");
  CHECK(renamed("norm.3", "blocks.*", "h.*") == "no");
  CHECK(renamed("a.b", "*.*", "x.*.y.*.z") == "x.a.y.b.z");
}

TEST_CASE("parameter_names: parts that are numbers are stars, sizes are not", "[files]") {
  using headsup::headsup_detail::with_stars;
  CHECK(with_stars("h.11.attn.bias is [6, 2] for blocks.11.W_key.bias") ==
        "h.*.attn.bias is [6, 2] for blocks.*.W_key.bias");
  CHECK(with_stars("0.weight") == "*.weight");
  CHECK(with_stars("conv1d.c3.4") == "conv1d.c3.4");
}
