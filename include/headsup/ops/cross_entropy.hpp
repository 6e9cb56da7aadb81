#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/agreement_rules.hpp>
#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/diagnostics/broadcast_rules.hpp>
#include <headsup/diagnostics/number_rules.hpp>
#include <headsup/kernels/reduce.hpp>
#include <headsup/math/exp.hpp>
#include <headsup/math/log.hpp>
#include <headsup/ops/copied.hpp>
#include <headsup/ops/ids.hpp>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU055: the numbers along Role are scores, and not weights that sum to one already.
template <class Call, template <std::size_t> class Role, class Logits> struct are_scores {
  using along = axis_of<typename Logits::axes, Role>;
  static constexpr bool value = !sums_to_one<along>;
  static constexpr words say() {
    return words{} << "HU055 " << Call::name << "<" << role_words<Role> << ">: the numbers along "
                   << words_of<along> << " sum to one already, it takes the logits that softmax takes; fix: "
                   << Call::name << "<" << role_words<Role> << ">(log(logits), targets), or leave softmax<"
                   << role_words<Role> << "> out";
  }
};

/// HU008: targets say which element of Role is right, and do not have it.
template <class Call, template <std::size_t> class Role, class Targets> struct lack_the_role {
  using targets = typename Targets::axes;
  static constexpr bool value = !has<Role, targets>;
  static constexpr words say() {
    return words{} << "HU008 " << Call::name << "<" << role_words<Role> << ">: targets has " << targets{}
                   << ", it takes one id of " << role_words<Role> << " for each position; fix: argmax<"
                   << role_words<Role> << ">(targets)";
  }
};

/// HU037 or HU008: which targets count is a mask over axes of the targets.
template <class Call, template <std::size_t> class Role, class Targets, class Present>
struct says_what_is_present
    : all<agree_on_axes<Call, typename Targets::axes, typename Present::axes, "targets", "present">,
          holds_axes_of<Call, typename Targets::axes, typename Present::axes, "targets", "present">> {};
template <class Call, template <std::size_t> class Role, class Targets, class Present>
requires(std::is_same_v<typename Present::axes, no_tensor> || !std::is_same_v<typename Present::scalar, bool>)
struct says_what_is_present<Call, Role, Targets, Present> {
  static constexpr bool value = false;
  static constexpr words say() {
    words w;
    w << "HU037 " << Call::name << "<" << role_words<Role> << ">: present ";
    if (std::is_same_v<typename Present::axes, no_tensor>)
      return w << "is a mask, true where a target counts, and not an id; fix: " << Call::name << "<"
               << role_words<Role> << ">(logits, targets, targets != padding)";
    return w << "holds " << number_words<typename Present::scalar> << ", it takes bool; fix: to<bool>(present)";
  }
};

struct cross_entropy : by_ids<"cross_entropy", "(logits, targets)"> {
  static constexpr char const* read = "logits";
  static constexpr bool skips_padding = true;

  template <template <std::size_t> class Role, class Logits, class Targets, class... Present>
  struct rules
      : all<are_in_order<cross_entropy, Role, Logits, Targets, "the logits", "the targets">,
            has_axis<cross_entropy, Role, Logits, "logits">, keeps_apart<cross_entropy, Role, Logits, batch>,
            of_floats<cross_entropy, Logits, "logits">, are_scores<cross_entropy, Role, Logits>,
            lack_the_role<cross_entropy, Role, Targets>,
            is_one_id_each<cross_entropy, Role, minus<typename Logits::axes, axes<Role<1>>>, Targets, false, "logits",
                           "targets">,
            of_whole_numbers<cross_entropy, Targets, "targets">, are_ids_of_rows<cross_entropy, Role, Logits, Targets>,
            says_what_is_present<cross_entropy, Role, Targets, Present>...> {};
};
}  // namespace rule

/// Whether targets are ids along Role for the logits: whole numbers over the other axes of the logits, which are
/// floating-point numbers and not weights; Present is a mask over axes of the targets.
template <template <std::size_t> class Role, class Logits, class Targets, class... Present> concept can_compare_to =
    rule::cross_entropy::rules<Role, described<Logits>, described<Targets>, described<Present>...>::value;

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
  auto const rows = beside_ids<Role>(logits.shape());
  rule::must_agree<rule::cross_entropy, "logits", "targets">(rows, targets.shape());
  std::size_t const size = logits.shape().template of<along>();
  std::size_t const step = logits.shape().template stride_of<along>();
  auto const nest = nest_for(targets.shape(), targets.shape(), rows);
  headsup_kernels::loop const& inner = nest.inner();
  double sum = 0;
  std::size_t count = 0;
  for_each_row(nest, [&](std::size_t first, std::size_t row, std::size_t) {
    for (std::size_t i = 0; i < inner.count; ++i) {
      std::size_t const at = first + i * inner.out;
      if (!counts(at)) continue;
      std::size_t const target = position_of_id<rule::cross_entropy, Role>(targets.data()[at], size);
      sum += surprise(logits.data() + row + i * inner.a, step, size, target);
      ++count;
    }
  });
  if (count == 0)
    diagnostics::reject("cross_entropy<", diagnostics::role_words<Role>,
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
  return headsup_detail::mean_surprise<Role>(logits, targets, [](std::size_t) { return true; });
}

/// The mean over the targets that are present: padding is not an id here, but where the mask is false. The ids there are
/// not read.
///
/// - Shapes: also present [B... among A...]
/// - Errors: also a mask that is not bool or has other axes: at compile time; no target present: argument_error
template <template <std::size_t> class Role, class Logits, class Targets, class Present>
requires can_compare_to<Role, Logits, Targets, Present>
constexpr auto cross_entropy(Logits const& logits, Targets const& targets, Present const& present) {
  rule::must_agree<rule::cross_entropy, "targets", "present">(targets.shape(), present.shape());
  auto const counts = copied(present, targets.shape());
  return headsup_detail::mean_surprise<Role>(logits, targets, [&](std::size_t i) { return counts.data()[i]; });
}
#define HEADSUP_CALL cross_entropy
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
