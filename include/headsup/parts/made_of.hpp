#pragma once

#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {
/// The axis A whose elements are those of the axes Ps, side by side in that order: fused<36> of query_dim<12>,
/// key_dim<12> and value_dim<12>, the output of one projection that makes all three.
///
/// It plays the role of A everywhere; it is cut only into these, by their names: part, all_parts.
///
///     linear<d_in<12>, made_of<fused<36>, query_dim<12>, key_dim<12>, value_dim<12>>> project;
template <class A, class... Others> struct made_of {};
template <Axis A, Axis... Ps> struct made_of<A, Ps...> : A {
  static_assert((Ps::size + ... + std::size_t{0}) == A::size && ((Ps::size != dynamic) && ...),
                "HU009 made_of: the sizes of the parts do not add up to that of the axis; fix: the sum of their sizes");
  static_assert(headsup_detail::distinct<axes<Ps...>>, "HU002 made_of: two parts have one role; fix: a role for each");

  using summands = axes<Ps...>;
  using plain = headsup_detail::plain_axis<A>;
};

namespace headsup_detail {
template <template <std::size_t> class To, class A, class... Ps> struct renamed<To, made_of<A, Ps...>> {
  using type = made_of<typename renamed<To, A>::type, Ps...>;
};
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
