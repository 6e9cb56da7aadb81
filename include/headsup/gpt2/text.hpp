#pragma once

#include <headsup/gpt2/model.hpp>
#include <headsup/ops/copied.hpp>
#include <headsup/ops/expand.hpp>

namespace HEADSUP_NAMESPACE::headsup_rule {
/// HU051: a text is given ids, as a tokenizer or sample makes them.
template <class... Never>
using appends_ids = of_types<headsup_codes::other_form, "append", "takes ids in a tensor, or one as a whole number",
                             "text.append(tensor<int, tokens<3>>{{3, 1, 4}})", sizeof...(Never) != 0>;

/// HU051: a text is written by a model.
using is_written = of_types<headsup_codes::other_form, "gpt2::text", "is written by a model, got something else",
                            "gpt2::text text(model)">;

/// HU046: the ids are of as many sequences as the text.
template <bool Same>
using writes_as_many =
    of_types<headsup_codes::called_otherwise, "append", "the ids are of other sequences than the text",
             "gpt2::text<Model, batch<N>> text(model), or append_each(texts, ids)", Same>;
}  // namespace HEADSUP_NAMESPACE::headsup_rule

namespace HEADSUP_NAMESPACE::headsup_detail {
struct texts_together;
}  // namespace HEADSUP_NAMESPACE::headsup_detail

