#pragma once

#include <headsup/calls/repairs.hpp>
#include <headsup/kernels/likeliest.hpp>
#include <headsup/ops/argmax.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/softmax.hpp>
#include <headsup/random/exponential.hpp>

namespace HEADSUP_NAMESPACE {
/// How sample chooses. By default, each word with its probability.
struct sampling {
  /// Logits are divided by it: below 1 likely words become likelier. 0 takes the likeliest.
  float temperature = 1;
  /// Only so many of the likeliest words, and those that are as likely as the last of them; 0, or more than there are:
  /// all.
  std::size_t top_k = 0;
  /// Only the likeliest words that together have this probability; 1: all.
  float top_p = 1;
};

namespace headsup_calls::op {
/// HU051: how it chooses is said by names.
inline constexpr rule chooses_by_names{headsup_codes::other_form, kinds, [](call_value const& c, answer& no) {
  return c.operands < 3 || c.x[2].is == kind::other || no.says("how it chooses is said by names, not by a number");
}};
inline constexpr operation sample{
    .name = "sample",
    .form = "<role>(x, generator, how-)",
    .rules = {has_axis.or_else("the logits of a model, over {first}", always, price::last_resort), keeps_apart,
              of_float, are_no_weights.or_else("log(x)"),
              chooses_by_names.or_else("{call}{named}(x, generator, {.temperature = 0.8f})")},
    .tensors = 1,
    .apart = {role::batch},
    .seldom = {role::tokens, role::heads}};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct sample : row<headsup_calls::op::sample> {};

/// HU053: what is drawn from a generator changes it, so it has a name.
template <class Generator>
using draws_from_a_variable =
    of_types<headsup_codes::no_generator, "sample",
             "the generator is a temporary or a constant, from which each call draws the same",
             "torch_generator generator{123} as a variable", std::is_same_v<Generator, torch_generator&>>;
}  // namespace headsup_rule

/// Whether words of a Role can be drawn by these logits.
template <template <std::size_t> class Role, class X> concept can_sample =
    headsup_calls::accepts<headsup_calls::op::sample, headsup_calls::along<Role>, described<X>>;

namespace headsup_detail {
/// f(first, step, n) for each row along Role.
template <template <std::size_t> class Role, class X, class F> constexpr void each_row_along(X& x, F f) {
  std::size_t const n = x.sizes().template of<axis_of<axes_of<X>, Role>>();
  std::size_t const step = x.sizes().template stride_of<axis_of<axes_of<X>, Role>>();
  for (std::size_t first = 0; first < x.size(); first += first % step + 1 == step ? (n - 1) * step + 1 : 1)
    f(x.data() + first, step, n);
}
}  // namespace headsup_detail

/// Draws a word along Role by the softmax of its logits, as torch.multinomial(softmax(x / temperature), 1) does.
///
///     auto const next = sample<vocab>(text.logits(), generator, {.temperature = 0.8f, .top_k = 40});
///
/// The word of a seed is PyTorch's for the CPU where it was built without MKL, as Debian's is, and unless two words are
/// equal but for rounding. Two u32 are drawn for each logit in the order of memory, none for a temperature of 0.
///
/// - Shapes: [A..., Role] -> [A...] of int, known to be ids of Role
/// - Errors: no axis of that role, weights that sum to one: at compile time; a negative temperature, a top_p outside
///           (0, 1], NaN, a row of which no word can be drawn: argument_error, and nothing is drawn
/// - Source: ATen/native/Distributions.cpp, multinomial; Holtzman et al., The Curious Case of Neural Text Degeneration
template <template <std::size_t> class Role, class X> requires can_sample<Role, X>
constexpr auto sample(X const& x, torch_generator& generator, sampling const& how = {}) {
  if (!(how.temperature >= 0 && how.temperature < headsup_math::infinity<float>))
    headsup_diagnostics::reject("sample: the temperature must be 0 or more");
  if (!(how.top_p > 0 && how.top_p <= 1)) headsup_diagnostics::reject("sample: top_p must be from 0 to 1, and not 0");
  // No word is the likeliest of NaN, and none can be drawn of a row of -infinity.
  bool is_right = true;
  headsup_detail::each_row_along<Role>(x, [&](float const* row, std::size_t step, std::size_t n) {
    float largest = -headsup_math::infinity<float>;
    for (std::size_t i = 0; i < n; ++i) {
      is_right = is_right && row[i * step] < headsup_math::infinity<float>;
      if (row[i * step] > largest) largest = row[i * step];
    }
    is_right = is_right && largest > -headsup_math::infinity<float>;
  });
  if (!is_right) headsup_diagnostics::reject("sample: a row holds nan or inf, or only -inf");

  if (how.temperature == 0) return argmax<Role>(x);
  auto scores = x / how.temperature;
  std::size_t const words = x.sizes().template of<axis_of<axes_of<X>, Role>>();
  tensor<float, Role<dynamic>> other(sized<Role>(words));
  if (how.top_k != 0 && how.top_k < words)
    headsup_detail::each_row_along<Role>(scores, [&](float* row, std::size_t step, std::size_t n) {
      headsup_kernels::keep_likeliest(row, step, n, how.top_k, other.data());
    });
  auto likely = relabel<axes_of<decltype(scores)>>(softmax<Role>(scores));
  if (how.top_p < 1)
    headsup_detail::each_row_along<Role>(likely, [&](float* row, std::size_t step, std::size_t n) {
      headsup_kernels::keep_share(row, step, n, how.top_p, other.data());
    });
  // The first of as many clocks that ring: each word's waits for a time that its probability shortens.
  headsup_random::exponential(generator, scores.data(), scores.size());
  return argmax<Role>(likely / scores);
}
/// Refuses a generator that forgets what was drawn.
template <template <std::size_t> class Role, class X, class Generator>
requires(can_sample<Role, X> && std::is_same_v<std::remove_cvref_t<Generator>, torch_generator> &&
         !std::is_same_v<Generator, torch_generator&>)
constexpr auto sample(X const&, Generator&&, sampling const& = {}) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::draws_from_a_variable<Generator>));
  return shape_mistake{};
}
/// Refuses what holds no logits of a Role where braces say how, which other calls do not take.
template <template <std::size_t> class Role, class X>
constexpr auto sample(X const&, torch_generator&, sampling const&) {
  using written = headsup_rule::with_roles<Role>;
  static_assert(!HEADSUP_MISTAKE(broken_call<headsup_rule::sample, written, X, torch_generator, sampling>));
  return headsup_rule::sample::refused{};
}
template <headsup_detail::no_arguments = headsup_detail::no_arguments{}, class X>
constexpr auto sample(headsup_detail::last_choice<X> const&, torch_generator&, sampling const&) {
  using written = headsup_rule::with_none;
  static_assert(!HEADSUP_MISTAKE(broken_call<headsup_rule::sample, written, X, torch_generator, sampling>));
  return headsup_rule::sample::refused{};
}
#define HEADSUP_CALL sample
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
