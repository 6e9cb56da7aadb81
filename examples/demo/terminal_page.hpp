#ifndef HEADSUP_DEMO_TERMINAL_PAGE_HPP
#define HEADSUP_DEMO_TERMINAL_PAGE_HPP

#include "chapter/page.hpp"
#include "look.hpp"

#include <initializer_list>
#include <string>
#include <string_view>

namespace demo {

/// Standard output, with each axis in its colour; after an error nothing more is written.
class terminal_page final : public page {
 public:
  /// Where formulas, code and numbers begin.
  static constexpr std::size_t column = 11;

  explicit terminal_page(look how) : how_(how) {}

  look const& how() const { return how_; }
  char const* pick(char const* unicode, char const* ascii) const { return how_.unicode ? unicode : ascii; }

  void heading(section const&) override;
  void say(std::string_view sentence) override;
  void remark(std::string_view sentence) override;
  void formula(spelling const&) override;
  void code(std::string_view source, std::string_view makes = {}) override;
  void given(given_value const&) override;
  void pytorch(std::string_view source) override;
  void refusal(std::string_view sentence) override;
  /// On one line if they fit.
  void shapes(shown_tensor const& to, std::span<shown_tensor const> from, making const&) override;
  void result(shown_tensor const&) override;
  void result(std::string_view number) override;
  void heat_map(shown_tensor const& weights, labels rows, labels columns) override;
  /// Nothing: the numbers that moved are among the results.
  void moves(movement const&) override {}
  /// The label is not repeated on the next line.
  void labelled(std::string_view label, std::string_view lines) override { put_labelled(label, lines, {}); }
  void end_part() override;
  /// On a terminal; the next output replaces it.
  void wait_for(std::string_view what) override;

  /// A line of any content that begins at `column`.
  void line(std::string_view content);
  void blank();

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
  void put_labelled(std::string_view label, std::string_view lines, std::string_view style);
  std::string styled(std::string_view style, std::string_view text) const;
  std::size_t room() const { return how_.width - column; }

  look how_;
  std::string label_;
  bool in_step_ = false;
  bool waiting_ = false;
  int error_ = 0;
};

}  // namespace demo

#endif