namespace HEADSUP_NAMESPACE::gpt2 {
/// A text that a model writes, or several of one length side by side, over the axes Batch: it holds a cache for each
/// layer, counts positions, and knows the logits of the next word.
///
///     gpt2::text text(model);
///     text.append(words.encode("Every effort moves you"));
///     text.append(argmax<vocab>(text.logits()));
///
/// The model outlives it. It moves, and is copied only by clone(), as for beams.
template <class Model, class... Batch> class text {
 public:
  /// Where each layer keeps the keys and values of the tokens.
  using cache = typename Model::template cache<Batch...>;

  constexpr explicit text(Model const& by) : model_(&by) {}
  text(Model const&&) HEADSUP_DELETED("HU038 text: the model is gone before it", "a model with a name");

  constexpr text(text&&) noexcept = default;
  constexpr text& operator=(text&&) noexcept = default;
  // As those of a cache.
  constexpr text(text const&) requires(sizeof(Model) == 0)
  = default;
  template <std::same_as<text> X>
  constexpr text(X const&) HEADSUP_DELETED("HU038 text: is copied only by clone()", "text.clone()");
  constexpr text& operator=(text const&) requires(sizeof(Model) == 0)
  = default;
  template <std::same_as<text> X>
  constexpr text& operator=(X const&) HEADSUP_DELETED("HU038 text: is copied only by clone()", "text.clone()");

  /// An explicit copy, which goes on by itself.
  constexpr text clone() const { return {*this, nullptr}; }

  /// Tokens that follow: a prompt, or the word that was chosen.
  ///
  /// - Shapes: ids of [Batch..., tokens], or of [Batch...] for one word; without a batch also a number,
  ///           or numbers in braces
  /// - Errors: ids of something else, at compile time; more tokens than the context: argument_error, and nothing
  ///           changes
  template <Tensor Ids> constexpr void append(Ids const& ids) {
    constexpr bool one = !headsup::headsup_detail::has<tokens, axes_of<Ids>>;
    using as_many = headsup_rule::writes_as_many<axes_of<Ids>::rank == sizeof...(Batch) + (one ? 0 : 1)>;
    if constexpr (!as_many::value) static_assert(!HEADSUP_MISTAKE(as_many));
    else if constexpr (one) read(expand<tokens<1>>(ids));
    else read(ids);
  }
  constexpr void append(std::integral auto id) requires(sizeof...(Batch) == 0)
  {
    append({static_cast<int>(id)});
  }
  template <std::size_t Count>
  constexpr void append(int const (&ids)[Count]) requires(sizeof...(Batch) == 0)
  {
    tensor<int, ids_of<words, tokens<Count>>> all;
    for (std::size_t i = 0; i < Count; ++i) all.data()[i] = ids[i];
    read(all);
  }

  /// Refuses what are no ids.
  template <class... Xs> constexpr void append(Xs const&...) {
    using mistake = std::conditional_t<is_mistake<Xs...>, headsup_diagnostics::reported, headsup_rule::appends_ids<>>;
    static_assert(!HEADSUP_MISTAKE(mistake));
  }

  /// Of the word that follows the last token.
  ///
  /// - Shapes: [Batch..., vocab]
  /// - Errors: no token yet: argument_error
  constexpr auto const& logits() const {
    if (size() == 0) headsup_diagnostics::reject("text: no token was appended; fix: text.append(ids)");
    return logits_;
  }
#define HEADSUP_CALL logits
#define HEADSUP_MEMBER call<"logits", "()", "text.logits">
#include <headsup/diagnostics/any_call.inl>

  /// How many tokens it has, and how many it can have.
  constexpr std::size_t size() const { return past_[0].size(); }
  static constexpr std::size_t capacity() { return Model::size::context::size; }

  /// Forgets all but the newest tokens, and reads these again from the first position on: how a text goes on that has
  /// filled its context.
  ///
  /// - Errors: none to keep, or more than there are: argument_error, and nothing changes
  constexpr void keep_newest(std::size_t count) {
    if (count == 0 || count > size())
      headsup_diagnostics::reject("text: has tokens<", size(), ">, asked to keep ", count);
    tensor<int, Batch..., tokens<dynamic>> newest(sized<tokens>(count));
    for (std::size_t i = 0; i < newest.size(); ++i)
      newest.data()[i] = seen_.data()[i / count * capacity() + size() - count + i % count];
    for (auto& each : past_) each.clear();
    read(newest);
  }
#define HEADSUP_CALL keep_newest
#define HEADSUP_MEMBER call<"keep_newest", "(512)", "text.keep_newest">
#include <headsup/diagnostics/any_call.inl>

 private:
  using words = typename Model::size::words;

  template <class Ids> constexpr void read(Ids const& ids) {
    std::size_t const before = size(), new_ones = extent<tokens>(ids);
    if (new_ones > capacity() - before)
      headsup_diagnostics::reject("HU021 text: ", before + new_ones, " tokens exceed the context of ", capacity(),
                                  "; fix: text.keep_newest(n)");
    logits_ = model_->next(ids, past_);
    if constexpr (!is_mistake<decltype(model_->next(ids, past_))>) {
      using list = axes<Batch..., headsup::headsup_detail::plain_axis<axis_of<axes_of<Ids>, tokens>>>;
      auto const rows = headsup::headsup_detail::copied(ids, headsup::headsup_detail::sizes_from<list>(ids.sizes()));
      std::size_t const more = size() - before;
      for (std::size_t i = 0; i < rows.size(); ++i)
        seen_.data()[i / more * capacity() + before + i % more] = static_cast<int>(rows.data()[i]);
    }
  }

  friend headsup::headsup_detail::texts_together;

  /// No part is moved: g++ 12 destroys an array that was moved in a constant twice.
  constexpr text(text const& from, std::nullptr_t)
      : model_(from.model_), past_(from.past_.clone()), logits_(from.logits_.clone()), seen_(from.seen_.clone()) {}

  Model const* model_;
  typename Model::template caches<Batch...> past_{};
  tensor<float, Batch..., words> logits_{};
  tensor<int, Batch..., typename Model::size::context> seen_{};
};
/// Of what is no model.
template <class Model, class... Batch> requires(!requires { typename Model::size::words; })
class text<Model, Batch...> {
 public:
  constexpr explicit text(auto const&...) {
    using mistake = std::conditional_t<is_mistake<Model>, headsup_diagnostics::reported, headsup_rule::is_written>;
    static_assert(!HEADSUP_MISTAKE(mistake));
  }

  constexpr shape_mistake append(auto const&...) { return {}; }
  constexpr shape_mistake logits() const { return {}; }
  constexpr std::size_t size() const { return 0; }
};
text() -> text<void>;
}  // namespace HEADSUP_NAMESPACE::gpt2
