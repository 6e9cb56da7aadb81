#pragma once

#include <headsup/files/parameter_loader.hpp>
#include <headsup/files/safetensors.hpp>
#include <headsup/layers/parameters.hpp>

#include <initializer_list>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// Whether this is what a file of weights holds.
template <class File> concept Stored = std::derived_from<File, weights_file>;
}  // namespace headsup_detail

/// A layer in a file, whose parts are loaded one after the other, so that no more of them are in memory than are asked
/// for. All of its parameters are compared first.
///
/// - Errors: as load_parameters
template <Layer L> class stored_layer {
 public:
  stored_layer(headsup_detail::weights_file const& file, std::span<parameter_names const> names, weight_order order)
      : loader_(file, names, order, headsup_detail::known_tables<L>) {
    headsup_rule::visit_types<L>({}, [&]<class X>(parameter_name const& name, std::type_identity<X>) {
      static_assert(X::axes::fixed, "parts of a layer have sizes that are known at compile time");
      loader_.compare<X>(name.c_str(), extents<typename X::axes>{});
    });
    loader_.must_fit();
  }

  /// The part of that name, which is a Part.
  template <class Part> Part part(parameter_name const& name) {
    Part made;
    for_each_parameter(made,
                       [&](parameter_name const& each, auto& x) { loader_.read((name / each.c_str()).c_str(), x); });
    return made;
  }

 private:
  headsup_detail::parameter_loader loader_;
};

namespace headsup_rule {
/// HU046: parameters are loaded into a layer that is no constant and not packed, from what a file holds.
template <class L>
using loads_a_layer =
    of_types<headsup_codes::called_otherwise, "load_parameters", "takes a layer that is not packed, and a file",
             "pack(layer) after it was loaded", Layer<std::remove_cv_t<L>>>;
template <class L>
using loads_a_variable = of_types<headsup_codes::called_otherwise, "load_parameters", "the layer is a constant",
                                  "a layer that is a variable", !std::is_const_v<L>>;
template <class File>
using loads_a_file =
    of_types<headsup_codes::called_otherwise, "load_parameters", "takes what a file holds",
             "load_parameters(layer, safetensors(\"model.safetensors\"))", headsup_detail::Stored<File>>;
/// HU051: a layer, and a file.
struct load_parameters : call<"load_parameters", "(layer, safetensors(\"model.safetensors\"))"> {};
template <class L, class File>
using loads = all<loads_a_layer<L>, loads_a_variable<L>, loads_a_file<std::remove_cvref_t<File>>>;
}  // namespace headsup_rule

/// Loads all parameters of a layer from a file. `names` says where the file has other names or orders than the layer;
/// `order` is that of all weights of which names says none.
///
///     load_parameters(model, safetensors("model.safetensors"), {
///         {"blocks.*.attention.W_query.*", "h.*.attn.c_attn.*", weight_order::conv1d, 0, 3}, …});
///
/// - Errors: parameters that the file lacks; tensors that the layer lacks; other sizes, types that the layer's numbers
///           cannot hold; a square weight whose order nobody says, or said to be another than that of all that are no
///           squares; lines that contradict each other; what is left out as the same as another, and is not: all in one
///           argument_error, before any number changes
template <class L, class File> requires headsup_rule::loads<L, File>::value
void load_parameters(L& layer, File const& file, std::span<parameter_names const> names,
                     weight_order order = weight_order::unsaid) {
  headsup_detail::parameter_loader loader(file, names, order, headsup_detail::known_tables<L>);
  for_each_parameter(layer, [&]<class X>(parameter_name const& name, X const& x) {
    loader.compare<X>(name.c_str(), x.sizes());
  });
  loader.must_fit();
  for_each_parameter(layer, [&](parameter_name const& name, auto& x) { loader.read(name.c_str(), x); });
}
template <class L, class File> requires headsup_rule::loads<L, File>::value
void load_parameters(L& layer, File const& file, std::initializer_list<parameter_names> names,
                     weight_order order = weight_order::unsaid) {
  load_parameters(layer, file, std::span(names.begin(), names.size()), order);
}
template <class L, class File> requires headsup_rule::loads<L, File>::value
void load_parameters(L& layer, File const& file, weight_order order = weight_order::unsaid) {
  load_parameters(layer, file, std::span<parameter_names const>(), order);
}
template <class L, class File, class... Others>
requires(!headsup_rule::loads<L, File>::value && (Layer<std::remove_cv_t<L>> || headsup_detail::Stored<File>))
void load_parameters(L&, File const&, Others const&...) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::loads<L, File>));
}
template <class L, class File> requires(!headsup_rule::loads<L, File>::value)
void load_parameters(L&, File const&, std::initializer_list<parameter_names>, weight_order = weight_order::unsaid) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::loads<L, File>));
}
#define HEADSUP_CALL load_parameters
#include <headsup/diagnostics/any_call.inl>
}  // namespace HEADSUP_NAMESPACE
