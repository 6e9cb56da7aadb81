#pragma once

#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/diagnostics/number_rules.hpp>
#include <headsup/diagnostics/run_time.hpp>
#include <headsup/random/torch_generator.hpp>
#include <headsup/tensor/described.hpp>

// Rules about the input of layers: in types, and at run time for sizes known only there.

namespace HEADSUP_NAMESPACE::rule {
/// HU024: the input has the features that a layer maps.
template <class Call, class In, class X, fixed_string Operand = "x"> struct has_features {
  using list = typename X::axes;
  static constexpr bool value = contains<In, list>;
  static constexpr words say() {
    constexpr char const* role = In::role::name.chars;
    words w;
    w << "HU024 " << Call::name << ": takes " << words_of<In> << ", " << Operand.c_str() << " is " << list{};
    if constexpr (std::is_same_v<list, no_tensor>) {
      return w << "; fix: a tensor with " << words_of<In>;
    } else {
      if constexpr (count_role<In, list> != 0) {
        using there = first_of<shared<list, axes<In>>>;
        if (!may_equal(In::size, there::size)) return w << "; fix: " << Call::name << " made for " << words_of<there>;
        w << ", where " << role << " was merged from " << factors_of<there>{};
        if (factors_of<In>::rank != 0) return w << "; fix: an input merged from " << factors_of<In>{};
        return w << "; fix: forget_factors<" << role << ">(" << Operand.c_str() << ") if the layer takes that order";
      }
      axis_words const meant = meant_for(list{}, axes<In, tokens<1>, batch<1>>{}, words_of<In>);
      w << "; fix: ";
      if (meant.size != 0) {
        say_renamed(w, meant, role, Operand.c_str());
        if (!kin(meant.role, role) || same_text(role, "tokens")) w << ", or a " << Call::name << " made for " << meant;
      } else w << "an input with " << words_of<In>;
      return w;
    }
  }
};

/// Stops unless x has, at run time, the features that a layer maps; HU024.
template <class Call, class In, class List>
constexpr void must_have_features([[maybe_unused]] extents<List> const& sizes) {
  if constexpr (!List::fixed) {
    if (sizes.template of<In>() == In::size) return;
    words w;
    w << "HU024 " << Call::name << ": takes " << words_of<In> << ", x is ";
    refuse_sizes(say_sizes(w, sizes) << "; fix: " << Call::name << " made for " << words_at<In>(sizes));
  }
}

/// HU003: the input has tokens; HU024 if it is no tensor.
template <class Call, class X> struct has_tokens {
  using list = typename X::axes;
  static constexpr bool value = has<tokens, list>;
  static constexpr words say() {
    if constexpr (std::is_same_v<list, no_tensor>) {
      return has_features<Call, typename Call::features, X>::say();
    } else {
      words w;
      w << "HU003 " << Call::name << ": x has no tokens " << list{} << "; fix: ";
      constexpr axis_words meant = meant_for(list{}, axes<typename Call::features>{}, {"tokens", 0});
      if (meant.size == 0) return w << "expand<tokens<1>>(x) if it is a single token";
      return say_renamed(w, meant, "tokens", "x");
    }
  }
};

/// The message for more tokens than a layer supports; HU016.
template <class Call> constexpr words too_many_tokens(std::size_t tokens, std::size_t context) {
  return words{} << "HU016 " << Call::name << ": the input has tokens<" << tokens
                 << ">, the layer supports context_length<" << context << ">; fix: slice<tokens<" << context
                 << ">>(x, 0), or a layer with context_length<" << tokens << ">";
}

/// HU016: the input has no more tokens than a layer supports, as far as is known at compile time.
template <class Call, class Context, class X> struct within_context {
  static constexpr std::size_t tokens = size_of<headsup::tokens, typename X::axes>;
  static constexpr bool value = tokens == dynamic || tokens <= Context::size;
  static constexpr words say() { return too_many_tokens<Call>(tokens, Context::size); }
};
template <class Call, class X> struct within_context<Call, void, X> : all<> {};

}  // namespace HEADSUP_NAMESPACE::rule

