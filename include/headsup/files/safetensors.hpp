#pragma once

#include <headsup/files/axes_in_file.hpp>
#include <headsup/files/weights_file.hpp>
#include <headsup/layers/parameters.hpp>
#include <headsup/tensor/described.hpp>

namespace HEADSUP_NAMESPACE {
/// A file of weights, as Hugging Face's safetensors has them: its head is read and checked, numbers when they are asked
/// for.
///
///     safetensors const file("model.safetensors");
///     auto const wte = file.read<float, vocab<50257>, d_in<768>>("wte.weight");
///
/// - Errors: a head that is longer than the file or 100 MB, is no JSON of such a file, or names a tensor twice; tensors
///           that leave the file, overlap, leave bytes between them or hold another number of bytes than their sizes
///           and type say: argument_error, before any number is read
/// - Source: github.com/huggingface/safetensors, format. Numbers stand in little-endian order; so must the machine's
class safetensors : public headsup_detail::weights_file {
 public:
  /// Names that begin with `prefix`, as with "transformer.", go on without it.
  explicit safetensors(std::string const& path, std::string_view prefix = {})
      : safetensors(headsup_detail::input_file(path), prefix) {}
  template <std::nullptr_t = nullptr>
  explicit safetensors(headsup_rule::anything = {}, headsup_rule::anything = {})
      HEADSUP_DELETED("HU051 safetensors: is a file", "safetensors file(\"model.safetensors\")");
  /// The same from what such a file holds, which must live as long as this.
  static safetensors from_memory(std::string_view bytes, std::string_view prefix = {}) {
    return safetensors(headsup_detail::input_file(bytes), prefix);
  }

 private:
  explicit safetensors(headsup_detail::input_file&& file, std::string_view prefix)
      : weights_file(headsup_files::open_safetensors(static_cast<headsup_detail::input_file&&>(file)), prefix) {}
};

namespace headsup_rule {
/// HU051: parameters are saved from a layer, to a path.
struct save_parameters : call<"save_parameters", "(layer, \"model.safetensors\")"> {};
}  // namespace headsup_rule

/// Writes the parameters of a layer, under their names, as a file of safetensors. It is there as a whole or not at all.
/// What their axes are called and made of is written too, where readers of such files may find remarks.
///
/// - Errors: a file that cannot be written: argument_error
template <Layer L, headsup_detail::Path P> void save_parameters(L const& layer, P const& path) {
  std::string head, remarks;
  std::uint64_t at = 0;
  for_each_parameter(layer, [&](parameter_name const& name, auto const& x) {
    using scalar = scalar_of<decltype(x)>;
    std::uint64_t const end = at + std::uint64_t{x.size()} * sizeof(scalar);
    std::string const named = std::string("\"") + name.c_str();
    remarks += (remarks.empty() ? "" : ",") + named + "\":\"" +
               headsup_detail::text_of_axes(headsup_calls::listed<axes_of<decltype(x)>>::value) + "\"";
    head += "," + named + "\":{\"dtype\":\"" +
            headsup_detail::words_of_type(headsup_detail::type_of<scalar>).safetensors +
            "\",\"shape\":" + headsup_detail::text_of_sizes(headsup_detail::sizes_in(x.sizes())) +
            ",\"data_offsets\":[" + std::to_string(at) + "," + std::to_string(end) + "]}";
    at = end;
  });
  head = (remarks.empty() ? "{" : "{\"__metadata__\":{" + remarks + "}") + head + "}";
  head.append((8 - head.size() % 8) % 8, ' ');
  headsup_detail::output_file file(path);
  std::uint64_t const length = head.size();
  file.write(&length, sizeof length);
  file.write(head.data(), head.size());
  for_each_parameter(layer, [&](parameter_name const&, auto const& x) {
    file.write(x.data(), x.size() * sizeof(scalar_of<decltype(x)>));
  });
  file.finish();
}
#define HEADSUP_CALL save_parameters
#include <headsup/diagnostics/any_call.inl>
}  // namespace HEADSUP_NAMESPACE
