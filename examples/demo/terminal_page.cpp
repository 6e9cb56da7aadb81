#include "terminal_page.hpp"

#include "axis_colours.hpp"
#include "chapter/given.hpp"
#include "chapter/section.hpp"
#include "terminal_heat_map.hpp"

#include <cerrno>
#include <cstdio>
#include <vector>

namespace demo {

namespace {

// The grey and the teal have a contrast of 4.5 : 1 with both black and white.
constexpr std::string_view bold = "\x1b[1m", grey = "\x1b[38;5;243m", teal = "\x1b[38;5;30m", reset = "\x1b[0m";

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (;;) {
    std::size_t const end = text.find(at);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

/// Breaks one line at spaces; the lines after the first begin with `hanging` spaces.
std::string wrap(std::string_view text, std::size_t room, std::size_t hanging = 0) {
  std::string lines;
  std::size_t used = 0;
  for (std::string_view word : split(text, ' ')) {
    std::size_t const length = columns_of(word);
    if (used != 0 && used + 1 + length > room) {
      lines += '\n';
      lines.append(hanging, ' ');
      used = hanging;
    } else if (!lines.empty()) {
      lines += ' ';
      ++used;
    }
    lines += word;
    used += length;
  }
  return lines;
}

/// Source text in lines that fit.
std::string laid_out(std::string_view source, std::size_t room) {
  std::string const text = in_lines(source);
  std::string lines;
  for (std::string_view each : split(text, '\n')) {
    if (!lines.empty()) lines += '\n';
    std::size_t const indent = each.find_first_not_of(' ');
    lines.append(indent, ' ');
    lines += wrap(each.substr(indent), room - indent, 4 + indent);
  }
  return lines;
}

/// With _ for what has no other spelling.
std::string in_ascii(std::string_view text) {
  std::string result;
  for (char c : text) {
    if ((static_cast<unsigned char>(c) & 0xc0) == 0x80) continue;
    result += static_cast<unsigned char>(c) < 0x80 ? c : '_';
  }
  return result;
}

}  // namespace

std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  for (char c : text) columns += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  return columns;
}

void terminal_page::heading(section const& part) {
  std::string const title = part.heading();
  if (part.is_chapter()) {
    std::string rule;
    for (std::size_t i = 0; i < how_.width; ++i) rule += pick("━", "=");
    put(joined({strong(title), "\n", faint(rule), "\n\n"}));
  } else {
    std::string rule;
    for (std::size_t i = columns_of(title) + 1; i < how_.width; ++i) rule += pick("─", "-");
    put(joined({strong(title), " ", faint(rule), "\n\n"}));
  }
}

void terminal_page::say(std::string_view sentence) {
  if (in_step_) blank();
  in_step_ = true;
  remark(sentence);
}

void terminal_page::remark(std::string_view sentence) { put(joined({wrap(sentence, how_.width), "\n"})); }

void terminal_page::formula(spelling const& text) {
  put_labelled("formula", wrap(pick(text.unicode, text.ascii), room()), bold);
}

void terminal_page::code(std::string_view source, std::string_view) {
  put_labelled("C++", laid_out(source, room()), teal);
}

void terminal_page::given(given_value const& value) { code(value.code); }

void terminal_page::pytorch(std::string_view source) { put_labelled("PyTorch", source, teal); }

void terminal_page::refusal(std::string_view sentence) { labelled("error", wrap(sentence, room())); }

void terminal_page::shapes(shown_tensor const& to, std::span<shown_tensor const> from, making const&) {
  if (from.empty()) return labelled("shape", shape_in_words(to));
  auto const with = [&](std::string_view separator) {
    std::string text;
    for (shown_tensor const& each : from)
      text += joined({text.empty() ? "" : joined({separator, "and "}), shape_text(each)});
    return joined({text, separator, pick("→", "->"), " ", shape_in_words(to)});
  };
  std::string const line = with(" ");
  if (columns_of(line) <= room()) return labelled("shapes", line);
  std::string const several = with("\n");
  std::string lines;
  for (std::string_view each : split(several, '\n'))
    lines += joined({lines.empty() ? "" : "\n", wrap(each, room(), 2)});
  labelled("shapes", lines);
}

void terminal_page::result(shown_tensor const& x) { labelled("result", to_text(x)); }
void terminal_page::result(std::string_view number) { labelled("result", number); }

void terminal_page::heat_map(shown_tensor const& weights, labels rows, labels columns) {
  draw_heat_map(*this, weights, rows, columns);
}

void terminal_page::end_part() {
  blank();
  in_step_ = false;
}

void terminal_page::put_labelled(std::string_view label, std::string_view lines, std::string_view style) {
  std::string start(column, ' ');
  if (label != label_) start = joined({"  ", faint(label), std::string(column - 2 - label.size(), ' ')});
  for (std::string_view each : split(lines, '\n')) {
    put(each.empty() ? "\n" : joined({start, with_axes_in_colour(each, style, how_), "\n"}));
    start.assign(column, ' ');
  }
  label_ = label;
}

void terminal_page::line(std::string_view content) {
  put(joined({std::string(column, ' '), content.substr(0, content.find_last_not_of(' ') + 1), "\n"}));
}

void terminal_page::blank() { put("\n"); }

void terminal_page::wait_for(std::string_view what) {
  if (!how_.interactive) return;
  put(joined({"  ", faint(what)}));
  std::fflush(stdout);
  waiting_ = true;
}

void terminal_page::prompt(std::string_view keys) {
  put(strong(keys));
  std::fflush(stdout);
}

void terminal_page::legend(std::initializer_list<std::string_view> roles) {
  if (how_.color == colors::none) return;
  std::string text = "Axes:";
  for (std::string_view each : roles) text += joined({" ", in_colour_of(each, each, how_)});
  put(joined({text, "\n\n"}));
}

std::string terminal_page::faint(std::string_view text) const { return styled(grey, text); }
std::string terminal_page::strong(std::string_view text) const { return styled(bold, text); }

void terminal_page::put(std::string_view text) {
  if (waiting_) {
    waiting_ = false;
    put("\r\x1b[K");
  }
  label_.clear();
  std::string const shown = how_.unicode ? std::string(text) : in_ascii(text);
  if (error_ == 0 && std::fwrite(shown.data(), 1, shown.size(), stdout) != shown.size()) error_ = errno;
}

std::string terminal_page::styled(std::string_view style, std::string_view text) const {
  if (how_.color == colors::none || style.empty() || text.empty()) return std::string(text);
  return joined({style, text, reset});
}

}  // namespace demo
