#include "json_page.hpp"

#include "made_of.hpp"

#include <chapter/given.hpp>

namespace chapter {

namespace {

using json::array;
using json::array_of_texts;
using json::object;
using json::quoted;

std::string truth(bool is_true) { return is_true ? "true" : "false"; }

std::string axis(demo::shown_axis const& shown) {
  std::string text = object({{"role", quoted(shown.role)}, {"size", std::to_string(shown.size)}});
  text.pop_back();
  if (!shown.sums.empty()) text += ",\"sums\":" + quoted(shown.sums);
  if (!shown.made_of.empty())
    text += ",\"made_of\":" + array_of_texts(std::vector<std::string>(shown.made_of.begin(), shown.made_of.end()));
  return text + "}";
}

std::string tensor(demo::shown_tensor const& x) {
  std::vector<std::string> axes;
  for (demo::shown_axis const& each : x.axes) axes.push_back(axis(each));
  return object({{"name", quoted(x.name)},
                 {"axes", array(axes)},
                 {"cells", array_of_texts(demo::cells(x))},
                 {"printed", quoted(demo::to_text(x))}});
}

std::string pair(std::string_view key, std::string const& value) { return key.empty() ? "{}" : object({{key, value}}); }

std::string texts_of(std::vector<std::string_view> const& views) {
  return array_of_texts(std::vector<std::string>(views.begin(), views.end()));
}

std::string said(made_of const& known) {
  using kind = demo::making::kind;
  demo::making const& how = known.how;
  if (how.what == kind::layer) return "null";
  auto const role_if = [&](kind what) { return how.what == what ? how.role : std::string_view(); };
  return object({{"mixes", texts_of(known.mixes)},
                 {"renamed", pair(role_if(kind::renaming), quoted(how.first))},
                 {"parted", pair(role_if(kind::splitting), texts_of({how.first, how.second}))},
                 {"merged", pair(known.merged, texts_of(known.merged_from))},
                 {"selects", pair(role_if(kind::selecting), std::to_string(how.position))},
                 {"stacked", quoted(role_if(kind::stacking))}});
}

/// The sentence with the words that the reader gave in place of those that the chapter has, where it has them in quotes.
std::string in_words_of_the_reader(std::string_view sentence) {
  std::string before = "\"", now = "\"";
  std::vector<std::pair<std::string, std::string>> replacements;
  for (std::size_t i = 0; i < demo::words.size(); ++i) {
    replacements.emplace_back(demo::joined({"\"", demo::initial_words[i], "\""}),
                              demo::joined({"\"", demo::words[i], "\""}));
    before += demo::joined({i == 0 ? "" : " ", demo::initial_words[i]});
    now += demo::joined({i == 0 ? "" : " ", demo::words[i]});
  }
  replacements.emplace_back(before + "\"", now + "\"");
  std::string result;
  while (!sentence.empty()) {
    std::size_t used = 1;
    std::string_view put = sentence.substr(0, 1);
    for (auto const& [from, by] : replacements)
      if (sentence.starts_with(from)) {
        used = from.size();
        put = by;
      }
    result += put;
    sentence.remove_prefix(used);
  }
  return result;
}

std::vector<std::string> texts(demo::labels labels) { return {labels.begin(), labels.end()}; }

}  // namespace

std::string json_page::text() const {
  std::vector<std::string> sections;
  for (shown_section const& each : sections_)
    sections.push_back(object({{"id", quoted(each.about.id)},
                               {"number", quoted(each.about.number)},
                               {"title", quoted(each.about.title)},
                               {"events", array(each.events)}}));
  return object({{"sections", array(sections)}});
}

void json_page::heading(demo::section const& part) { sections_.push_back({part, {}}); }

void json_page::formula(demo::spelling const& formula) {
  put({{"type", quoted("formula")}, {"text", quoted(formula.unicode)}, {"tex", quoted(formula.tex)}});
}

void json_page::code(std::string_view source, std::string_view makes) {
  put({{"type", quoted("code")}, {"text", quoted(demo::in_lines(source))}, {"makes", quoted(makes)}});
}

void json_page::given(demo::given_value const& given) {
  constexpr char const* kinds[] = {"seed", "count", "number", "words", "numbers"};
  put({{"type", quoted("given")},
       {"name", quoted(given.name)},
       {"code", quoted(given.code)},
       {"kind", quoted(kinds[static_cast<int>(given.kind)])},
       {"value", array_of_texts(given.value)},
       {"initial", array_of_texts(given.initial)},
       {"scope", quoted(given.everywhere ? "chapter" : "section")},
       {"choices", array_of_texts(given.choices)},
       {"min", quoted(given.min)},
       {"max", quoted(given.max)},
       {"step", quoted(given.step)},
       {"longest", std::to_string(given.longest_word)}});
}

void json_page::shapes(demo::shown_tensor const& to, std::span<demo::shown_tensor const> from,
                       demo::making const& how) {
  std::vector<std::string> inputs;
  for (demo::shown_tensor const& each : from) inputs.push_back(tensor(each));
  put({{"type", quoted("shapes")},
       {"from", array(inputs)},
       {"to", tensor(to)},
       {"made", said(how_made(to, from, how))}});
}

void json_page::result(demo::shown_tensor const& x) {
  put({{"type", quoted("result")}, {"of", tensor(x)}, {"text", quoted(demo::to_text(x))}});
}

void json_page::result(std::string_view number) {
  put({{"type", quoted("result")}, {"of", "null"}, {"text", quoted(number)}});
}

void json_page::heat_map(demo::shown_tensor const& weights, demo::labels rows, demo::labels columns) {
  put({{"type", quoted("heat_map")},
       {"of", tensor(weights)},
       {"rows", array_of_texts(texts(rows))},
       {"columns", array_of_texts(texts(columns))}});
}

void json_page::moves(demo::movement const& moved) {
  std::vector<std::string> cells;
  for (std::size_t each : moved.cells) cells.push_back(std::to_string(each));
  put({{"type", quoted("moves")},
       {"before", tensor(moved.before)},
       {"after", tensor(moved.after)},
       {"cells", array(cells)},
       {"how", quoted(moved.how)},
       {"right", truth(moved.right)}});
}

void json_page::labelled(std::string_view label, std::string_view lines) {
  put({{"type", quoted("labelled")}, {"label", quoted(label)}, {"text", quoted(lines)}});
}

void json_page::put_text(std::string_view type, std::string_view text) {
  put({{"type", quoted(type)}, {"text", quoted(text)}});
}

void json_page::put_sentence(std::string_view sentence, bool begins) {
  put({{"type", quoted("say")}, {"text", quoted(in_words_of_the_reader(sentence))}, {"begins", truth(begins)}});
}

}  // namespace chapter
