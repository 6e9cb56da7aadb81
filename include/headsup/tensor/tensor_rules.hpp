#pragma once

#include <headsup/axes/ids_of.hpp>
#include <headsup/axes/merged.hpp>
#include <headsup/axes/triangle.hpp>
#include <headsup/diagnostics/alike_rules.hpp>
#include <headsup/diagnostics/number_rules.hpp>
#include <headsup/diagnostics/size_rules.hpp>

// Rules about the axes of a tensor and what it can be made from.

namespace HEADSUP_NAMESPACE {
template <class Scalar, class... As> class HEADSUP_TAGGED tensor;
template <class Scalar, Axis... As> requires(!std::is_class_v<Scalar> && sizeof...(As) <= 8)
class tensor<Scalar, As...>;
template <class Scalar, Axis A, Axis... As> requires(annotated<A> || ... || annotated<As>)
class tensor<Scalar, A, As...>;
template <class Element, Axis... As> class HEADSUP_TAGGED tensor_view;

/// Whether a tensor over To can hold the numbers of one over From unchanged: the axes are the same, except for
/// knowledge about the numbers, which may be forgotten.
template <class To, class From> inline constexpr bool can_hold = false;
template <class... As> inline constexpr bool can_hold<axes<As...>, axes<As...>> = true;
template <class... As, class... Bs> requires(sizeof...(As) == sizeof...(Bs))
inline constexpr bool can_hold<axes<As...>, axes<Bs...>> = (std::is_base_of_v<As, Bs> && ...);

/// Whether tensors over From, whose type knows other sizes, know all that To claims about the numbers.
template <class To, class From> inline constexpr bool can_resize = false;
template <class... As, class... Bs> requires(same_axes<axes<As...>, forget_sums<axes<Bs...>>>)
inline constexpr bool can_resize<axes<As...>, axes<Bs...>> =
    ((!annotated<As> || (annotated<Bs> && (!sums_to_one<As> || sums_to_one<Bs>))) && ...);

/// Whether two lists have the same roles and, as far as types know, sizes: they differ only in what they remember.
template <class List, class Other> inline constexpr bool read_alike = false;
template <class... As, class... Bs> requires(sizeof...(As) == sizeof...(Bs))
inline constexpr bool read_alike<axes<As...>, axes<Bs...>> =
    ((same_role<As, Bs> && may_equal(As::size, Bs::size)) && ...);

/// Whether T is a view.
template <class T> inline constexpr bool is_view = false;
template <class Element, class... As> inline constexpr bool is_view<tensor_view<Element, As...>> = true;

/// Whether a tensor or view T can be made from the tensor or view X: a tensor copies a view only by clone().
template <class T, class X>
inline constexpr bool is_made_from =
    can_hold<typename T::axes, typename X::axes> || can_resize<typename T::axes, typename X::axes>;
template <class Scalar, class... As, class Element, class... Bs>
inline constexpr bool is_made_from<tensor<Scalar, As...>, tensor_view<Element, Bs...>> = false;
template <class Scalar, class... As, class Other, class... Bs>
inline constexpr bool is_made_from<tensor<Scalar, As...>, tensor<Other, Bs...>> =
    std::is_same_v<Scalar, Other> &&
    (can_hold<axes<As...>, axes<Bs...>> || (!axes<As...>::fixed && can_resize<axes<As...>, axes<Bs...>>));
}  // namespace HEADSUP_NAMESPACE

