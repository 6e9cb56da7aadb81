#pragma once

#include <headsup/gpt2/model.hpp>
#include <headsup/ops/expand.hpp>

namespace HEADSUP_NAMESPACE::gpt2 {
/// A text that a model writes, or several of one length side by side, over the axes Batch: it holds a cache for each
/// layer, counts positions, and knows the logits of the next word.
///
///     gpt2::text text(model);
///     text.append(words.encode("Every effort moves you"));
///     text.append(argmax<vocab>(text.logits()));
///
/// The model outlives it. It moves, and is not copied.
template <class Model, class... Batch> class text {
 public:
  constexpr explicit text(Model const& by) : model_(&by) {}
  text(Model const&&) = delete;

  /// Tokens that follow: a prompt, or the word that was chosen.
  ///
  /// - Shapes: ids of [Batch..., tokens], or of [Batch...] for one word; without a batch also a number
  /// - Errors: ids of something else, at compile time; more tokens than the context: argument_error, and nothing
  ///           changes
  template <Tensor Ids> constexpr void append(Ids const& ids) {
    if constexpr (headsup::headsup_detail::has<tokens, axes_of<Ids>>) logits_ = model_->next(ids, past_);
    else logits_ = model_->next(expand<tokens<1>>(ids), past_);
  }
  constexpr void append(std::integral auto id) requires(sizeof...(Batch) == 0)
  {
    tensor<int, ids_of<words, tokens<1>>> const one{{static_cast<int>(id)}};
    append(one);
  }

  /// Of the word that follows the last token.
  ///
  /// - Shapes: [Batch..., vocab]
  /// - Errors: no token yet: argument_error
  constexpr auto const& logits() const {
    if (size() == 0) headsup_diagnostics::reject("text: no token was appended; fix: text.append(ids)");
    return logits_;
  }

  /// How many tokens it has.
  constexpr std::size_t size() const { return past_[0].size(); }

 private:
  using words = typename Model::size::words;

  Model const* model_;
  typename Model::template caches<Batch...> past_{};
  tensor<float, Batch..., words> logits_{};
};
}  // namespace HEADSUP_NAMESPACE::gpt2
