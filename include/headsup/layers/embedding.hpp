#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/layers/parameters.hpp>
#include <headsup/layers/refused_calls.hpp>
#include <headsup/layers/refused_layer.hpp>
#include <headsup/ops/lookup.hpp>
#include <headsup/ops/random.hpp>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU045: what the ids are of comes before the features.
template <class Ids, class Out> struct ids_come_first {
  static constexpr bool value = same_role<Ids, vocab<1>> || !same_role<Out, vocab<1>>;
  static constexpr words say() {
    words w;
    w << "HU045 embedding: " << words_of<Ids> << " is where the ids go, "
      << words_of<Out> << " where the features go; fix: embedding<";
    return w.list(axes<Out, Ids>{}) << ">";
  }
};

template <class Ids, class Out> struct embedding : by_ids<"embedding", "(ids)", fix::no_role> {
  static constexpr char const* read = "a layer";
  template <std::size_t N> using id_role = resized<Ids, N>;
  using table = diagnostics::operand<axes<Ids, Out>, float>;

  struct made
      : all<roles_differ<embedding, Ids, Out>, ids_come_first<Ids, Out>, size_written<embedding, axes<Ids, Out>>> {};
  template <class X> struct rules : all<was_made<made>, looking_up<"embedding">::rules<id_role, table, X>> {};
};

inline constexpr layer_places embedding_takes{"embedding", {"vocab", "d_in"}};
}  // namespace rule

/// Refuses other arguments.
template <class Ids = absent, class Out = absent> struct HEADSUP_TAGGED embedding : refused_layer {
  constexpr embedding(auto const&...) {}

 private:
  using made = decltype(diagnostics::check<rule::has_an_axis_for_each<rule::embedding_takes, Ids, Out>>());
};

/// A table with one row of features for each id, as torch.nn.Embedding.
///
/// - Shapes: ids [A...] -> [A..., Out]
/// - Errors: as lookup
template <Axis Ids, Axis Out> struct embedding<Ids, Out> : refused_calls<rule::embedding<Ids, Out>> {
  using weight_type =
      typename std::conditional_t<rule::embedding<Ids, Out>::made::value, std::type_identity<tensor<float, Ids, Out>>,
                                  std::type_identity<tensor<float>>>::type;

  weight_type weight;
  static constexpr parameter_members<&embedding::weight> parameters{"weight"};

  /// All zeros, to be copied or loaded into.
  constexpr embedding() = default;
  HEADSUP_NOT_OF_NUMBERS(embedding);

  /// PyTorch's initial rows: normally distributed, mean 0 and variance 1.
  constexpr explicit embedding(torch_generator& generator) : weight(initial(generator)) {}
  constexpr explicit embedding(torch_generator&& generator) : embedding(generator) {}

  static constexpr weight_type initial(torch_generator& generator) {
    if constexpr (rule::embedding<Ids, Out>::made::value) return randn<Ids, Out>(generator);
    else return {};
  }

  using refused_calls<rule::embedding<Ids, Out>>::operator();
  template <class X> requires(rule::embedding<Ids, Out>::template rules<described<X>>::value)
  constexpr auto operator()(X const& ids) const {
    using call = rule::embedding<Ids, Out>;
    return headsup_detail::rows_at<call, call::template id_role>(weight, ids);
  }

 private:
  using made = decltype(diagnostics::check<typename rule::embedding<Ids, Out>::made>());
};
}  // namespace HEADSUP_NAMESPACE
