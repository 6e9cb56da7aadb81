#pragma once

#include <headsup/files/axes_in_file.hpp>
#include <headsup/files/head_reader.hpp>
#include <headsup/files/json_cursor.hpp>
#include <headsup/files/kind_of_file.hpp>

namespace HEADSUP_NAMESPACE::headsup_detail {
/// Reads the head of safetensors, and checks it.
class safetensors_head : public head_reader {
 public:
  explicit safetensors_head(input_file const& file) : head_reader(file) { read_head(); }

 private:
  static constexpr std::uint64_t longest_head = 100'000'000;

  void read_head() {
    std::uint64_t length = 0;
    if (file_.size() < 8) refuse_kind(file_, begins_json, "is too short to be safetensors");
    file_.read(0, &length, sizeof length);
    if (length > longest_head || length > file_.size() - 8)
      refuse_kind(file_, begins_json, "says that its head is longer than the file or 100 MB");
    std::uint64_t const bytes = length;
    std::string head(static_cast<std::size_t>(bytes), ' ');
    file_.read(8, head.data(), head.size());
    if (head.empty() || head[0] != '{')
      refuse_kind(file_, begins_json, "is no safetensors: its head does not begin with {");
    json_cursor cursor(file_.name(), head);
    std::vector<stored_tensor> remarks;  // of which only the names and axes are known
    cursor.read_object([&](std::string const& name) {
      if (name == "__metadata__") read_remarks(cursor, remarks);
      else read_entry(cursor, name);
    });
    cursor.must_end();
    take_axes(remarks);
    check_places(8 + length);
  }

  static void read_remarks(json_cursor& cursor, std::vector<stored_tensor>& of_axes) {
    cursor.read_object([&](std::string const& of) {
      std::string const text = cursor.read_text();
      if (text.substr(0, begins_axes.size()) == begins_axes)
        of_axes.push_back({.name = of, .sizes = {}, .axes = text});
    });
  }

  void read_entry(json_cursor& cursor, std::string const& name) {
    stored_tensor made;
    made.name = name;
    bool has_type = false, has_shape = false, has_places = false;
    cursor.read_object([&](std::string const& member) {
      bool& has = member == "dtype" ? has_type : member == "shape" ? has_shape : has_places;
      if ((&has == &has_places && member != "data_offsets") || has)
        cursor.refuse("dtype, shape and data_offsets, once");
      has = true;
      if (member == "dtype") made.type = type_named(cursor.read_text(), &number_words::safetensors);
      else if (member == "shape")
        cursor.read_list([&] {
          if (made.sizes.size() == most_axes) cursor.refuse("at most 64 sizes");
          std::uint64_t const size = cursor.read_number();
          made.sizes.push_back(static_cast<std::size_t>(size));
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
      std::size_t const bytes = words_of_type(each.type).bytes;
      if (bytes != 0 && !fills(each.sizes, bytes, each.bytes))
        refuse(each.name, " has other bytes than its sizes and type say");
      at += each.bytes;
      each.first_byte += after_head;
    }
    if (at != file_.size() - after_head) refuse("has bytes that belong to no tensor");
  }

  static constexpr std::size_t most_axes = 64;
};
}  // namespace HEADSUP_NAMESPACE::headsup_detail
