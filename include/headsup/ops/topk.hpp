#pragma once

#include <headsup/axes/ids_of.hpp>
#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/diagnostics/run_time.hpp>
#include <headsup/kernels/order.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/tensor/nest_over.hpp>

namespace HEADSUP_NAMESPACE {
/// The largest numbers along an axis, in descending order, and their positions along it.
template <class Values, class Indices> struct largest_and_where {
  Values values;
  Indices indices;
};

namespace rule {
/// HU051 or HU021: a call says how many it takes, and the axis has as many.
template <template <std::size_t> class Role, class X, class K> struct has_as_many {
  static constexpr bool value = false;
  static constexpr words say() {
    constexpr char const* role = role_words<Role>;
    return words{} << "HU051 topk<" << role << ">: how many is part of the type of the result; fix: topk<" << role
                   << ", N>(x) with a number for N";
  }
};
template <template <std::size_t> class Role, class X, auto K> struct has_as_many<Role, X, number<K>> {
  using list = typename X::axes;
  static constexpr bool value = K > 0 && static_cast<std::size_t>(K) <= size_of<Role, list>;
  static constexpr words say() {
    constexpr axis_words axis = words_of<axis_of<list, Role>>;
    words w;
    w << "HU021 topk<" << axis.role << ">: asked for " << diagnostics::sign_of(K) << diagnostics::distance_of(K)
      << " of " << axis;
    return w << "; fix: topk<" << axis.role << ", " << (K > 0 ? axis.size : 1) << ">(x)";
  }
};

struct topk : call<"topk"> {
  static constexpr bool takes_numbers = true;

  static constexpr words& example(words& w, axis_words axis) { return w << axis.role << ", 1"; }
  struct refused : shape_mistake {
    shape_mistake values;
    shape_mistake indices;
  };

  template <template <std::size_t> class Role, class X, class K = void> requires(!AxisList<X>)
  struct rules : all<has_axis<topk, Role, X>, has_as_many<Role, X, K>> {};
};

/// Stops if the axis has fewer than K elements at run time; HU021.
template <template <std::size_t> class Role, std::size_t K> constexpr void must_have_as_many(std::size_t size) {
  if (size < K)
    refuse_sizes(words{} << "HU021 topk<" << role_words<Role> << ">: asked for " << K << " of "
                         << axis_words{role_words<Role>, size} << "; fix: topk<" << role_words<Role> << ", " << size
                         << ">(x)");
}
}  // namespace rule

/// Whether X has an axis Role of at least K elements.
template <template <std::size_t> class Role, class X, auto K> concept can_topk =
    rule::topk::rules<Role, described<X>, rule::number<K>>::value;

/// The K largest numbers along Role, in descending order, and where they are, as torch.topk: auto [values, indices] =
/// topk<vocab, 5>(logits). Of equals, the earlier comes first; NaN comes before all numbers.
///
/// - Shapes: [A..., Role] -> values [A..., Role<K>] and indices, the same of int, known to be ids of Role; knowledge
///           about sums is forgotten
/// - Errors: no axis of that role, fewer elements than K or none asked for: at compile time; fewer at run time:
///           size_error
template <template <std::size_t> class Role, std::integral auto K, class X> requires can_topk<Role, X, K>
constexpr auto topk(X const& x) {
  constexpr auto k = static_cast<std::size_t>(K);
  using along = axis_of<axes_of<X>, Role>;
  using chosen = with<forget_sums<axes_of<X>>, Role<k>>;
  using shape = keep_lost<chosen, axes_of<X>>;
  using positions = keep_lost<positions_along<along, chosen>, axes_of<X>>;
  std::size_t const size = x.shape().template of<along>();
  rule::must_have_as_many<Role, k>(size);
  auto const sizes = sizes_from<shape>(x.shape());
  auto values = unwritten<scalar_of<X>>(sizes);
  auto indices = unwritten<int>(in_places<positions>(sizes));
  std::size_t const step = x.shape().template stride_of<along>();
  std::size_t const out_step = sizes.template stride_of<along>();
  auto const nest = nest_for(sizes_from<without<shape, Role>>(sizes), sizes, x.shape());
  headsup_kernels::loop const& inner = nest.inner();
  for_each_row(nest, [&](std::size_t to, std::size_t from, std::size_t) {
    for (std::size_t i = 0; i < inner.count; ++i) {
      std::size_t const at = to + i * inner.out;
      headsup_kernels::largest(values.data() + at, indices.data() + at, out_step, k, x.data() + from + i * inner.a,
                               step, size);
    }
  });
  return largest_and_where<decltype(values), decltype(indices)>{static_cast<decltype(values)&&>(values),
                                                                static_cast<decltype(indices)&&>(indices)};
}
#define HEADSUP_CALL topk
#define HEADSUP_CALL_MIXES
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
