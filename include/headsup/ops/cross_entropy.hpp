#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/calls/mask_rules.hpp>
#include <headsup/kernels/reduce.hpp>
#include <headsup/math/exp.hpp>
#include <headsup/math/log.hpp>
#include <headsup/ops/copied.hpp>
#include <headsup/ops/ids.hpp>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
constexpr bool is_an_id_of_padding(call_value const& c) { return both_tensors(c, 0, 1); }
constexpr bool are_chosen(call_value const& c) { return is_whole(c.x[0].holds) && is_whole(c.x[1].holds); }
inline constexpr operation cross_entropy{
    .name = "cross_entropy",
    .form = "<role>(logits, targets, present?)",
    .rules = {are_table_and_ids.or_else("{call}<{role}>(logits, targets, targets != padding)", is_an_id_of_padding),
              has_axis.in(0).or_else("the logits themselves, before argmax", are_chosen), keeps_apart, of_floats.in(0),
              are_no_weights.or_else("{call}<{role}>(log(logits), targets)"), has_one_id_each<false>, agree.named(),
              agree_in_order.named(), of_whole.in(1), are_ids_of_rows.or_else(right_ids), of_bools.in(2),
              second_holds_third, means_what_it_says.in(2)},
    .apart = {role::batch},
    .mask = 2,
    .ids = 1};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct cross_entropy : row<headsup_calls::op::cross_entropy> {};
}  // namespace headsup_rule

/// Whether targets are ids along Role for the logits: whole numbers over the other axes of the logits, which are
/// floating-point numbers and not weights; Present is a mask over axes of the targets.
template <template <std::size_t> class Role, class Logits, class Targets, class... Present> concept can_compare_to =
    headsup_calls::accepts<headsup_calls::op::cross_entropy, headsup_calls::along<Role>, described<Logits>,
                           described<Targets>, described<Present>...>;

namespace headsup_detail {
/// -log(softmax(x)[target]).
template <class Scalar>
constexpr double surprise(Scalar const* x, std::size_t step, std::size_t n, std::size_t target) {
  Scalar const largest = headsup_kernels::max(x, step, n);
  double sum = 0;
  for (std::size_t i = 0; i < n; ++i) sum += static_cast<double>(headsup_math::exp(x[i * step] - largest));
  return headsup_math::log(sum) - static_cast<double>(x[target * step] - largest);
}

/// The mean over the targets that count, of which counts(i) says whether the i-th in memory does.
template <template <std::size_t> class Role, class Logits, class Targets, class Counts>
constexpr auto mean_surprise(Logits const& logits, Targets const& targets, Counts counts) {
  using along = axis_of<axes_of<Logits>, Role>;
  auto const rows = beside_ids<Role>(logits.sizes());
  std::size_t const size = logits.sizes().template of<along>();
  std::size_t const step = logits.sizes().template stride_of<along>();
  auto const nest = nest_for(targets.sizes(), targets.sizes(), rows);
  double sum = 0;
  std::size_t count = 0;
  for_each_step(nest, [&](std::size_t at, std::size_t row, std::size_t) {
    if (!counts(at)) return;
    std::size_t const target = position_of_id<headsup_calls::op::cross_entropy, Role>(targets.data()[at], size);
    sum += surprise(logits.data() + row, step, size, target);
    ++count;
  });
  if (count == 0)
    headsup_diagnostics::reject("cross_entropy<", headsup_diagnostics::role_words<Role>,
                                ">: no target is present, so there is no mean");
  using scalar = scalar_of<Logits>;
  return tensor<scalar>{static_cast<scalar>(sum / static_cast<double>(count))};
}
}  // namespace headsup_detail

/// The mean, over all axes but Role, of -log(softmax<Role>(logits)[target]): the loss of a model that predicts the next
/// token, as torch.nn.functional.cross_entropy.
///
/// - Shapes:   logits [A..., Role], targets [A... in any order] -> []
/// - Rounding: each logit less the largest and its exponential are rounded, then the mean; all else is double
/// - Errors:   no axis of that role, the batch, logits that sum to one, targets over other axes than the others of the
///             logits, numbers of another kind: at compile time; an id outside: argument_error
/// - Source:   Raschka, Build a Large Language Model (From Scratch), section 5.1.2
template <template <std::size_t> class Role, class Logits, class Targets> requires can_compare_to<Role, Logits, Targets>
constexpr auto cross_entropy(Logits const& logits, Targets const& targets) {
  headsup_calls::must_hold<headsup_calls::op::cross_entropy, headsup_calls::along<Role>>(logits, targets);
  return headsup_detail::mean_surprise<Role>(logits, targets, [](std::size_t) { return true; });
}

/// The mean over the targets that are present: padding is not an id here, but where the mask is false. The ids there
/// are not read.
///
/// - Shapes: also present [B... among A...]
/// - Errors: also a mask that is not bool or has other axes: at compile time; no target present: argument_error
template <template <std::size_t> class Role, class Logits, class Targets, class Present>
requires can_compare_to<Role, Logits, Targets, Present>
constexpr auto cross_entropy(Logits const& logits, Targets const& targets, Present const& present) {
  headsup_calls::must_hold<headsup_calls::op::cross_entropy, headsup_calls::along<Role>>(logits, targets, present);
  auto const counts = headsup_detail::copied(present, targets.sizes());
  return headsup_detail::mean_surprise<Role>(logits, targets, [&](std::size_t i) { return counts.data()[i]; });
}
#define HEADSUP_CALL cross_entropy
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
