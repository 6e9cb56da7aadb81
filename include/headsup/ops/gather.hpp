#pragma once

#include <headsup/diagnostics/agreement_rules.hpp>
#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/diagnostics/number_rules.hpp>
#include <headsup/ops/ids.hpp>
#include <headsup/tensor/nest_over.hpp>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU037, HU004 or HU008: there is one id for each position of x beside Role. If x has a row for each element of Role,
/// and the ids have none of its other axes, the rows were probably meant.
template <class Call, template <std::size_t> class Role, class X, class Ids>
struct has_ids_of_its_own : is_one_id_each<Call, Role, minus<typename X::axes, axes<Role<1>>>, Ids, true, "x", "ids"> {
  using list = typename X::axes;
  using ids = typename Ids::axes;
  static constexpr words say() {
    if constexpr (!std::is_same_v<ids, no_tensor> && list::rank > 1 && shared<ids, list>::rank == 0)
      if constexpr (has_role<first_of<list>, Role>)
        return has_ids_of_its_own::of_other_axes()
               << "lookup<" << role_words<Role> << ">(x, ids) if the row of each id is meant";
    return has_ids_of_its_own::is_one_id_each::say();
  }
};

struct gather : by_ids<"gather", "(x, ids)"> {
  static constexpr char const* read = "x";

  template <template <std::size_t> class Role, class X, class Ids>
  struct rules : all<are_in_order<gather, Role, X, Ids, "what it gathers from", "the ids">, has_axis<gather, Role, X>,
                     has_ids_of_its_own<gather, Role, X, Ids>, of_whole_numbers<gather, Ids, "ids">,
                     are_ids_of_rows<gather, Role, X, Ids>> {};
};
}  // namespace rule

/// Whether ids choose numbers along Role: they are whole numbers over the other axes of X, and may have an axis Role.
template <template <std::size_t> class Role, class X, class Ids> concept can_gather =
    rule::gather::rules<Role, described<X>, described<Ids>>::value;

/// The number that an id chooses along Role, for each position: the logits of the target tokens. If the ids have an axis
/// Role too, it says how many are chosen for each position, as torch.gather(dim) does.
///
/// - Shapes: [A..., Role], ids [A... in any order] -> [A... in that order]; or ids [A..., Role<K>] -> [A..., Role<K>]
/// - Errors: no axis of that role, ids over other axes, that are not integers, or known to be of something else
///           (ids_of): at compile time; an id outside: argument_error
template <template <std::size_t> class Role, class X, class Ids> requires can_gather<Role, X, Ids>
constexpr auto gather(X const& x, Ids const& ids) {
  using along = axis_of<axes_of<X>, Role>;
  using chosen = pool_over<axes_of<X>, Role>;
  using shape = keep_lost<forget_sums<with_sizes_of<axes_of<Ids>, chosen>>, chosen, axes_of<Ids>>;
  auto const rows = headsup_detail::beside_ids<Role>(x.shape());
  rule::must_agree<rule::gather, "x", "ids">(rows, ids.shape());
  auto const sizes = in_places<shape>(ids.shape());
  auto result = unwritten<scalar_of<X>>(sizes);
  std::size_t const size = x.shape().template of<along>();
  std::size_t const step = x.shape().template stride_of<along>();
  auto const nest = nest_for(sizes, sizes, rows);
  headsup_kernels::loop const& inner = nest.inner();
  for_each_row(nest, [&](std::size_t to, std::size_t row, std::size_t) {
    for (std::size_t i = 0; i < inner.count; ++i) {
      std::size_t const at = to + i * inner.out;
      std::size_t const id = headsup_detail::position_of_id<rule::gather, Role>(ids.data()[at], size);
      result.data()[at] = x.data()[row + i * inner.a + id * step];
    }
  });
  return result;
}
#define HEADSUP_CALL gather
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
