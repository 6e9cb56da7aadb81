#ifndef HEADSUP_LAYERS_EMBEDDING_HPP
#define HEADSUP_LAYERS_EMBEDDING_HPP

#include <headsup/layers/parameters.hpp>
#include <headsup/ops/lookup.hpp>
#include <headsup/ops/random.hpp>

namespace HEADSUP_NAMESPACE {

namespace calls {
struct embedding : looking_up<"embedding"> {};
}  // namespace calls

/// A table with one row of features for each id, as torch.nn.Embedding.
///
/// Shapes  ids [A...] -> [A..., Out]
/// Errors  as lookup
template <Axis Ids, Axis Out>
struct embedding {
  using weight_type = std::conditional_t<axes<Ids, Out>::fixed, tensor<float, Ids, Out>, tensor<float>>;

  BOOST_HANA_DEFINE_STRUCT(embedding, (weight_type, weight));

  template <std::size_t N>
  using id_role = resized<Ids, N>;

  using size_mistake = diagnostics::written_without_size<"embedding", axes<Ids, Out>>;
  using size_checked = decltype(diagnostics::check<size_mistake, axes<Ids, Out>::fixed>());

  /// All zeros, to be copied or loaded into.
  constexpr embedding() = default;

  /// PyTorch's initial rows: normally distributed, mean 0 and variance 1.
  constexpr explicit embedding(torch_generator& generator) : weight(initial(generator)) {}
  constexpr explicit embedding(torch_generator&& generator) : embedding(generator) {}

  static constexpr weight_type initial(torch_generator& generator) {
    if constexpr (axes<Ids, Out>::fixed) return randn<Ids, Out>(generator);
    else return {};
  }

  template <class X>
  constexpr auto operator()(X const& ids) const {
    using mistake = calls::embedding::rules<id_role, described<weight_type>, described<X>>;
    if constexpr (is_mistake<X> || !axes<Ids, Out>::fixed) return shape_mistake{};
    else if constexpr (mistake::value) return lookup<id_role>(weight, ids);
    else {
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      return diagnostics::refuse<mistake>();
    }
  }
};

}  // namespace HEADSUP_NAMESPACE

#endif
