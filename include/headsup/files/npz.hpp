#pragma once

#include <headsup/files/weights_file.hpp>

namespace HEADSUP_NAMESPACE {
/// The arrays in a file of numpy.savez, which load_parameters takes too.
///
///     npz const file("weights.npz");
///     auto const x = file.read<float, tokens<dynamic>, d_in<768>>("x");
///
/// Arrays that numpy.savez_compressed wrote are refused; their checksums are not compared.
///
/// - Errors: no zip, an array that is compressed or no npy, that leaves the file or overlaps another, a name that is
///           there twice: argument_error, before any number is read
/// - Source: PKWARE, APPNOTE.TXT 6.3.10; numpy.lib.format
class npz : public headsup_detail::weights_file {
 public:
  /// Names that begin with `prefix`, as with "model.", go on without it.
  explicit npz(std::string const& path, std::string_view prefix = {})
      : npz(headsup_detail::input_file(path), prefix) {}
  template <std::nullptr_t = nullptr>
  explicit npz(headsup_rule::anything = {}, headsup_rule::anything = {})
      HEADSUP_DELETED("HU051 npz: is a file", "npz file(\"model.npz\")");
  /// The same from what such a file holds, which must live as long as this.
  static npz from_memory(std::string_view bytes, std::string_view prefix = {}) {
    return npz(headsup_detail::input_file(bytes), prefix);
  }

 private:
  explicit npz(headsup_detail::input_file&& file, std::string_view prefix)
      : weights_file(headsup_files::open_npz(static_cast<headsup_detail::input_file&&>(file)), prefix) {}
};
}  // namespace HEADSUP_NAMESPACE
