#ifndef HEADSUP_DIAGNOSTICS_SIZE_MISTAKES_HPP
#define HEADSUP_DIAGNOSTICS_SIZE_MISTAKES_HPP

#include <headsup/axes/extents.hpp>
#include <headsup/diagnostics/alike_rules.hpp>
#include <headsup/diagnostics/axis_mistakes.hpp>
#include <headsup/diagnostics/run_time.hpp>

// Messages about sizes known only at run time: run-time checks, with the text that the same fixed sizes would get, and
// types that need a size where there is none.

namespace HEADSUP_NAMESPACE::diagnostics {

/// Stops unless axes that both lists have are of one size; HU004.
template <fixed_string Op, fixed_string LeftName = "left", fixed_string RightName = "right", class... As, class Right>
constexpr void must_agree(extents<axes<As...>> const& left, extents<Right> const& right) {
  if constexpr (!axes<As...>::fixed || !Right::fixed) {
    auto one = [&]<class A>(A*) {
      if constexpr (count_role<A, Right> != 0)
        if (left.template of<A>() != right.template of<A>())
          refuse_sizes(
              sizes_differ(Op.c_str(), LeftName.c_str(), words_at<A>(left), RightName.c_str(), words_at<A>(right)));
    };
    (one(static_cast<As*>(nullptr)), ...);
  }
}

/// Stops unless tensors of the same axes are of one size; HU014.
template <fixed_string Op, class First, class Other>
constexpr void must_be_alike(extents<First> const& first, extents<Other> const& other) {
  rule::must_be_alike<calls::call<Op>>(first, other);
}

/// Stops unless the sizes are those that List knows; HU033.
template <class... Ls, class From>
constexpr void must_be_known(axes<Ls...>, extents<From> const& from) {
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

/// Stops unless the axis, of dynamic size, has more than one element; HU028.
template <fixed_string Op, class Along, class... As>
constexpr void must_be_a_choice(extents<axes<As...>> const& sizes) {
  if constexpr (Along::size == dynamic) {
    if (sizes.template of<Along>() != 1) return;
    words list;
    char const* longest = "";
    ((sizes.template of<As>() > 1 && !same_role<As, batch_by_name> ? (void)(longest = As::role::name.chars) : (void)0),
     ...);
    refuse_sizes(weight_of_one(Op.c_str(), Along::role::name.chars, say_sizes(list, sizes).data(), longest));
  }
}

/// HU024: an input whose dynamic number of features is not that of the layer.
template <fixed_string Layer, class In, class List>
constexpr words other_features(extents<List> const& sizes) {
  words w;
  w << "HU024 " << Layer.c_str() << ": takes " << words_of<In> << ", x is ";
  return say_sizes(w, sizes) << "; fix: " << Layer.c_str() << " made for " << words_at<In>(sizes);
}

/// Stops unless the run time finds the features that a layer takes; HU024.
template <fixed_string Layer, class In, class List>
constexpr void must_have_features([[maybe_unused]] extents<List> const& sizes) {
  if constexpr (!List::fixed)
    if (sizes.template of<In>() != In::size) refuse_sizes(other_features<Layer, In>(sizes));
}

/// HU048: sizes that are missing, or too many, where a tensor with axes of run-time size is made by Call.
template <fixed_string Op, class List, fixed_string Call = "x(">
struct sizes_missing {
  static constexpr words say() {
    words w;
    if constexpr (List::fixed)
      return w << "HU048 " << Op.c_str() << ": " << List{}
               << " has no dynamic axis, so it takes no size; fix: leave it out";
    w << "HU048 " << Op.c_str() << ": " << List{}
      << " takes one size for each dynamic axis, by role; fix: " << Call.c_str();
    bool first = true;
    []<class... As>(axes<As...>, words& out, bool& begin) {
      ((As::size == dynamic
            ? (void)(out << (begin ? "" : ", ") << "sized<" << As::role::name.c_str() << ">(n)", begin = false)
            : (void)0),
       ...);
    }(List{}, w, first);
    return w << ")";
  }
};

/// Whether sizes are given for every dynamic axis of List, one each, and for no other.
template <class List, class... Given>
inline constexpr bool all_sized = false;
template <class... As, class... Roles>
inline constexpr bool all_sized<axes<As...>, axis_size<Roles>...> = [] {
  std::size_t wanted = 0;
  bool each_once = true;
  [[maybe_unused]] auto one = [&]<class A>(A*) {
    if (A::size != dynamic) return;
    ++wanted;
    std::size_t given = 0;
    ((given += std::is_same_v<typename A::role, Roles> ? 1 : 0), ...);
    each_once = each_once && given == 1;
  };
  (one(static_cast<As*>(nullptr)), ...);
  return each_once && wanted == sizeof...(Roles);
}();

}  // namespace HEADSUP_NAMESPACE::diagnostics

namespace HEADSUP_NAMESPACE {

/// Sizes given by role as extents of List; diagnostics::all_sized was checked.
template <class List, class... Roles>
constexpr extents<List> extents_from([[maybe_unused]] axis_size<Roles>... sizes) {
  if constexpr (List::fixed) {
    return {};
  } else {
    return [&]<class... As>(axes<As...>) {
      [[maybe_unused]] auto one = [&]<class A>(A*) {
        std::size_t found = A::size;
        ((found = std::is_same_v<typename A::role, Roles> ? sizes.size : found), ...);
        return found;
      };
      return extents<List>{{one(static_cast<As*>(nullptr))...}};
    }(List{});
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
