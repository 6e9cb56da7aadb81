#pragma once

#include <headsup/by_place/views.hpp>
#include <headsup/ops/concat.hpp>
#include <headsup/ops/lookup.hpp>
#include <headsup/ops/slice.hpp>
#include <headsup/ops/take.hpp>

// Parts of tensors by their positions, and tensors joined.

namespace HEADSUP_NAMESPACE::headsup_by_place {
/// table[ids], or table[:, ids]: what stands at these positions along an axis.
template <std::size_t Place, class Table, class Ids> constexpr auto rows_at(Table const& table, Ids const& ids) {
  using list = typename exchanged<plain<axes_of<Table>>, Place, plain<axes_of<Ids>>>::list;
  walk const rows(sizes_in<axes_of<Table>>, Place);
  auto result = unwritten<scalar_of<Table>>(extents<named<list>>{});
  for (std::size_t i = 0; i < result.size(); ++i) {
    auto const id = static_cast<long long>(ids.data()[i / rows.step % ids.size()]);
    if (id < 0 || id >= static_cast<long long>(rows.count))
      headsup_diagnostics::reject<torch_error>("index out of range in self");
    std::size_t const outer = i / (ids.size() * rows.step);
    result.data()[i] = table.data()[(outer * rows.count + static_cast<std::size_t>(id)) * rows.step + i % rows.step];
  }
  return result;
}
template <template <std::size_t> class Role> struct reading<headsup_rule::lookup, roles<Role>, types<>, numbers<>> {
  template <Tensor Table, Tensor Ids>
  requires(axes_of<Table>::rank != 0 && std::integral<scalar_of<Ids>> && !std::is_same_v<scalar_of<Ids>, bool>)
  static constexpr auto of(Table const& table, Ids const& ids) {
    return rows_at<headsup_detail::has<Role, axes_of<Table>> ? place_of<Role, axes_of<Table>>() : 0>(table, ids);
  }
};

/// torch.cat((x, y), dim), where the first has the axis.
template <class A, class B, std::size_t Place> struct joined_at {
  static constexpr outcome result = joined(sizes_in<A>, sizes_in<B>, Place);
};
template <template <std::size_t> class Role> struct reading<headsup_rule::concat, roles<Role>, types<>, numbers<>> {
  template <Tensor X, Tensor Y>
  requires(headsup_detail::has<Role, axes_of<X>> && std::is_same_v<scalar_of<X>, scalar_of<Y>>)
  static constexpr auto of(X const& x, Y const& y) {
    using list = plain<axes_of<X>>;
    constexpr std::size_t place = place_of<Role, list>();
    using both = joined_at<list, axes_of<Y>, place>;
    if constexpr (!both::result.runs()) {
      return stopped<both>{};
    } else {
      walk const a(sizes_in<list>, place), b(sizes_in<axes_of<Y>>, place);
      auto result = unwritten<scalar_of<X>>(extents<headsup_detail::with<list, Role<both::result.made[place]>>>{});
      std::size_t const of_a = a.count * a.step, of_b = b.count * b.step;
      for (std::size_t i = 0; i < result.size(); ++i) {
        std::size_t const outer = i / (of_a + of_b), at = i % (of_a + of_b);
        result.data()[i] = at < of_a ? x.data()[outer * of_a + at] : y.data()[outer * of_b + at - of_a];
      }
      return result;
    }
  }
};

/// x[position], along the axis or where it would be.
template <std::size_t Place, class List> constexpr torch_words outside(long long position) {
  torch_words words;
  words << "index " << (position < 0 ? "-" : "") << static_cast<std::size_t>(position < 0 ? -position : position)
        << " is out of bounds for dimension " << Place << " with size " << sizes_in<List>[Place];
  return words;
}
template <std::size_t Place, class X> constexpr auto taken(X const& x, long long position) {
  constexpr auto size = static_cast<long long>(sizes_in<axes_of<X>>[Place]);
  if (position < -size || position >= size)
    headsup_diagnostics::reject<torch_error>(outside<Place, axes_of<X>>(position).c_str());
  auto const at = static_cast<std::size_t>(position < 0 ? position + size : position);
  return reduced<Place>(x, [at](auto const* from, std::size_t step, std::size_t) { return from[at * step]; });
}
template <template <std::size_t> class Role> struct reading<headsup_rule::take, roles<Role>, types<>, numbers<>> {
  template <Tensor X, std::integral Position> requires(axes_of<X>::rank != 0)
  static constexpr auto of(X const& x, Position position) {
    return taken<place_of<Role, axes_of<X>>()>(x, static_cast<long long>(position));
  }
};
template <template <std::size_t> class Role, auto Position>
struct reading<headsup_rule::take, roles<Role>, types<>, numbers<Position>> {
  template <Tensor X> requires(axes_of<X>::rank != 0)
  static constexpr auto of(X const& x) {
    return taken<place_of<Role, axes_of<X>>()>(x, static_cast<long long>(Position));
  }
};

/// x[first : first + size], along the axis or where it would be. At the end, PyTorch's slices are shorter than asked
/// for, which is read only where types show how long they are.
template <class Name, class X> constexpr auto slice_at(X const& x, std::size_t place, std::size_t first) {
  using list = plain<axes_of<X>>;
  walk const rows(sizes_in<list>, place);
  constexpr std::size_t at = place_of<headsup_rule::role_of<Name>::template type, list>();
  auto result = unwritten<scalar_of<X>>(extents<named<typename exchanged<list, at, axes<Name>>::list>>{});
  if (first + Name::size > rows.count)
    headsup_diagnostics::reject<torch_error>("a slice that ends before it is as long as asked for");
  std::size_t const of_result = Name::size * rows.step;
  for (std::size_t i = 0; i < result.size(); ++i)
    result.data()[i] = x.data()[i / of_result * rows.count * rows.step + first * rows.step + i % of_result];
  return result;
}
template <Axis To> struct reading<headsup_rule::slice, roles<>, types<To>, numbers<>> {
  template <class X>
  static constexpr std::size_t place = place_of<headsup_rule::role_of<To>::template type, axes_of<X>>();

  template <Tensor X, std::integral First> requires(axes_of<X>::rank != 0 && To::size <= sizes_in<axes_of<X>>[place<X>])
  static constexpr auto of(X const& x, First first) {
    return slice_at<To>(x, place<X>, static_cast<std::size_t>(first));
  }
};
template <Axis To, auto First> struct reading<headsup_rule::slice, roles<>, types<To>, numbers<First>> {
  template <class X>
  static constexpr std::size_t place = place_of<headsup_rule::role_of<To>::template type, axes_of<X>>();

  template <Tensor X>
  requires(axes_of<X>::rank != 0 && First >= 0 && static_cast<std::size_t>(First) < sizes_in<axes_of<X>>[place<X>])
  static constexpr auto of(X const& x) {
    constexpr auto first = static_cast<std::size_t>(First);
    constexpr std::size_t left = sizes_in<axes_of<X>>[place<X>] - first;
    return slice_at<headsup_detail::resized<To, (left < To::size ? left : To::size)>>(x, place<X>, first);
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_by_place
