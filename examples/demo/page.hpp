#ifndef HEADSUP_DEMO_PAGE_HPP
#define HEADSUP_DEMO_PAGE_HPP

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

namespace demo {

/// How many colours the terminal shows: none, the 256 of xterm, or all of 24 bits.
enum class colors { none, palette, all };

/// What is behind the letters, if the terminal says so.
enum class background { unknown, dark, light };

struct look {
  colors color = colors::none;
  background behind = background::unknown;
  bool unicode = false;
  bool interactive = false;
  /// How long lines may be; numbers and heat maps are never broken.
  std::size_t width = 100;
};

/// A text in two spellings, for terminals with and without Unicode.
struct spelling {
  char const* unicode;
  char const* ascii;
};

/// Standard output, with each axis in its colour; after an error nothing more is written.
class page {
 public:
  /// Where formulas, code and numbers begin.
  static constexpr std::size_t column = 11;

  explicit page(look how) : how_(how) {}

  look const& how() const { return how_; }
  char const* pick(spelling const& text) const { return how_.unicode ? text.unicode : text.ascii; }

  void chapter_heading(std::string_view title);
  void section_heading(std::string_view title);
  void say(std::string_view sentence);

  void formula(spelling const& text);
  /// Source text as the preprocessor delivers it: on one line.
  void code(std::string_view source);
  /// The same of Python, with its own line breaks.
  void pytorch(std::string_view source);
  /// What a compiler says instead of compiling the code above.
  void refusal(std::string_view sentence);
  /// The shapes of inputs and result: on one line if they fit.
  void shapes(std::initializer_list<std::string_view> from, std::string_view to);
  void shape(std::string_view only);
  void result(std::string_view numbers) { labelled("result", numbers); }
  /// A label of up to eight letters, which is not repeated on the next line, and its content.
  void labelled(std::string_view label, std::string_view lines, std::string_view style = {});

  /// A line of any content that begins at `column`.
  void line(std::string_view content);
  void blank();

  /// Shows on a terminal that something takes time; the next output replaces it.
  void wait_for(std::string_view what);

  /// Shows what the reader can type; the answer follows on the same line.
  void prompt(std::string_view keys);

  /// Says which colour each of these roles has; nothing if there are no colours.
  void legend(std::initializer_list<std::string_view> roles);

  std::string faint(std::string_view text) const;
  std::string strong(std::string_view text) const;

  /// 0, or the errno of the first failure to write.
  int error() const { return error_; }

 private:
  void put(std::string_view text);
  std::string styled(std::string_view style, std::string_view text) const;
  std::size_t room() const { return how_.width - column; }

  look how_;
  std::string label_;
  bool waiting_ = false;
  int error_ = 0;
};

/// The parts, one after another.
std::string joined(std::initializer_list<std::string_view> parts);

/// The number of columns of UTF-8 text without wide or combining characters.
std::size_t columns_of(std::string_view text);

}  // namespace demo

#endif