namespace HEADSUP_NAMESPACE::rule {
/// HU041 or HU042: a tensor is given the type of its numbers, then at most eight axes. Says why these are not.
template <class Scalar, class... As> struct is_made_of {
  static constexpr bool value = false;
  static constexpr words say() {
    words w;
    if constexpr (Axis<Scalar>) {
      w << "HU041 tensor: the type of its numbers comes first; fix: tensor<float";
      auto one = [&]<class A>(std::type_identity<A>) {
        if constexpr (Axis<A>) w << ", " << words_of<A>;
      };
      one(std::type_identity<Scalar>{});
      (one(std::type_identity<As>{}), ...);
      return w << ">";
    } else if constexpr (std::is_class_v<Scalar>) {
      return w << "HU041 tensor: holds numbers, not objects; fix: float, double, int or bool";
    } else if constexpr ((Axis<As> && ...)) {
      return w << "HU042 tensor: has more than 8 axes; fix: merge some that are always used together";
    } else {
      return w << "HU041 tensor: an argument after the type of its numbers is not an axis; fix: derive it, as in "
                  "template <std::size_t N> struct frames : headsup::axis<\"frames\", N> {}";
    }
  }
};

/// HU052: an axis has the size that it is given, and not one that its declaration states.
template <class A> inline constexpr bool keeps_size = true;
template <template <std::size_t> class Role, std::size_t N>
inline constexpr bool keeps_size<Role<N>> = Role<N>::size == N;
template <class A> struct has_its_size : all<> {};
template <template <std::size_t> class Role, std::size_t N> struct has_its_size<Role<N>> {
  static constexpr bool value = keeps_size<Role<N>>;
  static constexpr words say() {
    return words{} << "HU052 tensor: " << role_words<Role> << "<" << N << "> is an axis of size " << Role<N>::size
                   << ", because its declaration states a size; fix: template <std::size_t N> struct "
                   << role_words<Role> << " : headsup::axis<\"" << role_words<Role> << "\", N> {}";
  }
};

/// HU051: an element is named by one position for each axis, and positions are integers.
template <class List, std::size_t Given, class... Positions> struct has_a_position_per_axis {
  static constexpr bool value = Given == List::rank;
  static constexpr words say() {
    words w;
    w << "HU051 tensor: x(...) takes a position for each of " << List{};
    if constexpr (Given == 1 && (requires { typename Positions::axes; } && ...))
      return w << ", got a tensor; fix: matmul(y, x) of x(y), if x is a weight";
    if (Given == List::rank) w << ", got something else; fix: ";
    else w << ", got " << Given << "; fix: ";
    if constexpr (Given == 1 && List::rank > 1)
      return w << "take<" << words_of<first_of<List>>.role << ">(x, position) instead";
    w << "x(";
    for (std::size_t i = 0; i < List::rank; ++i) w << (i == 0 ? "0" : ", 0");
    return w << ")";
  }
};

/// HU065: a number, or a truth, is given a tensor of many.
template <class List, bool Truth> struct is_one_number {
  static constexpr bool value = List::rank == 0;
  static constexpr words say() {
    words w;
    w << "HU065 tensor: " << List{} << " is not one " << (Truth ? "truth" : "number") << "; fix: ";
    if (Truth) w << "where(mask, x, y) for each number, or ";
    w << "x(";
    for (std::size_t i = 0; i < List::rank; ++i) w << (i == 0 ? "0" : ", 0");
    w << ") for one of them";
    return Truth ? w : w << ", or mean<" << last_axis(List{}).role << ">(x)";
  }
};

/// HU002: no role occurs twice among the axes of a tensor.
template <class Scalar, class List> struct has_each_role_once {
  static constexpr bool value = distinct<List>;
  static constexpr words say() {
    constexpr axis_words twice = first_repeated(List{});
    bool const are_keys = same_text(twice.role, "tokens") && of_role(List{}, "keys").size == 0;
    words w;
    w << "HU002 tensor: two axes of one role in " << List{} << "; fix: tensor<" << number_words<Scalar>;
    bool seen = false;
    for (axis_words each : axis_list(List{})) {
      bool const again = same_text(each.role, twice.role);
      if (again && seen) each.role = are_keys ? "keys" : "another_role";
      seen = seen || again;
      w << ", " << each;
    }
    return w << ">";
  }
};

/// HU033: a tensor or view is given what an X holds, whose axes are its own; only sizes may be known to one alone.
template <class Tensor, class X> struct is_given_its_axes {
  using to = typename Tensor::axes;
  using from = typename X::axes;
  using scalar = typename Tensor::scalar;
  static constexpr bool value = is_made_from<Tensor, X>;
  static constexpr words say() {
    words w;
    w << "HU033 tensor: " << to{} << " cannot be given ";
    if constexpr (same_axes<from, to> && !std::is_same_v<scalar, typename X::scalar>) {
      return w << number_words<typename X::scalar> << " for " << number_words<scalar> << "; fix: to<"
               << number_words<scalar> << ">(x)";
    } else if constexpr (!is_view<Tensor> && !is_view<X> && !to::fixed && can_resize<to, from> && !can_hold<to, from>) {
      w << from{} << "; fix: ";
      return copy(w, from{}, to{});
    } else if constexpr (read_alike<from, to> && (from::fixed || !to::fixed)) {
      return knowledge(w, from{}, to{});
    } else {
      w << from{} << "; fix: ";
      constexpr axis_words spare = last_axis(minus<from, to>{});
      constexpr axis_words wanted = last_axis(minus<to, from>{});
      if constexpr (same_axes<from, to> && !from::fixed && to::fixed) {
        char const* before = "expect_size<";
        for (axis_words const& each : axis_list(to{}))
          if (of_role(from{}, each.role).size == dynamic) w << before << each, before = ", ";
        return grow(w << ">(x)", from{}, to{});
      } else if constexpr (is_view<Tensor>) {
        // A view of what an operation makes of x would outlive it.
        return (w << "tensor_view<" << number_words<scalar> << " const, ").list(from{}) << ">";
      } else if constexpr (from::rank == to::rank && subset<from, to>) return say_reorder(w, to{}, from{}, "x");
      else if constexpr (wanted.size != 0 && spare.size != 0 && may_equal(spare.size, wanted.size))
        return say_if_one(w << "rename<" << spare.role << ", " << wanted.role << ">(x)", spare, wanted.role);
      else return grow(w << "auto", from{}, to{});
    }
  }

 private:
  // A size that the tensor leaves open is forgotten first, and one that x leaves open is expected.
  template <class... Fs, class... Ts> static constexpr words& copy(words& w, axes<Fs...>, axes<Ts...>) {
    std::size_t calls = 0;
    auto one = [&](axis_words known, axis_words wanted) {
      if (known.size == wanted.size) return;
      if (wanted.size == dynamic) w << "forget_size<" << known.role << ">(";
      else w << "expect_size<" << wanted << ">(";
      ++calls;
    };
    (one(words_of<Fs>, words_of<Ts>), ...);
    for (w << "x"; calls > 0; --calls) w << ")";
    return w;
  }

  // If only the number of separate things differs, as of tokens, more may follow.
  template <class... Fs, class... Ts> static constexpr words& grow(words& w, axes<Fs...>, axes<Ts...>) {
    if constexpr (sizeof...(Fs) == sizeof...(Ts))
      if ((... && (same_role<Fs, Ts> && (Fs::size == Ts::size || is_separate<Ts>)))) {
        char const* grown = "";
        ((Fs::size != Ts::size ? grown = Ts::role::name.c_str() : grown), ...);
        return w << ", or auto x = forget_size<" << grown << ">(first) for a tensor that grows";
      }
    return from::fixed || !to::fixed ? w << ", or the axes that it has" : w;
  }

  // The axes are the same; the tensor claims to know more about one, or would forget factors that x knows.
  template <class... Fs, class... Ts> static constexpr words knowledge(words& w, axes<Fs...>, axes<Ts...>) {
    bool said = false;
    auto one = [&]<class F, class T>(F*, T*) {
      constexpr bool sums = sums_to_one<T> && !sums_to_one<F>;
      constexpr bool zeros =
          (is_lower_triangle<T> && !is_lower_triangle<F>) || (is_upper_triangle<T> && !is_upper_triangle<F>);
      if (said || !(sums || zeros || !std::is_same_v<factors_of<T>, factors_of<F>>)) return;
      said = true;
      char const* const role = F::role::name.c_str();
      auto claim = [&](char const* more) {
        w << "x, whose " << words_of<F> << " is not known to " << more << "; fix: ";
      };
      if constexpr (sums) {
        claim("sum to one");
        if (is_view<Tensor>) w << "a name for softmax<" << role << ">(x), and a view of that";
        else w << "softmax<" << role << ">(x), or assume_normalized<" << role << ">(x) if it does";
      } else if constexpr (zeros) {
        claim("be a triangle");
        (w << (is_lower_triangle<T> ? "tril<" : "triu<")).roles(axes<typename T::query, T>{});
        if (T::diagonal != 0) w << (T::diagonal < 0 ? ", -" : ", ") << distance(T::diagonal);
        w << ">(x)";
      } else if constexpr (factors_of<T>::rank != 0 && factors_of<F>::rank == 0) {
        w << "x, whose " << words_of<F> << " is not known to be merged from " << factors_of<T>{};
        (w << "; fix: assume_factors<" << role << ", ").list(factors_of<T>{}) << ">(x)";
      } else {
        w << "x, whose " << words_of<F> << " was merged from " << factors_of<F>{};
        if constexpr (factors_of<T>::rank == 0) w << "; fix: auto, or forget_factors<" << role << ">(x)";
        else
          say_order<F, from>(w << ", and not from " << factors_of<T>{} << "; fix: ", factors_of<T>{}, factors_of<F>{},
                             "x");
      }
    };
    (one(static_cast<Fs*>(nullptr), static_cast<Ts*>(nullptr)), ...);
    if (!said) w << "what a view refers to; fix: x.clone()";
    return w;
  }
  static constexpr std::size_t distance(std::ptrdiff_t from) {
    return static_cast<std::size_t>(from < 0 ? -from : from);
  }
};

/// HU033: numbers that lie elsewhere are viewed first, and numbers of another type converted.
template <class Tensor, class X> struct owns_its_numbers {
  static constexpr bool value = false;
  static constexpr words say() {
    using scalar = typename Tensor::scalar;
    using list = typename Tensor::axes;
    words w;
    w << "HU033 tensor: " << list{} << " cannot be given ";
    if constexpr (std::is_array_v<X>)
      return w << "an array of " << number_words<std::remove_all_extents_t<X>> << "; fix: an array of "
               << number_words<scalar>;
    auto element = [](auto const& x) {
      if constexpr (std::is_class_v<X>) return *x.begin();
      else return *x;
    };
    using held = decltype(element(std::declval<X const&>()));
    if constexpr (!std::is_arithmetic_v<held>) return w << "a range of objects; fix: one range of all numbers";
    w << "numbers that lie elsewhere; fix: ";
    if (!std::is_same_v<held, scalar>) w << "to<" << number_words<scalar> << ">(";
    (w << "tensor_view<" << number_words<held> << " const, ").list(list{}) << ">(x)";
    return w << (std::is_same_v<held, scalar> ? ".clone()" : ")");
  }
};

/// Stops unless the sizes are those that List knows; HU033.
template <class... Ls, class From> constexpr void must_be_known(axes<Ls...>, extents<From> const& from) {
  if constexpr (!From::fixed) {
    auto one = [&]<class L>(L*) {
      std::size_t const size = from.template of<L>();
      if (L::size == dynamic || L::size == size) return;
      words w;
      w << "HU033 tensor: " << axes<Ls...>{} << " cannot be given ";
      say_sizes(w, from) << "; fix: slice<" << words_of<L> << ">(x, 0)";
      if (size < L::size) (w = {}) << "HU033 tensor: " << axes<Ls...>{} << " cannot be given ";
      if (size < L::size) say_sizes(w, from) << "; fix: " << words_at<L>(from) << ", or the axes that it has";
      refuse_sizes(w);
    };
    (one(static_cast<Ls*>(nullptr)), ...);
  }
}

/// HU038: the numbers outlive the view of them.
template <class List, bool Outlive = false> struct outlives_its_views {
  static constexpr bool value = Outlive;
  static constexpr words say() {
    return words{} << "HU038 view: the numbers of " << List{}
                   << " belong to a temporary and are destroyed with it; fix: give it a name first, and view that";
  }
};

// HU065: one number fills no tensor. HU067: what lives on the heap is copied only where the code says so. HU033: a view
// that could write refers to numbers that can be written.
#define HEADSUP_NO_NUMBER \
  "HU065 tensor: one number is not a tensor; fix: braces around all its numbers, or ones<...>() * number to fill it"
#define HEADSUP_CONSTANT_NUMBERS \
  "HU033 tensor_view: the numbers are constant; fix: float const instead of float in the view"
#define HEADSUP_COPIED_BY_CLONE "HU067 tensor: a large one is copied only by clone(); fix: x.clone()"

/// HU068: what is written to has a name, or is a view of what has one.
template <class Tensor, class...> struct is_no_temporary {
  static constexpr bool value = false;
  static constexpr words say() {
    words w;
    w << "HU068 tensor: " << typename Tensor::axes{} << " on the left of = is a temporary, and what is written to it "
      << "is lost; fix: give it a name first, or write to the tensor that it was made from, as in x(";
    return w << "0, 0) = 1";
  }
};

/// HU033: what is given other numbers is a variable.
template <class Tensor, class...> struct is_no_constant {
  static constexpr bool value = false;
  static constexpr words say() {
    return words{} << "HU033 tensor: " << typename Tensor::axes{}
                   << " on the left of = is const; fix: auto without const";
  }
};

struct compare : call<"operator=="> {
  template <class X, class Y> struct rules : all<are_alike<compare, X, Y>, of_one_type<compare, X, Y>> {};
};
}  // namespace HEADSUP_NAMESPACE::rule
