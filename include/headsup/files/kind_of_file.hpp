#pragma once

#include <headsup/files/input_file.hpp>

namespace HEADSUP_NAMESPACE::headsup_detail {
inline constexpr std::string_view begins_zip{"PK\3\4", 4}, begins_npy = "\x93NUMPY", begins_json = "{";
inline constexpr char const* helps_with_torch = "safetensors.torch.save_file(torch.load(path), other_path) in Python";

/// What a file is whose bytes from the byte `at` on are these, and what helps who wanted weights.
struct kind_of_file {
  std::size_t at;
  std::string_view begins;
  char const *is, *helps, *or_else = "";
};
inline constexpr kind_of_file kinds_of_file[] = {
    {0, "version https://git-lfs", "a pointer of git-lfs, without what it points to", "git lfs pull"},
    {0, begins_zip, "a zip", helps_with_torch, ", or npz file(path) if numpy.savez wrote it"},
    {0, begins_npy, "one array of numpy", "read_npy"},
    {0, "GGUF", "a gguf", "the safetensors of which it was made"},
    {0, "\x89HDF\r\n", "an HDF5", "safetensors.numpy.save_file(arrays, other_path) in Python"},
    {0, "\x80\2\x8a\nl\xfc\x9c", "a pickle of torch.save", helps_with_torch},
    {0, "\x1f\x8b\b", "compressed by gzip", "gunzip"},
    {0, "<!DOCTYPE", "a page of the web", "what the page offers"},
    {0, "<html", "a page of the web", "what the page offers"},
    {8, begins_json, "safetensors", "safetensors file(path)"}};

/// Refuses a file by what it is, or as `wrong` says if that is not known or what the reader took it for.
[[noreturn]] inline void refuse_kind(input_file const& file, std::string_view wanted, char const* wrong) {
  char start[24]{};
  std::uint64_t const size = file.size();
  std::size_t const bytes = size < sizeof start ? static_cast<std::size_t>(size) : sizeof start;
  file.read(0, start, bytes);
  for (kind_of_file const& each : kinds_of_file) {
    if (bytes < each.at || std::string_view(start, bytes).substr(each.at, each.begins.size()) != each.begins) continue;
    if (each.begins == wanted) break;
    headsup_diagnostics::reject(file.name(), " is ", each.is, headsup_diagnostics::fix_is, each.helps, each.or_else);
  }
  headsup_diagnostics::reject(file.name(), " ", wrong);
}
}  // namespace HEADSUP_NAMESPACE::headsup_detail
