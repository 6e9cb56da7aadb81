#include "html_page.hpp"

#include "axis_mentions.hpp"
#include "chapter/chapter.hpp"

#include <headsup/pictures/colour.hpp>
#include <headsup/pictures.hpp>

#include <cstdio>
#include <vector>

namespace demo {

namespace {

constexpr char const* before_the_colours = R"(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>headsup: attention, step by step</title>
<style>
:root {
  color-scheme: light dark;
  --ground: #ffffff; --ink: #1a1a1a; --quiet: #666666; --line: #d8d8d8; --block: #f5f5f3; --wrong: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root { --ground: #1e1e1e; --ink: #e6e6e6; --quiet: #a0a0a0; --line: #444444; --block: #282828; --wrong: #ff8a80; }
}
body { margin: 0; background: var(--ground); color: var(--ink); font: 17px/1.55 system-ui, sans-serif; }
main { max-width: 54rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 3.5rem 0 1rem; }
h2 { font-size: 1.3rem; line-height: 1.3; margin: 2.5rem 0 1rem; padding-bottom: .3rem;
     border-bottom: 1px solid var(--line); }
h1:first-child { margin-top: 0; }
p { margin: 1.75rem 0 .6rem; max-width: 44rem; }
p.remark { margin-top: .6rem; }
.row { display: grid; grid-template-columns: 5rem minmax(0, 1fr); margin: .3rem 0; }
.row.more { margin-top: -.3rem; }
.row > div { font-size: .95rem; }
.label { color: var(--quiet); font-size: .8rem; padding-top: .2rem; }
pre { margin: 0; overflow-x: auto; font: .83rem/1.5 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
pre.code { background: var(--block); padding: .45rem .7rem; border-radius: .3rem; white-space: pre-wrap;
           overflow-wrap: anywhere; }
.row > .formula { font: italic 1.1rem/1.5 "Cambria Math", "STIX Two Math", Georgia, serif; white-space: pre-wrap; }
.refusal { border-left: .25rem solid var(--wrong); padding-left: .7rem; white-space: pre-wrap; }
.axis { font-weight: 600; }
.picture { overflow-x: auto; margin: .6rem 0; }
.moves { display: flex; flex-wrap: wrap; gap: 1rem 1.5rem; align-items: center; margin: .6rem 0; }
.moves .blocks { display: flex; flex-direction: column; gap: .4rem; }
.moves table { border-collapse: collapse; }
.moves td { width: 2.1rem; height: 1.7rem; text-align: center; border: 1px solid var(--ground);
            font: .85rem ui-monospace, monospace; color: #ffffff; }
.moves .word0 { background: #30638e; } .moves .word1 { background: #8a5a00; } .moves .word2 { background: #4d7a2c; }
.moves .verdict { color: var(--quiet); font-size: .85rem; }
.moves.wrong .verdict { color: var(--wrong); }
@media (max-width: 40rem) { .row { grid-template-columns: minmax(0, 1fr); } .row.more .label { display: none; } }
)";

constexpr char const* before_the_body = R"(</style>
</head>
<body>
<main>
)";

constexpr char const* after_the_body = R"(</main>
</body>
</html>
)";

std::string escaped(std::string_view text) {
  std::string result;
  for (char c : text) {
    if (c == '&') result += "&amp;";
    else if (c == '<') result += "&lt;";
    else if (c == '>') result += "&gt;";
    else result += c;
  }
  return result;
}

std::string with_axes(std::string_view text) {
  std::string html;
  for (axis_mention const& each : axes_mentioned(text))
    html += each.role.empty() ? escaped(each.text)
                              : joined({"<span class=\"axis axis-", each.role, "\">", escaped(each.text), "</span>"});
  return html;
}

/// The rules for the colours of all axes, for light screens or for dark ones.
std::string colours(bool dark) {
  std::string rules;
  for (auto const& each : headsup::headsup_text::role_colours) {
    char text[64];
    std::snprintf(text, sizeof text, "{color:#%06X}\n",
                  static_cast<unsigned>(dark ? each.colour.on_dark : each.colour.on_light));
    rules += joined({".axis-", each.role, text});
  }
  return rules;
}

/// The last axis from left to right, the one before it from top to bottom, each further one in blocks.
std::string as_tables(shown_tensor const& x, std::span<std::size_t const> words) {
  std::size_t const columns = x.axes.back().size;
  std::size_t const rows = x.axes[x.axes.size() - 2].size;
  std::string html = "<div class=\"blocks\">";
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (i % (rows * columns) == 0) html += "<table>";
    if (i % columns == 0) html += "<tr>";
    char number[16];
    std::snprintf(number, sizeof number, "%.0f", static_cast<double>(x.numbers[i]));
    html += joined({"<td class=\"word", std::to_string(words[i]), "\">", number, "</td>"});
    if ((i + 1) % columns == 0) html += "</tr>";
    if ((i + 1) % (rows * columns) == 0) html += "</table>";
  }
  return html + "</div>";
}

/// The word that each number belongs to.
std::vector<std::size_t> words_of(shown_tensor const& x) {
  std::vector<std::size_t> words;
  for (std::size_t i = 0; i < x.size(); ++i) {
    std::size_t after = x.size();
    for (shown_axis const& each : x.axes) {
      after /= each.size;
      if (std::string_view(each.role) == "tokens") words.push_back(i / after % each.size);
    }
  }
  return words;
}

}  // namespace

