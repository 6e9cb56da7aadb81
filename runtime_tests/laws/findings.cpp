#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>

#include "catch.hpp"

#include <sstream>
#include <string>

using namespace headsup;

namespace {
auto const x = laws::numbers<batch<2>, tokens<5>, d_in<3>>(1);
}

TEST_CASE("laws: a finding prints its sentence", "[laws]") {
  auto const found = laws::causal([](auto const& y) { return sum<tokens>(y); }, x);
  CHECK_FALSE(found);
  std::ostringstream out;
  out << found << ", " << laws::finding{};
  CHECK(out.str() == "HU072 causal: the result has no tokens (batch<2>, d_in<3>), holds");
  CHECK(Catch::Detail::stringify(found) == found.c_str());
}

// Softmax of nothing is NaN, which no constant can be.
TEST_CASE("laws: what is no number is said before all else", "[laws]") {
  auto const hides_all = [](auto const& y) {
    auto const k = rename<tokens, keys>(y);
    auto const none = ones<float, tokens<5>, keys<5>>() != 0;
    return attend(softmax<keys>(masked_fill(scaled_scores<d_in>(y, k), none, -headsup_math::infinity<float>)), k);
  };
  CHECK(std::string(laws::causal(hides_all, x).c_str()) ==
        "HU072 causal: (batch 0, tokens 0, d_in 0) of the result is nan");
  tensor<bool, batch<2>, tokens<5>> there;
  there(0, 0) = there(1, 0) = true;
  auto const twice = [&](auto const& y, auto const&) { return hides_all(y); };
  CHECK(std::string(laws::padding_unseen(twice, x, there).c_str()) ==
        "HU072 padding_unseen: (batch 0, tokens 0, d_in 0), which is present, is nan");
  CHECK(std::string(laws::alike(hides_all, hides_all, x).c_str()) ==
        "HU072 alike: (batch 0, tokens 0, d_in 0) of the result is nan");
}

TEST_CASE("laws: a view is asked as its tensor", "[laws]") {
  CHECK(laws::apart<tokens>([](auto const& y) { return layer_norm<d_in>(y); }, view(x)));
}
