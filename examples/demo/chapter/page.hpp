#ifndef HEADSUP_DEMO_CHAPTER_PAGE_HPP
#define HEADSUP_DEMO_CHAPTER_PAGE_HPP

#include "shown_tensor.hpp"

#include <span>
#include <string>
#include <string_view>

namespace demo {

struct given_value;
struct section;

/// A formula in three spellings: for readers of Unicode, for terminals without it, and for those who set it.
struct spelling {
  char const* unicode;
  char const* ascii;
  char const* tex;
};

using labels = std::span<char const* const>;

/// Where each number of one tensor is in another, in the order of memory.
struct movement {
  shown_tensor before;
  shown_tensor after;
  std::span<std::size_t const> cells;
  /// The code that moves them, and whether it moves them to where they belong.
  std::string_view how;
  bool right;
};

/// What the parts of the chapter write to, however it is shown. Each sentence begins a step.
class page {
 public:
  page() = default;
  page(page const&) = delete;
  page& operator=(page const&) = delete;
  virtual ~page() = default;

  virtual void heading(section const&) = 0;
  virtual void say(std::string_view sentence) = 0;
  /// A sentence that belongs to the step before it.
  virtual void remark(std::string_view sentence) = 0;
  virtual void formula(spelling const&) = 0;
  /// Source text as the preprocessor delivers it, on one line, and the variable that it makes, if any.
  virtual void code(std::string_view source, std::string_view makes = {}) = 0;
  /// A value that a reader may change where the chapter is alive.
  virtual void given(given_value const&) = 0;
  /// Source text of Python, with its own line breaks.
  virtual void pytorch(std::string_view source) = 0;
  /// What a compiler says instead of compiling the code above.
  virtual void refusal(std::string_view sentence) = 0;
  /// The shapes of inputs and result; of the result alone if there are no inputs.
  virtual void shapes(shown_tensor const& to, std::span<shown_tensor const> from, making const& how) = 0;
  virtual void result(shown_tensor const&) = 0;
  virtual void result(std::string_view number) = 0;
  /// Weights with one row, or one row per query.
  virtual void heat_map(shown_tensor const& weights, labels rows, labels columns) = 0;
  virtual void moves(movement const&) = 0;
  /// A label of up to eight letters, and its content.
  virtual void labelled(std::string_view label, std::string_view lines) = 0;
  virtual void end_part() {}

  /// Says, where somebody watches, that something takes time.
  virtual void wait_for(std::string_view) {}

  /// A variable that was computed at run time, which a page may change before others are computed from it.
  virtual void made(shown_tensor const&, float*) {}
};

}  // namespace demo

#endif
