#ifndef HEADSUP_WEB_CHAPTER_JSON_PAGE_HPP
#define HEADSUP_WEB_CHAPTER_JSON_PAGE_HPP

#include "json.hpp"

#include <chapter/chapter.hpp>

#include <string>
#include <vector>

namespace chapter {

/// What the parts show, as the events of web/src/chapter/events.ts.
class json_page final : public demo::page {
 public:
  /// {"sections": [...]} of all that was shown.
  std::string text() const;

  void heading(demo::section const&) override;
  void say(std::string_view sentence) override { put_sentence(sentence, true); }
  void remark(std::string_view sentence) override { put_sentence(sentence, false); }
  void formula(demo::spelling const&) override;
  void code(std::string_view source, std::string_view makes) override;
  void given(demo::given_value const&) override;
  void pytorch(std::string_view source) override { put_text("pytorch", source); }
  void refusal(std::string_view sentence) override { put_text("refusal", sentence); }
  void shapes(demo::shown_tensor const& to, std::span<demo::shown_tensor const> from, demo::making const& how) override;
  void result(demo::shown_tensor const&) override;
  void result(std::string_view number) override;
  void heat_map(demo::shown_tensor const& weights, demo::labels rows, demo::labels columns) override;
  void moves(demo::movement const&) override;
  void labelled(std::string_view label, std::string_view lines) override;

 private:
  struct shown_section {
    demo::section about;
    std::vector<std::string> events;
  };

  void put(std::initializer_list<json::member> event) { sections_.back().events.push_back(json::object(event)); }
  void put_text(std::string_view type, std::string_view text);
  void put_sentence(std::string_view sentence, bool begins);

  std::vector<shown_section> sections_;
};

}  // namespace chapter

#endif
