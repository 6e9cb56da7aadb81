#ifndef HEADSUP_FUZZ_ATTENTION_IN_DOUBLE_HPP
#define HEADSUP_FUZZ_ATTENTION_IN_DOUBLE_HPP

// Attention as the chapter writes it, with the whole matrix of weights, in double and with bounds. It shares nothing
// with the library.

#include "fuzz/bounded.hpp"
#include "projection.hpp"

#include <cstddef>
#include <vector>

namespace fuzz {

using reference::projection;

/// Heads that share one input; where there are fewer features of keys than of queries, several share those of one head.
struct attention_part {
  projection query, key, value;
  std::size_t heads = 1;
  double scale = 1;
};

/// Parts whose outputs are concatenated, and the output projection, if there is one.
struct attention_layer {
  std::vector<attention_part> parts;
  projection output{};
  bool causal = true;
  /// Keys this far from a query, or farther, are hidden.
  std::size_t window = static_cast<std::size_t>(-1);
  /// Keys and values are what a cache of bfloat16 holds.
  bool rounds_cached = false;
};

/// Queries, keys and values of one sequence; keys and values of another, if a source is given.
class attention_in_double {
 public:
  attention_in_double(attention_layer const& layer, float const* x, std::size_t tokens, float const* source = nullptr,
                      std::size_t source_tokens = 0);

  /// The outputs for the queries from first to last, when there are only the first key_count keys. A key that is not
  /// present is hidden, but not from its own token. factors[h][(query - first) * key_count + key] is what dropout
  /// multiplies a weight of head h by.
  std::vector<bounded> rows(std::size_t first, std::size_t last, std::size_t key_count, bool const* present = nullptr,
                            std::vector<float const*> const& factors = {}) const;
  std::vector<bounded> rows() const { return rows(0, tokens_, key_count_); }

  /// The keys and values of the first part, token by token.
  std::vector<bounded> const& keys() const { return parts_[0].keys; }
  std::vector<bounded> const& values() const { return parts_[0].values; }

 private:
  struct projected {
    std::vector<bounded> queries, keys, values;
  };
  bool hides(std::size_t query, std::size_t key, bool const* present) const;

  attention_layer layer_;
  std::size_t tokens_, key_count_;
  bool looks_at_itself_;
  std::vector<projected> parts_;
  std::vector<bounded> output_weight_;
};

/// Rows of x through a linear map.
std::vector<bounded> project(projection const& map, std::vector<bounded> const& x);

}  // namespace fuzz

#endif
