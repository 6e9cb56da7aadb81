#include "shown_tensor.hpp"

#include <headsup/text/torch_format.hpp>

namespace demo {

namespace {

std::vector<std::size_t> sizes_of(shown_tensor const& x) {
  std::vector<std::size_t> sizes;
  for (shown_axis const& each : x.axes) sizes.push_back(each.size);
  return sizes;
}

void replace_all(std::string& text, std::string_view what, std::string_view by) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
    text.replace(at, what.size(), by);
}

}  // namespace

std::size_t shown_tensor::size() const {
  std::size_t product = 1;
  for (shown_axis const& each : axes) product *= each.size;
  return product;
}

std::string shape_text(shown_tensor const& x) {
  std::string text;
  for (shown_axis const& each : x.axes)
    text += joined({text.empty() ? "" : ", ", each.role, "<", std::to_string(each.size), ">"});
  return text;
}

std::string shape_in_words(shown_tensor const& x) {
  if (x.axes.empty()) return "one number";
  std::string text = shape_text(x);
  for (shown_axis const& each : x.axes) {
    if (!each.sums.empty())
      text += joined({"; along ", each.role, " they sum to 1", each.sums == "one" ? "" : joined({" ", each.sums})});
    if (!each.made_of.empty()) text += joined({"; ", each.role, " is made of "});
    for (char const* factor : each.made_of) text += joined({factor == each.made_of[0] ? "" : ", ", factor});
  }
  return text;
}

std::string to_text(shown_tensor const& x) {
  std::vector<std::size_t> const sizes = sizes_of(x);
  std::string text(headsup::headsup_text::torch_format<float>(nullptr, x.numbers, sizes.data(), sizes.size()), ' ');
  headsup::headsup_text::torch_format(text.data(), x.numbers, sizes.data(), sizes.size());
  return text;
}

std::vector<std::string> cells(shown_tensor const& x) {
  std::vector<std::string> result;
  if (x.size() > headsup::headsup_text::print_options{}.threshold) return result;
  std::string const text = to_text(x);
  constexpr std::string_view between = "(,[] \n)";
  for (std::size_t at = text.find('('), end; (at = text.find_first_not_of(between, at)) != std::string::npos;
       at = end) {
    end = text.find_first_of(between, at);
    result.push_back(text.substr(at, end - at));
  }
  return result;
}

std::string joined(std::initializer_list<std::string_view> parts) {
  std::string text;
  for (std::string_view each : parts) text += each;
  return text;
}

std::vector<std::string_view> arguments_in(std::string_view text) {
  std::vector<std::string_view> arguments;
  std::size_t begin = 0, depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(' || text[i] == '<') ++depth;
    else if (text[i] == ')' || text[i] == '>') --depth;
    else if (text[i] == ',' && depth == 0) {
      arguments.push_back(text.substr(begin, i - begin));
      begin = text.find_first_not_of(' ', i + 1);
    }
  }
  arguments.push_back(text.substr(begin));
  return arguments;
}

std::string in_lines(std::string_view source) {
  std::string text(source);
  if (text.find("[&] { ") != std::string::npos) {
    replace_all(text, "[&] { ", "[&] {\n  ");
    replace_all(text, "; }", ";\n}");
    replace_all(text, "; ", ";\n  ");
  }
  return text;
}

}  // namespace demo
