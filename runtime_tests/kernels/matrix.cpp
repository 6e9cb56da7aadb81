// Where a destination puts each sum, against the formula that it states.

#include <headsup/kernels/matrix.hpp>

#include "catch.hpp"

#include <vector>

using headsup::headsup_kernels::destination;

TEST_CASE("matrix: a destination that says no more is rows side by side", "[kernels]") {
  std::vector<float> numbers(12);
  destination const to{numbers.data(), 4};
  for (std::size_t r = 0; r < 3; ++r)
    for (std::size_t c = 0; c < 4; ++c) CHECK(to.at(r, c) == &numbers[r * 4 + c]);
}

TEST_CASE("matrix: a destination in groups of rows and columns", "[kernels]") {
  // two sequences of three tokens, for two heads of five features: sequences, heads, tokens, features
  std::size_t const sequences = 2, tokens = 3, heads = 2, features = 5;
  std::vector<int> written(sequences * tokens * heads * features);
  std::vector<float> numbers(written.size());
  destination const to{.out = numbers.data(),
                       .row = features,
                       .rows = tokens,
                       .outer = heads * tokens * features,
                       .width = features,
                       .group = tokens * features};
  for (std::size_t r = 0; r < sequences * tokens; ++r)
    for (std::size_t c = 0; c < heads * features; ++c) {
      std::size_t const sequence = r / tokens, token = r % tokens, head = c / features, feature = c % features;
      std::size_t const place = ((sequence * heads + head) * tokens + token) * features + feature;
      CHECK(to.at(r, c) == &numbers[place]);
      ++written[place];
    }
  CHECK(written == std::vector<int>(written.size(), 1));
}
