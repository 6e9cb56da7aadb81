#pragma once

#include <headsup/files/axes_in_file.hpp>
#include <headsup/files/parameter_names.hpp>
#include <headsup/files/safetensors.hpp>
#include <headsup/layers/parameters.hpp>

#include <initializer_list>
#include <span>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// Whether this is what a file of weights holds.
template <class File> concept Stored = requires(File const& file) { file.tensors(); };

/// Where a parameter stands in a file, as a table says, and what is wrong there.
struct place_in_file {
  stored_tensor const* from = nullptr;
  weight_order order = weight_order::unsaid;
  std::size_t part = 0, parts = 1;
};

/// Loads a layer's parameters from a file: first it compares all of them, then it reads.
template <class File> class parameter_loader {
 public:
  parameter_loader(File const& file, std::span<parameter_names const> names, weight_order order)
      : file_(file), names_(names), order_(order), parts_(file.tensors().size()), fits_(names.size()) {}

  /// A parameter X of these sizes.
  template <class X> void compare(char const* name, std::vector<std::size_t> wanted) {
    using scalar = typename X::scalar;
    place_in_file const place = find(name);
    bool const is_matrix = wanted.size() == 2, is_square = is_matrix && wanted[0] == wanted[1] && place.parts == 1;
    if (place.from == nullptr) return say("missing", in_file_ == name ? in_file_ : in_file_ + " for " + name, missing_);
    std::vector<bool>& read = parts_[static_cast<std::size_t>(place.from - file_.tensors().data())];
    if (read.size() < place.parts) read.resize(place.parts);
    read[place.part] = true;
    wanted[0] *= place.parts;
    if (is_matrix && place.order == weight_order::conv1d) std::swap(wanted[0], wanted[1]);
    if (std::string const wrong = wrong_as<scalar>(*place.from, wanted); !wrong.empty()) {
      if (is_matrix) std::swap(wanted[0], wanted[1]);
      bool const is_turned = is_matrix && place.from->sizes == wanted;
      char const* const other =
          place.order == weight_order::conv1d ? "; weight_order::linear fits" : "; weight_order::conv1d fits";
      return say("other", place.from->name + " " + wrong + " for " + name + (is_turned ? other : ""), other_);
    }
    std::string const ours = axes_in_file<axes_of<X>>::text();
    axes_of_file const axes = place.parts == 1 ? compare_axes(place.from->axes, ours) : axes_of_file::unknown;
    bool const is_turned = axes == axes_of_file::turned, as_conv1d = place.order == weight_order::conv1d;
    if (axes == axes_of_file::of_other_parts ||
        (axes != axes_of_file::unknown && is_matrix && is_turned != as_conv1d)) {
      std::string wrong = place.from->name + " is over " + shown_axes(place.from->axes);
      if (!as_conv1d) wrong += ", wanted " + shown_axes(ours);
      wrong += std::string(" for ") + name;
      if (axes != axes_of_file::of_other_parts)
        wrong += is_turned ? "; weight_order::conv1d fits" : "; weight_order::linear fits";
      return say("other", wrong, other_);
    }
    if (is_square && place.order == weight_order::unsaid && axes == axes_of_file::unknown)
      say("other", place.from->name + " is square: say weight_order::linear or conv1d for " + name, other_);
  }

  /// All that is wrong, or nothing.
  void must_fit() {
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      std::string const& name = file_.tensors()[i].name;
      if (parts_[i].empty() && !is_left_out(name)) say("unexpected", name, unexpected_);
      for (std::size_t part = 0; part < parts_[i].size(); ++part)
        if (!parts_[i][part])
          say("unexpected", "part " + std::to_string(part) + " of " + std::to_string(parts_[i].size()) + " of " + name,
              unexpected_);
    }
    if (missing_ + other_ + unexpected_ == 0) return;
    for (std::size_t i = 0; i < fits_.size(); ++i)
      if (!fits_[i] && !names_[i].ours.empty())
        wrong_ += "\n  the names have no " + std::string(names_[i].ours) + ", where * is one part between dots";
    std::string const counts = std::to_string(missing_) + " missing, " + std::to_string(unexpected_) + " unexpected, " +
                               std::to_string(other_) + " of another shape, order or type";
    headsup_diagnostics::reject("load_parameters: ", file_.name(), ": ", counts.c_str(), wrong_.c_str());
  }

  template <class Scalar, class... As> void read(char const* name, tensor<Scalar, As...>& x) {
    place_in_file const place = find(name);
    std::vector<std::size_t> const sizes = sizes_in(x.sizes());
    if (sizes.size() != 2 || place.order != weight_order::conv1d)
      return file_.read(*place.from, place.part * x.size(), x.size(), x.data());
    // Row by row of inputs, of which each has all parts.
    std::vector<Scalar> row(sizes[0]);
    for (std::size_t in = 0; in < sizes[1]; ++in) {
      file_.read(*place.from, (in * place.parts + place.part) * sizes[0], sizes[0], row.data());
      for (std::size_t out = 0; out < sizes[0]; ++out) x.data()[out * sizes[1] + in] = row[out];
    }
  }

 private:
  place_in_file find(std::string_view name) {
    for (std::size_t i = 0; i < names_.size(); ++i) {
      parameter_names const& each = names_[i];
      if (each.ours.empty() || !fits_names(name, each.ours, each.in_file, &in_file_)) continue;
      fits_[i] = true;
      return {file_.find(in_file_), each.order == weight_order::unsaid ? order_ : each.order, each.part, each.parts};
    }
    in_file_ = name;
    return {file_.find(in_file_), order_};
  }
  bool is_left_out(std::string_view name) const {
    for (parameter_names const& each : names_)
      if (each.ours.empty() && fits_names(name, each.in_file, "", nullptr)) return true;
    return false;
  }
  void say(char const* kind, std::string const& what, std::size_t& count) {
    if (++count <= most_shown) wrong_ += std::string("\n  ") + kind + ": " + what;
    else if (count == most_shown + 1) wrong_ += std::string("\n  ") + kind + ": and more";
  }

  static constexpr std::size_t most_shown = 12;

  File const& file_;
  std::span<parameter_names const> names_;
  weight_order order_;
  std::vector<std::vector<bool>> parts_;  // of each tensor, those that are read
  std::vector<bool> fits_;
  std::string in_file_, wrong_;
  std::size_t missing_ = 0, other_ = 0, unexpected_ = 0;
};
}  // namespace headsup_detail

/// A layer in a file, whose parts are loaded one after the other, so that no more of them are in memory than are asked
/// for. All of its parameters are compared first.
///
/// - Errors: as load_parameters
template <Layer L, class File> class stored_layer {
 public:
  stored_layer(File const& file, std::span<parameter_names const> names, weight_order order)
      : loader_(file, names, order) {
    headsup_rule::visit_types<L>({}, [&]<class X>(parameter_name const& name, std::type_identity<X>) {
      static_assert(X::axes::fixed, "parts of a layer have sizes that are known at compile time");
      loader_.template compare<X>(name.c_str(), headsup_detail::sizes_in(extents<typename X::axes>{}));
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
  headsup_detail::parameter_loader<File> loader_;
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
///           cannot hold; a square weight whose order nobody says: all in one argument_error, before any number changes
template <class L, class File> requires headsup_rule::loads<L, File>::value
void load_parameters(L& layer, File const& file, std::span<parameter_names const> names,
                     weight_order order = weight_order::unsaid) {
  headsup_detail::parameter_loader<File> loader(file, names, order);
  for_each_parameter(layer, [&]<class X>(parameter_name const& name, X const& x) {
    loader.template compare<X>(name.c_str(), headsup_detail::sizes_in(x.sizes()));
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
