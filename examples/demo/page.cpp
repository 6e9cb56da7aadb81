#include "page.hpp"

#include "axis_colours.hpp"

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

void replace_all(std::string& text, std::string_view what, std::string_view by) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
    text.replace(at, what.size(), by);
}

/// Reformats one line of source text: the statements of a lambda each get their own line.
std::string laid_out(std::string_view source, std::size_t room) {
  std::string text(source);
  replace_all(text, "( ", "(");
  if (text.find("[] { ") != std::string::npos) {
    replace_all(text, "[] { ", "[] {\n  ");
    replace_all(text, "; }", ";\n}");
    replace_all(text, "; ", ";\n  ");
  }
  std::string lines;
  for (std::string_view each : split(text, '\n')) {
    if (!lines.empty()) lines += '\n';
    std::size_t const indent = each.find_first_not_of(' ');
    lines.append(indent, ' ');
    lines += wrap(each.substr(indent), room - indent, 4 + indent);
  }
  return lines;
}

}  // namespace

std::string joined(std::initializer_list<std::string_view> parts) {
  std::string text;
  for (std::string_view each : parts) text += each;
  return text;
}

std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  for (char c : text) columns += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  return columns;
}

void page::chapter_heading(std::string_view title) {
  std::string rule;
  for (std::size_t i = 0; i < how_.width; ++i) rule += pick({"━", "="});
  put(joined({strong(title), "\n", faint(rule), "\n\n"}));
}

void page::section_heading(std::string_view title) {
  std::string rule;
  for (std::size_t i = columns_of(title) + 1; i < how_.width; ++i) rule += pick({"─", "-"});
  put(joined({strong(title), " ", faint(rule), "\n\n"}));
}

void page::say(std::string_view sentence) { put(joined({wrap(sentence, how_.width), "\n"})); }

void page::formula(spelling const& text) { labelled("formula", wrap(pick(text), room()), bold); }

void page::code(std::string_view source) { labelled("C++", laid_out(source, room()), teal); }

void page::pytorch(std::string_view source) { labelled("PyTorch", source, teal); }

void page::refusal(std::string_view sentence) { labelled("error", wrap(sentence, room())); }

void page::shapes(std::initializer_list<std::string_view> from, std::string_view to) {
  auto const with = [&](std::string_view separator) {
    std::string text;
    for (std::string_view each : from) text += joined({text.empty() ? "" : joined({separator, "and "}), each});
    return joined({text, separator, pick({"→", "->"}), " ", to});
  };
  std::string const line = with(" ");
  if (columns_of(line) <= room()) return labelled("shapes", line);
  std::string const several = with("\n");
  std::string lines;
  for (std::string_view each : split(several, '\n'))
    lines += joined({lines.empty() ? "" : "\n", wrap(each, room(), 2)});
  labelled("shapes", lines);
}

void page::shape(std::string_view only) { labelled("shape", only); }

void page::labelled(std::string_view label, std::string_view lines, std::string_view style) {
  std::string start(column, ' ');
  if (label != label_) start = joined({"  ", faint(label), std::string(column - 2 - label.size(), ' ')});
  for (std::string_view each : split(lines, '\n')) {
    put(each.empty() ? "\n" : joined({start, with_axes_in_colour(each, style, how_), "\n"}));
    start.assign(column, ' ');
  }
  label_ = label;
}

void page::line(std::string_view content) {
  put(joined({std::string(column, ' '), content.substr(0, content.find_last_not_of(' ') + 1), "\n"}));
}

void page::blank() { put("\n"); }

void page::wait_for(std::string_view what) {
  if (!how_.interactive) return;
  put(joined({"  ", faint(what)}));
  std::fflush(stdout);
  waiting_ = true;
}

void page::prompt(std::string_view keys) {
  put(strong(keys));
  std::fflush(stdout);
}

void page::legend(std::initializer_list<std::string_view> roles) {
  if (how_.color == colors::none) return;
  std::string text = "Axes:";
  for (std::string_view each : roles) text += joined({" ", in_colour_of(each, each, how_)});
  put(joined({text, "\n\n"}));
}

std::string page::faint(std::string_view text) const { return styled(grey, text); }
std::string page::strong(std::string_view text) const { return styled(bold, text); }

void page::put(std::string_view text) {
  if (waiting_) {
    waiting_ = false;
    put("\r\x1b[K");
  }
  label_.clear();
  if (error_ == 0 && std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) error_ = errno;
}

std::string page::styled(std::string_view style, std::string_view text) const {
  if (how_.color == colors::none || style.empty() || text.empty()) return std::string(text);
  return joined({style, text, reset});
}

}  // namespace demo
