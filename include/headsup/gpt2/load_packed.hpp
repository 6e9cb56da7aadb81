#pragma once

#include <headsup/files/load_parameters.hpp>
#include <headsup/gpt2/model.hpp>
#include <headsup/serving/pack.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
/// HU051: what is loaded is what a file holds, and not its path.
struct load_packed
    : call<"load_packed", "<Model>(safetensors(\"model.safetensors\"), gpt2::hugging_face)", "gpt2::load_packed"> {};
/// HU043: what is loaded is a model, named before the types of its numbers.
template <bool Model>
using loads_a_model =
    of_types<headsup_codes::no_layer, "load_packed", "takes a model that is not packed between < and >",
             "gpt2::load_packed<gpt2::model<gpt2::small>>", Model>;
}  // namespace headsup_rule

namespace headsup_detail {
/// A model whose parts have names in a file.
template <class Model> concept IsModel = requires {
  typename Model::size::words;
  Model::parameters;
};

/// The parts of a model in a file, each in memory while it is packed.
template <class Model, class Stored> struct parts_in_file {
  Stored& stored;

  static constexpr parameter_name named(char const* part) { return parameter_name{} / part; }
  template <auto Member> auto get(parameter_name const& name) const {
    return stored.template part<std::remove_cvref_t<decltype(std::declval<Model&>().*Member)>>(name);
  }

  auto tok_emb() const { return get<&Model::tok_emb>(named("tok_emb")); }
  auto pos_emb() const { return get<&Model::pos_emb>(named("pos_emb")); }
  auto final_norm() const { return get<&Model::final_norm>(named("final_norm")); }
  auto block(std::size_t i) const { return stored.template part<typename Model::block>(named("trf_blocks") / i); }
  auto out_head() const {
    if constexpr (std::is_same_v<decltype(Model::out_head), tied_head>) return tied_head{};
    else return get<&Model::out_head>(named("out_head"));
  }
};
}  // namespace headsup_detail

namespace gpt2 {
/// What pack<Weight, Cached> makes of a model whose weights are in a file, packed part by part: beside the packed
/// weights, no more is in memory than one part.
///
///     auto const packed = gpt2::load_packed<gpt2::model<gpt2::small>, bfloat16>(safetensors("model.safetensors"),
///                                                                               gpt2::hugging_face);
///
/// - Errors: as load_parameters, before any number is read; as pack
template <class Model, class Weight = float, class Cached = float, headsup_detail::Stored File>
requires headsup_detail::IsModel<Model>
auto load_packed(File const& file, std::span<parameter_names const> names, weight_order order = weight_order::unsaid,
                 instruction_set which = instruction_set_in_use()) {
  using stored = stored_layer<Model>;
  using packs = headsup_run_time::packs_each<Weight, Cached>;
  stored all(file, names, order);
  headsup_detail::parts_in_file<Model, stored> const parts{all};
  return typename Model::template other<packs>(parts, packs{supported(which)});
}
/// Refuses what is no model.
template <class Model, class Weight = float, class Cached = float, headsup_detail::Stored File>
requires(!headsup_detail::IsModel<Model>)
auto load_packed(File const&, std::span<parameter_names const>, weight_order = weight_order::unsaid,
                 instruction_set = instruction_set_in_use()) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::loads_a_model<headsup_detail::IsModel<Model>>));
  return shape_mistake{};
}
#define HEADSUP_CALL load_packed
#include <headsup/diagnostics/any_call.inl>
}  // namespace gpt2
}  // namespace HEADSUP_NAMESPACE
