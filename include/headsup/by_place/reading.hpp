#pragma once

#include <headsup/by_place/axes.hpp>
#include <headsup/by_place/notice.hpp>
#include <headsup/tensor/described.hpp>

// Where refused calls end under HEADSUP_AS_PYTORCH: each is computed by its reading, if it has one.

namespace HEADSUP_NAMESPACE {
namespace headsup_by_place {
using headsup_rule::numbers;
using headsup_rule::roles;
using headsup_rule::types;

/// How PyTorch reads a call, given what stands between < and >. A specialisation has a function `of` of the operands,
/// which returns what PyTorch makes of them, or a `stopped`.
template <class Call, class Roles, class Types, class Numbers> struct reading;

/// The same of the calls of layers, which a layer is given before its operands.
template <class Call> struct layer_reading;

/// Why an operation has none.
template <class Call> inline constexpr char const* no_reading = "the call is written in another form";
template <class Call> struct reason {
  static constexpr char const* text = no_reading<Call>;
};
struct sized_later {
  static constexpr char const* text = "sizes are known only when it runs";
};

/// What a reading returns where PyTorch stops: Why::result has its words.
template <class Why> struct stopped : shape_mistake {
  using does = stops<Why>;

  [[noreturn]] static void stop() {
    std::fflush(nullptr);  // what the program has printed so far, in case that nobody catches this
    headsup_diagnostics::reject<torch_error>(Why::result.stops.c_str());
  }
};

template <class X> inline constexpr bool is_fixed = true;
template <class X> requires requires { X::axes::fixed; }
inline constexpr bool is_fixed<X> = X::axes::fixed;

/// The result of a call that headsup refuses because of Mistake.
template <class Mistake, class Reading, class Call, class... Xs> constexpr auto read_as(called_at at, Xs const&... xs) {
  if constexpr (is_mistake<Xs...> || std::is_same_v<Mistake, headsup_diagnostics::reported>) {
    return shape_mistake{};
  } else if constexpr (!(is_fixed<Xs> && ...)) {
    remark<Mistake, unread<sized_later>>(at);
    return shape_mistake{};
  } else if constexpr (!requires { Reading::of(xs...); }) {
    remark<Mistake, unread<reason<Call>>>(at);
    return shape_mistake{};
  } else {
    using made = decltype(Reading::of(xs...));
    if constexpr (requires { typename made::does; }) {
      remark<Mistake, typename made::does>(at);
      if (!__builtin_is_constant_evaluated()) made::stop();
      return shape_mistake{};
    } else {
      remark<Mistake, runs>(at);
      return Reading::of(xs...);
    }
  }
}

/// The reading of a call with Written between < and >.
template <class Call, class Written> struct read_so;
template <class Call, class Roles, class Types, class Numbers>
struct read_so<Call, headsup_rule::written<Roles, Types, Numbers>> {
  using type = reading<Call, Roles, Types, Numbers>;
};
template <class Call, class Written, class... Xs> constexpr auto read(called_at at, Xs const&... xs) {
  return read_as<typename broken_call<Call, Written, Xs...>::type, typename read_so<Call, Written>::type, Call>(at,
                                                                                                                xs...);
}

/// Whether such a call is headsup's: it names a role or an axis, or has an operand that is.
template <class Written, class... Xs> inline constexpr bool is_headsups = true;
template <class... Xs>
inline constexpr bool is_headsups<headsup_rule::with_none, Xs...> = headsup_detail::of_headsup_later<Xs...>;
template <class First, class... More, class... Xs>
inline constexpr bool is_headsups<headsup_rule::with_types<First, More...>, Xs...> =
    headsup_detail::names_axes<First> || (OfHeadsup<Xs> || ...);
template <auto First, auto... More, class... Xs>
inline constexpr bool is_headsups<headsup_rule::with_numbers<First, More...>, Xs...> = (OfHeadsup<Xs> || ...);
template <class Type, auto First, auto... More, class... Xs>
inline constexpr bool is_headsups<headsup_rule::written<roles<>, types<Type>, numbers<First, More...>>, Xs...> =
    Axis<Type> || (OfHeadsup<Xs> || ...);
template <class Second, class... More, auto First, class... Xs>
inline constexpr bool
    is_headsups<headsup_rule::written<roles<>, types<Second, More...>, headsup_rule::number_first<First>>, Xs...> =
        headsup_detail::names_axes<Second> || (OfHeadsup<Xs> || ...);

/// Whether calls are read by place. Those of a law stay the compiler's.
template <class Call> inline constexpr bool is_read = !requires { Call::form; };

/// Whether calls with few operands know where they stand. Clang before 16 lacks the rule that prefers the operation.
#if defined(__clang__) && __clang_major__ < 16
template <class> inline constexpr bool is_placed = false;
#else
template <class Call> inline constexpr bool is_placed = is_read<Call> && !requires { Call::forwards; };
#endif
template <class Call> constexpr bool are_more(std::size_t operands) {
  return is_read<Call> && (!is_placed<Call> || operands > 3);
}

/// What by_place/calls_at.inl takes, with and without its place.
template <class Call, class Written, class... Xs>
inline constexpr bool is_taken_at = is_placed<Call> && is_headsups<Written, Xs...>;
template <class Call, class Written, class... Xs>
inline constexpr bool is_taken = are_more<Call>(sizeof...(Xs)) && is_headsups<Written, Xs...>;

/// The same of a layer that is called with one tensor, and with so many More operands.
template <class Mistake, class Call, std::size_t More, class Layer, class X>
constexpr auto read_layer(Layer const& layer, X const& x) {
  return read_as<Mistake, layer_reading<std::conditional_t<More == 0, Call, void>>, Call>({}, layer, x);
}

/// left += right, of which PyTorch keeps the sizes of the left operand.
template <class To, class From> struct written_back {
  static constexpr outcome result = [] {
    outcome made{sizes_in<To>, {}};
    if (!(sizes_in<To> == sizes_in<From>))
      made.stops << "output with shape " << sizes_in<To> << " doesn't match the broadcast shape " << sizes_in<From>;
    return made;
  }();
};
template <class Mistake, class X, class Result>
constexpr void write_back([[maybe_unused]] X& left, [[maybe_unused]] Result const& result) {
  if constexpr (!is_mistake<X, Result> && is_fixed<X> && is_fixed<Result>) {
    using both = written_back<typename X::axes, typename Result::axes>;
    if constexpr (!both::result.runs()) {
      remark<Mistake, stops<both>>();
      if (!__builtin_is_constant_evaluated()) stopped<both>::stop();
    } else {
      if constexpr (!std::is_same_v<Mistake, headsup_diagnostics::reported>) remark<Mistake, runs>();
      for (std::size_t i = 0; i < result.size(); ++i)
        left.data()[i] = static_cast<typename X::scalar>(result.data()[i]);
    }
  } else if constexpr (!is_mistake<X, Result>) {
    for (std::size_t i = 0; i < result.size(); ++i) left.data()[i] = result.data()[i];
  }
}
}  // namespace headsup_by_place
}  // namespace HEADSUP_NAMESPACE
