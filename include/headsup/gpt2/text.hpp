#pragma once

#include <headsup/gpt2/model.hpp>
#include <headsup/ops/copied.hpp>
#include <headsup/ops/expand.hpp>

namespace HEADSUP_NAMESPACE::headsup_detail {
/// What holds whole numbers side by side and is no tensor, as a std::vector.
template <class X> concept ListsIds = !Tensor<X> && requires(X const& x) {
  { *x.data() } -> std::convertible_to<int>;
  requires std::integral<std::remove_cvref_t<decltype(*x.data())>>;
};
}  // namespace HEADSUP_NAMESPACE::headsup_detail

namespace HEADSUP_NAMESPACE::headsup_rule {
/// HU051, HU037: what follows is told in ids of Words, for each sequence of Batch. What they are is asked before their
/// axes: here of what is neither a tensor nor numbers that lie elsewhere.
template <class Call, class Words, class Batch, class... Xs> struct appends_ids {
  static constexpr bool value = false;
  static constexpr words say() {
    words fix;
    if constexpr (Batch::rank == 0) fix << Call::called << "(tensor<int, tokens<3>>{{3, 1, 4}})";
    else (fix << Call::called << Call::arguments << " with ids over ").list(Batch());
    return sentence(headsup_codes::other_form, Call::name,
                    Batch::rank == 0 ? "takes ids in a tensor, or one as a whole number"
                                     : "takes ids in a tensor, one for each sequence",
                    fix.data());
  }
};
template <class Call, class Words, class Batch, Tensor X> struct appends_ids<Call, Words, Batch, X> {
  static constexpr bool value = std::integral<scalar_of<X>> && !std::is_same_v<scalar_of<X>, bool>;
  static constexpr words say() {
    constexpr bool scores = headsup_detail::count_role<Words, axes_of<X>> != 0;
    constexpr char const* role = words_of<Words>.role;
    words fix;
    if constexpr (scores) fix << "argmax<" << role << ">(x), or sample<" << role << ">(x, generator)";
    else fix << "the ids that argmax<" << role << "> gives";
    return sentence(headsup_codes::other_kind, Call::name,
                    scores ? "takes ids, got a number for each word" : "takes ids, which are whole numbers",
                    fix.data());
  }
};
template <class Call, class Words, class Batch, headsup_detail::ListsIds X>
struct appends_ids<Call, Words, Batch, X> {
  static constexpr bool value = false;
  static constexpr words say() {
    constexpr bool are_int = std::is_same_v<std::remove_cvref_t<decltype(*std::declval<X const&>().data())>, int>;
    words fix;
    if constexpr (!are_int) fix << "a tensor of int that they are copied to";
    else if constexpr (Batch::rank == 0) fix << "tensor_view<int const, tokens<dynamic>>(x)";
    else (fix << "tensor_view<int const, ").list(Batch()) << ">(x)";
    return sentence(headsup_codes::other_form, Call::name, "takes ids in a tensor, got numbers that lie elsewhere",
                    fix.data());
  }
};
/// HU051: a text is given tokens.
struct append_to_text : call<"append", "(ids)", "text.append"> {};

/// HU051: a text is written by a model.
using is_written = of_types<headsup_codes::other_form, "gpt2::text", "is written by a model, got something else",
                            "gpt2::text text(model)">;

/// HU046: ids over List are of the sequences of the text, whose axes are Batch.
template <class Batch, class List> struct writes_as_many {
  using of_ids = headsup_detail::minus<List, axes<tokens<1>>>;
  static constexpr bool value = of_ids::rank == Batch::rank && headsup_detail::subset<Batch, of_ids>;
  static constexpr words say() {
    words wrong, fix;
    wrong << "the ids are over " << axis_list(List()) << ", the text is over " << axis_list(Batch());
    if constexpr (Batch::rank != 0) fix.list(Batch()) << " in the ids" << (of_ids::rank == 0 ? "" : ", or ");
    if constexpr (of_ids::rank != 0 && of_ids::fixed) (fix << "gpt2::text<Model, ").list(of_ids()) << "> text(model)";
    else if constexpr (of_ids::rank != 0) fix << "gpt2::text<Model, batch<N>> text(model)";
    if constexpr (Batch::rank == 0) fix << ", or append_each(texts, ids)";
    return sentence(headsup_codes::called_otherwise, "append", wrong.data(), fix.data());
  }
};
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
  /// Of what its tokens are ids.
  using words = typename Model::size::words;

  constexpr explicit text(Model const& by) : model_(&by) {}
  text(Model const&&) HEADSUP_DELETED("HU038 text: the model is gone before it", "a model with a name");
  template <class Other> requires(!std::same_as<Other, Model> && !std::same_as<Other, text>)
  constexpr explicit text(Other const&)
      HEADSUP_DELETED("HU046 gpt2::text: is written by a model of another type", "gpt2::text text(model)");

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
  /// - Errors: ids of something else, at compile time; more tokens than the context, a model all of whose weights are
  ///           zeros: argument_error, and nothing changes
  template <Tensor Ids> constexpr void append(Ids const& ids) {
    constexpr bool one = !headsup::headsup_detail::has<tokens, axes_of<Ids>>;
    using is_right = headsup_rule::all<appends<Ids>, headsup_rule::writes_as_many<axes<Batch...>, axes_of<Ids>>>;
    if constexpr (!is_right::value) static_assert(!HEADSUP_MISTAKE(is_right));
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
    using mistake = std::conditional_t<is_mistake<Xs...>, headsup_diagnostics::reported, appends<Xs...>>;
    static_assert(!HEADSUP_MISTAKE(mistake));
  }
  template <class Number, std::size_t Count> constexpr void append(Number const (&)[Count]) {
    static_assert(!HEADSUP_MISTAKE(appends<Number[Count]>));
  }

  /// Of the word that follows the last token.
  ///
  /// - Shapes: [Batch..., vocab]
  /// - Errors: no token yet: argument_error
  constexpr auto const& logits() const {
    if (size() == 0)
      headsup_diagnostics::reject("text: no token was appended", headsup_diagnostics::fix_is, "text.append(ids)");
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
    past_.clear();
    read(newest);
  }
#define HEADSUP_CALL keep_newest
#define HEADSUP_MEMBER call<"keep_newest", "(512)", "text.keep_newest">
#include <headsup/diagnostics/any_call.inl>

 private:
  template <class... Xs>
  using appends = headsup_rule::appends_ids<headsup_rule::append_to_text, words, axes<Batch...>, Xs...>;

  template <class Ids> constexpr void read(Ids const& ids) {
    std::size_t const before = size(), new_ones = extent<tokens>(ids);
    if (new_ones > capacity() - before)
      headsup_diagnostics::reject("HU021 text: ", before + new_ones, " tokens exceed the context of ", capacity(),
                                  headsup_diagnostics::fix_is, "text.keep_newest(n)");
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
