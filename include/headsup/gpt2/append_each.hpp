#pragma once

#include <headsup/gpt2/text.hpp>
#include <headsup/serving/sequence_caches.hpp>

#include <vector>

// Texts of different lengths side by side: a step reads the weights once for all of them.

namespace HEADSUP_NAMESPACE {
/// The positions of tokens that follow those in the caches of several sequences.
///
/// - Shapes: ids of [A, tokens] -> [A, tokens], ids of the caches' context_length
/// - Errors: none here; a table of positions refuses one beyond its end
template <class Caches, Tensor Ids> requires SequenceCaches<Caches const&>
constexpr auto positions_after(Caches const& caches, Ids const& ids) {
  using each_has_tokens = headsup_rule::all<headsup_rule::has_tokens_to_place<axes_of<Ids>>,
                                            headsup_rule::counts_in_one<(axes_of<Ids>::rank > 1)>>;
  if constexpr (!each_has_tokens::value) {
    static_assert(!HEADSUP_MISTAKE(each_has_tokens));
    return shape_mistake{};
  } else {
    using length = headsup_detail::plain_axis<axis_of<axes_of<Ids>, tokens>>;
    using along = headsup_detail::first_of<headsup_detail::minus<axes_of<Ids>, axes<length>>>;
    using cache = std::remove_cv_t<std::remove_pointer_t<headsup_detail::element_of<Caches const&>>>;
    using places = ids_of<axis_of<typename cache::layout, context_length>, length>;
    using list = axes<headsup_detail::plain_axis<along>, places>;
    auto const held = [&](std::size_t sequence) {
      auto const& one = headsup_detail::start_of(caches)[sequence];
      if constexpr (std::is_pointer_v<std::remove_cvref_t<decltype(one)>>) return one->size();
      else return one.size();
    };
    auto all = headsup_detail::unwritten<int>(headsup_detail::sizes_from<list>(ids.sizes()));
    std::size_t const each = extent<tokens>(ids);
    for (std::size_t i = 0; i < all.size(); ++i) all.data()[i] = static_cast<int>(held(i / each) + i % each);
    return all;
  }
}

namespace headsup_rule {
/// HU046: there is one id for each text, as far as the compiler knows how many there are; 0 ids if no axis is theirs.
template <std::size_t Ids, std::size_t Texts> struct has_one_for_each {
  static constexpr bool value = Ids != 0 && headsup::headsup_detail::may_equal(Ids, Texts);
  static constexpr words say() {
    words wrong, fix;
    if constexpr (Ids == 0) wrong << "takes ids over one axis, one for each text, and no tokens";
    else wrong << Texts << " texts take " << Texts << " ids, got " << Ids;
    fix << "append_each(texts, ids) with ids over batch<";
    if constexpr (Texts == dynamic) fix << "dynamic>";
    else fix << Texts << ">";
    return sentence(headsup_codes::called_otherwise, "append_each", wrong.data(), fix.data());
  }
};
/// HU051: each of several texts is given a word.
struct append_each : call<"append_each", "(texts, ids)", "gpt2::append_each"> {};
}  // namespace headsup_rule

namespace headsup_detail {
template <class T> inline constexpr bool is_text = false;
template <class Model> inline constexpr bool is_text<gpt2::text<Model>> = true;
/// How many ids of different sequences these are, or 0 if that is no axis of theirs, or not their only one.
template <class Ids> inline constexpr std::size_t count_of_ids = 0;
template <Tensor Ids> requires(axes_of<Ids>::rank == 1 && !has<tokens, axes_of<Ids>>)
inline constexpr std::size_t count_of_ids<Ids> = axes_of<Ids>::size;
template <class Texts> using each_of = std::remove_reference_t<decltype(std::declval<Texts&>()[0])>;

/// What a step of several texts does in each.
struct texts_together {
  /// Their caches by layer, as a model asks for those of one.
  template <class Texts> class caches {
    static constexpr std::size_t fixed = headsup_elements::fixed_count<Texts>;
    using cache = typename each_of<Texts>::cache;
    using pointers = std::conditional_t<fixed == dynamic, std::vector<cache*>, std::array<cache*, fixed % dynamic>>;

   public:
    constexpr explicit caches(Texts& texts) : texts_(texts) {
      if constexpr (fixed == dynamic) of_layer_.resize(texts.size());
    }
    constexpr std::size_t size() const { return texts_[0].past_.size(); }
    constexpr pointers& operator[](std::size_t layer) {
      for (std::size_t i = 0; i < of_layer_.size(); ++i) of_layer_[i] = &texts_[i].past_[layer];
      return of_layer_;
    }

   private:
    Texts& texts_;
    pointers of_layer_{};
  };

