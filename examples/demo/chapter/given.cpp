#include "given.hpp"

#include "page.hpp"

namespace demo {

namespace {

std::string declared(std::string_view type, std::string_view name, std::string_view value) {
  return joined({"constexpr ", type, " ", name, " = ", value, ";"});
}

}  // namespace

void show_seed(page& to, std::string const& name, std::string const& value, std::string const& initial) {
  to.given({.name = name,
            .code = declared("auto", name, value),
            .kind = given_value::kinds::seed,
            .value = {value},
            .initial = {initial},
            .min = "0",
            .max = std::to_string(largest_seed)});
}

void show_number(page& to, std::string const& name, std::string const& value, std::string const& initial,
                 std::string const& min, std::string const& max, std::string const& step) {
  to.given({.name = name,
            .code = declared("auto", name, value),
            .kind = given_value::kinds::number,
            .value = {value},
            .initial = {initial},
            .min = min,
            .max = max,
            .step = step});
}

void show_count(page& to, std::string const& name, std::size_t value, std::size_t initial,
                std::vector<std::size_t> const& choices) {
  std::vector<std::string> all;
  for (std::size_t each : choices) all.push_back(std::to_string(each));
  to.given({.name = name,
            .code = declared("std::size_t", name, std::to_string(value)),
            .kind = given_value::kinds::count,
            .value = {std::to_string(value)},
            .initial = {std::to_string(initial)},
            .choices = all});
}

}  // namespace demo