namespace HEADSUP_NAMESPACE::headsup_detail {
/// Pointers, and what is like one.
template <class T> inline constexpr bool points = std::is_null_pointer_v<T> || requires(T const& p) { *p; };
}  // namespace HEADSUP_NAMESPACE::headsup_detail

namespace HEADSUP_NAMESPACE::rule {
/// HU046: a layer draws from a generator that outlives the call, or from none; a temporary would drop the same numbers
/// in every call. Given are the types of the arguments after the input, as passed.
template <class Call, class... Given> struct draws_from_generator {
  static constexpr bool value =
      sizeof...(Given) == 0 ||
      (Call::drops && sizeof...(Given) == 1 && (std::is_same_v<typename Given::scalar, torch_generator&> && ...));
  static constexpr words say() {
    words w;
    if ((!std::is_same_v<typename Given::axes, no_tensor> && ...))
      return w << "HU046 " << Call::name
               << ": takes one tensor, and makes queries, keys and values of it; fix: layer(x)";
    if ((headsup::headsup_detail::points<std::remove_cvref_t<typename Given::scalar>> || ...))
      return w << "HU046 " << Call::name << ": takes tensors, got a pointer or an optional; fix: layer"
               << Call::arguments << " without it, or *present in its place";
    if (!Call::drops)
      return w << "HU046 " << Call::name << ": takes a tensor and nothing else, it has no dropout; fix: layer(x)";
    w << "HU046 " << Call::name << ": takes a tensor, and in training a torch_generator that it draws from, got ";
    if (sizeof...(Given) == 1)
      ((w << (!std::is_same_v<typename Given::axes, no_tensor>                    ? "a tensor"
              : std::is_arithmetic_v<std::remove_cvref_t<typename Given::scalar>> ? "a number"
                                                                                  : "a temporary or a constant")),
       ...);
    else w << sizeof...(Given) << " extra arguments";
    return w << "; fix: layer" << Call::with_generator << " after torch_generator generator{123}";
  }
};

/// Stops unless x has, at run time, the features of a layer and no more tokens than it supports; HU024 or HU016.
template <class Call, class List> constexpr void must_be_sequence([[maybe_unused]] extents<List> const& sizes) {
  must_have_features<Call, typename Call::features>(sizes);
  if constexpr (!List::fixed && !std::is_void_v<typename Call::context>) {
    std::size_t const count = sizes.template of<tokens<1>>();
    if (count > Call::context::size) refuse_sizes(too_many_tokens<Call>(count, Call::context::size));
  }
}
}  // namespace HEADSUP_NAMESPACE::rule

namespace HEADSUP_NAMESPACE {
namespace rule {
/// A layer that takes tokens with the features In, and no more tokens than Context, unless that is void. If it drops
/// weights, it can also take a generator. Made holds the rules about the layer itself.
template <fixed_string Name, class In, class Context = void, bool Drops = false, class Made = all<>>
struct sequence_layer : call<Name, "(x)", fix::no_role> {
  using features = In;
  using context = Context;
  using made = Made;
  static constexpr bool drops = Drops;
  static constexpr char const* with_generator = "(x, generator)";

  template <class X, class... Generator>
  struct rules : all<was_made<Made>, draws_from_generator<sequence_layer, Generator...>, has_tokens<sequence_layer, X>,
                     has_features<sequence_layer, In, X>, within_context<sequence_layer, Context, X>,
                     of_type<sequence_layer, X, float>> {};
};
}  // namespace rule

/// What attention layers take: floats over tokens and the features In, whatever other axes there are; and no more
/// tokens than a layer's context, as far as is known at compile time.
template <class X, class In> concept SequenceOf =
    rule::sequence_layer<"a layer", In>::template rules<described<X>>::value;
template <class X, class In, class Context> concept SequenceWithin =
    rule::sequence_layer<"a layer", In, Context>::template rules<described<X>>::value;

/// Whether a layer can draw from these arguments: none, which is inference, or one generator that outlives the call.
template <class... Generator> concept can_train =
    rule::draws_from_generator<rule::sequence_layer<"a layer", d_in<1>, void, true>, described<Generator>...>::value;
}  // namespace HEADSUP_NAMESPACE
