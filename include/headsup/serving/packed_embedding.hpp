#pragma once

#include <headsup/serving/packed_weights.hpp>

namespace HEADSUP_NAMESPACE {
/// A table whose rows are packed once, for both that a language model asks of it: the row of an id, and how well each
/// row fits (the tied head). pack makes it, also in half the memory.
///
/// - Shapes:   those of embedding
/// - Rounding: rows are those of the table, each number rounded once in bfloat16; logits as a packed linear layer
/// - Errors:   those of embedding
template <Axis Ids, Axis Out, class Weight, class Cached>
class packed<embedding<Ids, Out>, Weight, Cached>
    : public headsup_detail::no_forward<typename embedding<Ids, Out>::call> {
  using plain_layer = embedding<Ids, Out>;

 public:
  using features = Out;

  explicit packed(plain_layer const& plain, instruction_set which = instruction_set_in_use())
      : weights_(which), rows_(headsup_run_time::packed_kernel<Cached>(plain, weights_)) {}

  /// The memory of the rows in bytes.
  std::size_t bytes() const { return weights_.bytes(); }

  using headsup_detail::no_forward<typename plain_layer::call>::operator();
  template <class X, class... More> auto operator()(X const& ids, More const&... more) const {
    using result = decltype(std::declval<plain_layer const&>()(ids, more...));
    if constexpr (is_mistake<result>) {
      return shape_mistake{};
    } else {
      auto out = headsup_detail::unwritten<float>(headsup_detail::sizes_from<axes_of<result>>(ids.sizes()));
      for (std::size_t i = 0; i < ids.size(); ++i)
        headsup_kernels::unpack_column(weights_.which(), out.data() + i * Out::size, rows_, row_of(ids.data()[i]));
      return out;
    }
  }

  /// How well each row fits x.
  template <class X, class... More> auto logits(X const& x, More const&... more) const {
    using result = decltype(std::declval<plain_layer const&>().logits(x, more...));
    if constexpr (is_mistake<result>) {
      return shape_mistake{};
    } else if constexpr (!headsup_run_time::in_order_of<plain_layer, X>) {
      return logits(headsup_run_time::reordered_for<plain_layer>(x));
    } else {
      headsup_rule::logits<Ids, Out>::must_hold(x);
      auto out = headsup_detail::unwritten<float>(headsup_detail::sizes_from<axes_of<result>>(x.sizes()));
      headsup_run_time::run(out.data(), weights_.which(), *this, rows_, x);
      return out;
    }
  }

 private:
  template <class Id> static std::size_t row_of(Id id) {
    return headsup_detail::position_of_id<headsup_calls::op::embedding, headsup_rule::role_of<Ids>::template type>(
        id, Ids::size);
  }

  headsup_run_time::packed_weights<Weight> weights_;
  headsup_kernels::matrix_of<Weight> rows_;
};
}  // namespace HEADSUP_NAMESPACE
