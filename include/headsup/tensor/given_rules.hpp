#pragma once

#include <headsup/core/position.hpp>
#include <headsup/diagnostics/factor_rules.hpp>
#include <headsup/diagnostics/run_time.hpp>
#include <headsup/tensor/tensor_rules.hpp>

// Rules about what a tensor or view is given: other tensors, and numbers that are none.

namespace HEADSUP_NAMESPACE::rule {
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
        return grow(say_expected(w, to{}, from{}), from{}, to{});
      } else if constexpr (is_view<Tensor>) {
        // A view of what an operation makes of x would outlive it.
        return (w << "tensor_view<" << number_words<scalar> << " const, ").list(from{}) << ">";
      } else if constexpr (from::rank == to::rank && subset<from, to>) return say_reorder(w, to{}, from{}, "x");
      else if constexpr (wanted.size != 0 && spare.size != 0 && may_equal(spare.size, wanted.size))
        return say_renamed(w, spare, wanted.role, "x");
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
        if (T::diagonal != 0) w << (T::diagonal < 0 ? ", -" : ", ") << diagnostics::distance_of(T::diagonal);
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
};

/// HU033: numbers that lie elsewhere are viewed first, and numbers of another type converted.
template <class Tensor, class X> requires(!requires { typename X::axes; })
struct is_given_its_axes<Tensor, X> {
  static constexpr bool value = false;
  static constexpr words say() {
    using scalar = typename Tensor::scalar;
    using list = typename Tensor::axes;
    words w;
    w << "HU033 tensor: " << list{} << " cannot be given ";
    if constexpr (std::is_array_v<X>)
      return w << "an array of " << number_words<std::remove_all_extents_t<X>> << "; fix: an array of "
               << number_words<scalar>;
    auto element = [](auto const& all) {
      if constexpr (std::is_class_v<X>) return *all.begin();
      else return *all;
    };
    using held = decltype(element(std::declval<X const&>()));
    if constexpr (!std::is_arithmetic_v<held>) return w << "a range of objects; fix: one range of all numbers";
    w << "numbers that lie elsewhere; fix: ";
    if (!std::is_same_v<held, scalar>) w << "to<" << number_words<scalar> << ">(";
    (w << "tensor_view<" << number_words<held> << " const, ").list(list{}) << ">(x)";
    return w << (std::is_same_v<held, scalar> ? ".clone()" : ")");
  }
};

/// HU033: the message for sizes at run time of which one is not what a type knows.
constexpr words not_as_known(axis_list known, axis_list given, axis_words axis, std::size_t size) {
  words w;
  w << "HU033 tensor: " << known << " cannot be given " << given << "; fix: ";
  if (size < axis.size) return w << axis_words{axis.role, size} << ", or the axes that it has";
  return w << "slice<" << axis << ">(x, 0)";
}

/// Stops unless the sizes are those that List knows; HU033.
template <class... Ls, class From> constexpr void must_be_known(axes<Ls...>, extents<From> const& from) {
  if constexpr (!From::fixed) {
    auto one = [&]<class L>(L*) {
      std::size_t const size = from.template of<L>();
      if (L::size == dynamic || L::size == size) return;
      [&]<class... Fs>(axes<Fs...>) {
        axis_words const given[] = {words_at<Fs>(from)..., {"", 0}};
        refuse_sizes(not_as_known(axes<Ls...>{}, axis_list(given, sizeof...(Fs)), words_of<L>, size));
      }(From{});
    };
    (one(static_cast<Ls*>(nullptr)), ...);
  }
}
}  // namespace HEADSUP_NAMESPACE::rule
