#ifndef HEADSUP_DEMO_HTML_PAGE_HPP
#define HEADSUP_DEMO_HTML_PAGE_HPP

#include "chapter/page.hpp"

#include <string>
#include <string_view>

namespace demo {

/// One HTML file that needs no other, for light and dark screens, with heat maps as pictures.
class html_page final : public page {
 public:
  /// The whole file.
  std::string text() const;

  void heading(section const&) override;
  void say(std::string_view sentence) override;
  void remark(std::string_view sentence) override;
  void formula(spelling const&) override;
  void code(std::string_view source, std::string_view makes = {}) override;
  void given(given_value const&) override;
  void pytorch(std::string_view source) override;
  void refusal(std::string_view sentence) override;
  void shapes(shown_tensor const& to, std::span<shown_tensor const> from, making const&) override;
  void result(shown_tensor const&) override;
  void result(std::string_view number) override;
  void heat_map(shown_tensor const& weights, labels rows, labels columns) override;
  void moves(movement const&) override;
  void labelled(std::string_view label, std::string_view lines) override;
  void end_part() override;

 private:
  void put(std::initializer_list<std::string_view> parts);
  /// A label, which is not repeated below, and beside it HTML in an element.
  void put_row(std::string_view label, std::string_view element, std::string_view html);

  std::string body_;
  std::string label_;
};

}  // namespace demo

#endif