  template <class Texts, class Ids> static constexpr void append(Texts& texts, std::size_t count, Ids const& ids) {
    auto const& model = *texts[0].model_;
    for (std::size_t i = 1; i < count; ++i)
      if (texts[i].model_ != &model) headsup_diagnostics::reject("append_each: texts[", i, "] is of another model");
    for (std::size_t i = 0; i < count; ++i)
      if (texts[i].size() == texts[i].capacity())
        headsup_diagnostics::reject<size_error>("HU021 append_each: texts[", i, "] has the ", texts[i].size(),
                                                " tokens of its context", headsup_diagnostics::fix_is, "texts[", i,
                                                "].keep_newest(n)");
    caches<Texts> past(texts);
    auto const logits = model.next(expand<tokens<1>>(ids), past);
    if constexpr (!is_mistake<decltype(model.next(expand<tokens<1>>(ids), past))>)
      for (std::size_t i = 0; i < count; ++i) {
        auto& each = texts[i];
        for (std::size_t word = 0; word < each.logits_.size(); ++word)
          each.logits_.data()[word] = logits.data()[i * each.logits_.size() + word];
        each.seen_.data()[each.size() - 1] = static_cast<int>(ids.data()[i]);
      }
  }
};
}  // namespace headsup_detail

namespace gpt2 {
/// A word for each of several texts of one model, which may have different lengths: every weight is read once for all
/// of them, and each text is what it would be alone.
///
///     gpt2::text<model> texts[]{gpt2::text(ready), gpt2::text(ready)};
///     texts[0].append(words.encode("Every effort"));
///     texts[1].append(words.encode("You"));
///     gpt2::append_each(texts, tensor<int, batch<2>>{{6, 3}});
///
/// Texts are an array, a std::array or a std::vector. Each knows its logits afterwards.
///
/// - Shapes: ids of [A], one for each text
/// - Errors: ids over other axes, or not one for each text: at compile time where both counts are known, else
///           argument_error; texts of two models: argument_error, one without room: size_error, and nothing changes
template <class Texts, class Ids>
requires(headsup::headsup_detail::is_text<headsup::headsup_detail::each_of<Texts>> &&
         (Tensor<Ids> || headsup::headsup_detail::ListsIds<Ids>))
constexpr void append_each(Texts& texts, Ids const& ids) {
  using one_for_each = headsup_rule::has_one_for_each<headsup::headsup_detail::count_of_ids<Ids>,
                                                      headsup_elements::fixed_count<Texts>>;
  using are_ids =
      headsup_rule::appends_ids<headsup_rule::append_each, typename headsup::headsup_detail::each_of<Texts>::words,
                                axes<batch<headsup_elements::fixed_count<Texts>>>, Ids>;
  using is_right = headsup_rule::all<are_ids, one_for_each>;
  if constexpr (!is_right::value) {
    static_assert(!HEADSUP_MISTAKE(is_right));
  } else {
    std::size_t const count = headsup_elements::count(texts);
    if (count == 0 || count != ids.size())
      headsup_diagnostics::reject("append_each: ", count, " texts, ", ids.size(), " ids");
    headsup::headsup_detail::texts_together::append(texts, count, ids);
  }
}
#define HEADSUP_CALL append_each
#include <headsup/diagnostics/any_call.inl>
}  // namespace gpt2
}  // namespace HEADSUP_NAMESPACE
