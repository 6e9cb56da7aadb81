#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include <headsup/core/flags.hpp>

namespace HEADSUP_NAMESPACE {
/// In which order a file has the weight of a linear layer: rows of outputs, as torch.nn.Linear, or of inputs, as
/// GPT-2's Conv1D. Nothing tells them apart if the weight is square.
enum class weight_order : unsigned char { unsaid, linear, conv1d };

/// A line of a table that says where a file keeps a layer's parameters, and how. A `*` stands for any part between
/// dots, the same on both sides:
///
///     {"blocks.*.attention.W_query.*", "h.*.attn.c_attn.*", weight_order::conv1d, 0, 3}
///
/// With three parts, ours is the first third of the file's outputs. Without a name of ours, the file's are left out on
/// purpose; those that are said to be the same as others of the file are compared with them:
///
///     {.in_file = "lm_head.weight", .same_as = "wte.weight"}
struct parameter_names {
  std::string_view ours{}, in_file{};
  weight_order order = weight_order::unsaid;
  std::size_t part = 0, parts = 1;
  std::string_view same_as{};
};

namespace headsup_detail {
/// The other order, and that it fits.
constexpr weight_order turned(weight_order order) {
  return order == weight_order::conv1d ? weight_order::linear : weight_order::conv1d;
}
constexpr char const* name_of(weight_order order) {
  return order == weight_order::conv1d ? "weight_order::conv1d" : "weight_order::linear";
}
inline std::string order_that_fits(weight_order order) { return std::string("; ") + name_of(order) + " fits"; }

/// A table, and what it is called.
struct named_table {
  char const* name;
  std::span<parameter_names const> names;
};
/// The tables that are known for a layer.
template <class Layer> inline constexpr std::span<named_table const> known_tables{};

inline std::string_view next_part(std::string_view& name) {
  std::size_t const dot = name.find('.');
  std::string_view const part = name.substr(0, dot);
  name = dot == std::string_view::npos ? std::string_view() : name.substr(dot + 1);
  return part;
}

/// Whether name is one of the pattern's; then the other pattern with the same parts for its stars.
inline bool fits_names(std::string_view name, std::string_view pattern, std::string_view other, std::string* renamed) {
  std::string found;
  while (!name.empty() && !pattern.empty()) {
    std::string_view const part = next_part(name), wanted = next_part(pattern);
    if (wanted != "*" && wanted != part) return false;
    if (wanted != "*") continue;
    while (!other.empty()) {
      std::string_view const made = next_part(other);
      found += (found.empty() ? "" : ".") + std::string(made == "*" ? part : made);
      if (made == "*") break;
    }
  }
  while (!other.empty()) found += (found.empty() ? "" : ".") + std::string(next_part(other));
  if (renamed != nullptr) *renamed = found;
  return name.empty() && pattern.empty();
}

/// A text whose names have a star for each part that is a number: "h.*.attn.bias".
inline std::string with_stars(std::string_view text) {
  std::string made;
  for (std::size_t at = 0, end = 0; at < text.size(); at = end) {
    end = text.find_first_not_of("0123456789", at);
    if (end == std::string_view::npos) end = text.size();
    bool const begins = at == 0 || text[at - 1] == '.' || text[at - 1] == ' ',
               ends = end < text.size() && text[end] == '.';
    if (end != at && begins && ends) made += '*';
    else made += text.substr(at, end - at);
    if (end == at) made += text[end++];
  }
  return made;
}
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