std::string html_page::text() const {
  return joined({before_the_colours, colours(false), "@media (prefers-color-scheme: dark) {\n", colours(true), "}\n",
                 before_the_body, body_, after_the_body});
}

void html_page::heading(section const& part) {
  std::string_view const level = part.is_chapter() ? "h1" : "h2";
  put({"<", level, " id=\"", part.id, "\">", escaped(part.heading()), "</", level, ">\n"});
}

void html_page::say(std::string_view sentence) { put({"<p>", with_axes(sentence), "</p>\n"}); }
void html_page::remark(std::string_view sentence) { put({"<p class=\"remark\">", with_axes(sentence), "</p>\n"}); }

void html_page::formula(spelling const& formula) {
  put_row("formula", "div class=\"formula\"", escaped(formula.unicode));
}

void html_page::code(std::string_view source, std::string_view) {
  put_row("C++", "pre class=\"code\"", with_axes(in_lines(source)));
}

void html_page::given(given_value const& value) { code(value.code); }

void html_page::pytorch(std::string_view source) { put_row("PyTorch", "pre class=\"code\"", escaped(source)); }

void html_page::refusal(std::string_view sentence) { put_row("error", "pre class=\"refusal\"", with_axes(sentence)); }

void html_page::shapes(shown_tensor const& to, std::span<shown_tensor const> from, making const&) {
  std::string before;
  for (shown_tensor const& each : from) before += joined({before.empty() ? "" : " and ", shape_text(each)});
  put_row(from.empty() ? "shape" : "shapes", "div",
          with_axes(joined({before, from.empty() ? "" : " → ", shape_in_words(to)})));
}

void html_page::result(shown_tensor const& x) { labelled("result", to_text(x)); }
void html_page::result(std::string_view number) { labelled("result", number); }

void html_page::heat_map(shown_tensor const& weights, labels rows, labels columns) {
  using namespace headsup;
  constexpr std::size_t length = words.size();
  std::string const picture =
      weights.axes.size() == 1
          ? headsup::heat_map(tensor_view<float const, keys<length>>(weights.numbers), rows, columns).c_str()
          : headsup::heat_map(tensor_view<float const, tokens<length>, keys<length>>(weights.numbers), rows, columns)
                .c_str();
  put({"<div class=\"row\"><span></span><div class=\"picture\">", picture, "</div></div>\n"});
}

void html_page::moves(movement const& moved) {
  std::vector<std::size_t> const before = words_of(moved.before);
  std::vector<std::size_t> after(before.size());
  for (std::size_t i = 0; i < before.size(); ++i) after[moved.cells[i]] = before[i];
  put({"<figure class=\"moves", moved.right ? "" : " wrong", "\">\n", as_tables(moved.before, before),
       "<span aria-hidden=\"true\">→</span>", as_tables(moved.after, after), "<figcaption class=\"verdict\">",
       with_axes(moved.how), moved.right ? "" : "<br>Each block should have one row of each colour.",
       "</figcaption>\n</figure>\n"});
}

void html_page::labelled(std::string_view label, std::string_view lines) { put_row(label, "pre", with_axes(lines)); }

void html_page::end_part() { label_.clear(); }

void html_page::put(std::initializer_list<std::string_view> parts) {
  body_ += joined(parts);
  label_.clear();
}

void html_page::put_row(std::string_view label, std::string_view element, std::string_view html) {
  std::string_view const shown = label == label_ ? "" : label;
  put({"<div class=\"row", shown.empty() ? " more" : "", "\"><span class=\"label\">", shown, "</span><", element, ">",
       html, "</", element.substr(0, element.find(' ')), "></div>\n"});
  label_ = label;
}

}  // namespace demo
