#pragma once

#include <headsup/files/axes_in_file.hpp>
#include <headsup/files/json_cursor.hpp>
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
  explicit safetensors(std::string const& path) : safetensors(headsup_detail::input_file(path)) {}
  template <std::nullptr_t = nullptr>
  explicit safetensors(headsup_rule::anything = {}, headsup_rule::anything = {})
      HEADSUP_DELETED("HU051 safetensors: is a file", "safetensors file(\"model.safetensors\")");
  /// The same from what such a file holds, which must live as long as this.
  static safetensors from_memory(std::string_view bytes) { return safetensors(headsup_detail::input_file(bytes)); }

 private:
  explicit safetensors(headsup_detail::input_file&& file)
      : weights_file(static_cast<headsup_detail::input_file&&>(file)) {
    std::uint64_t length = 0;
    if (file_.size() < 8) refuse("is too short to be safetensors");
    file_.read(0, &length, sizeof length);
    if (length > longest_head || length > file_.size() - 8)
      refuse("says that its head is longer than the file or 100 MB");
    std::string head(static_cast<std::size_t>(length), ' ');
    file_.read(8, head.data(), head.size());
    if (head.empty() || head[0] != '{') refuse("is no safetensors: its head does not begin with {");
    headsup_detail::json_cursor cursor(file_.name(), head);
    std::vector<stored_tensor> remarks;  // of which only the names and axes are known
    cursor.read_object([&](std::string const& name) {
      if (name == "__metadata__") read_remarks(cursor, remarks);
      else read_entry(cursor, name);
    });
    cursor.must_end();
    take_axes(remarks);
    check_places(8 + length);
  }

  static void read_remarks(headsup_detail::json_cursor& cursor, std::vector<stored_tensor>& of_axes) {
    cursor.read_object([&](std::string const& of) {
      std::string const text = cursor.read_text();
      if (text.substr(0, headsup_detail::begins_axes.size()) == headsup_detail::begins_axes)
        of_axes.push_back({.name = of, .sizes = {}, .axes = text});
    });
  }

  void read_entry(headsup_detail::json_cursor& cursor, std::string const& name) {
    stored_tensor made;
    made.name = name;
    bool has_type = false, has_shape = false, has_places = false;
    cursor.read_object([&](std::string const& member) {
      bool& has = member == "dtype" ? has_type : member == "shape" ? has_shape : has_places;
      if ((&has == &has_places && member != "data_offsets") || has)
        cursor.refuse("dtype, shape and data_offsets, once");
      has = true;
      if (member == "dtype") made.type = type_named(cursor.read_text(), &headsup_detail::number_words::safetensors);
      else if (member == "shape")
        cursor.read_list([&] {
          if (made.sizes.size() == most_axes) cursor.refuse("at most 64 sizes");
          made.sizes.push_back(static_cast<std::size_t>(cursor.read_number()));
        });
      else {
        std::uint64_t places[2]{};
        std::size_t count = 0;
        cursor.read_list([&] {
          std::uint64_t const place = cursor.read_number();
          if (count < 2) places[count] = place;
          ++count;
        });
        if (count != 2 || places[1] < places[0]) cursor.refuse("two data_offsets, in order");
        made.first_byte = places[0];
        made.bytes = places[1] - places[0];
      }
    });
    if (!(has_type && has_shape && has_places)) cursor.refuse("dtype, shape and data_offsets");
    tensors_.push_back(static_cast<stored_tensor&&>(made));
  }

  /// Tensors follow each other from the end of the head to the end of the file.
  void check_places(std::uint64_t after_head) {
    put_in_order();
    std::uint64_t at = 0;
    for (stored_tensor& each : tensors_) {
      if (each.first_byte != at) refuse(each.name, " does not begin where the one before it ends");
      if (each.bytes > file_.size() - after_head - at) refuse(each.name, " leaves the file");
      std::size_t const bytes = headsup_detail::words_of_type(each.type).bytes;
      if (bytes != 0 && !headsup_detail::fills(each.sizes, bytes, each.bytes))
        refuse(each.name, " has other bytes than its sizes and type say");
      at += each.bytes;
      each.first_byte += after_head;
    }
    if (at != file_.size() - after_head) refuse("has bytes that belong to no tensor");
  }

  static constexpr std::uint64_t longest_head = 100'000'000;
  static constexpr std::size_t most_axes = 64;
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
               headsup_detail::axes_in_file<axes_of<decltype(x)>>::text() + "\"";
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
