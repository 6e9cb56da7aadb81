#pragma once

#include <headsup/core/library.hpp>
#include <headsup/files/axes_in_file.hpp>
#include <headsup/files/parameter_names.hpp>
#include <headsup/files/stored_tensor.hpp>

#include <span>

// How files are read, without any type of axes. With HEADSUP_COMPILED it is in the library, for files that are compiled
// for all processors of x86-64, as most are, as what is said at run time: see calls/said_at_run_time.hpp.

#if defined(HEADSUP_COMPILED) && defined(__x86_64__) && !defined(__SSE3__) && defined(__cpp_exceptions) && \
    !defined(HEADSUP_AS_PYTORCH)
namespace HEADSUP_LIBRARY {
using headsup_detail::input_file;
using headsup_detail::numbers_in_memory;
using headsup_detail::opened_file;
using headsup_detail::wanted_parameter;

HEADSUP_HIDDEN opened_file open_safetensors(input_file&& file);
HEADSUP_HIDDEN opened_file open_npz(input_file&& file);
HEADSUP_HIDDEN stored_tensor read_npy_head(input_file const& file);
HEADSUP_HIDDEN void must_be(input_file const& file, stored_tensor const& x, wanted_parameter const& as,
                            weight_order order);
HEADSUP_HIDDEN void read_tensor(input_file const& file, stored_tensor const& x, weight_order order,
                                wanted_parameter const& wanted, void* to);
HEADSUP_HIDDEN void read_some(headsup_detail::file_with_tensors const& file, stored_tensor const& x, std::size_t first,
                              std::size_t count, numbers_in_memory const& as, void* to);
HEADSUP_HIDDEN std::shared_ptr<void> search(headsup_detail::file_with_tensors const& file,
                                            std::span<parameter_names const> names, weight_order order,
                                            std::span<headsup_detail::named_table const> known);
HEADSUP_HIDDEN void compare(void* search, wanted_parameter const& parameter);
HEADSUP_HIDDEN void must_fit(void* search);
HEADSUP_HIDDEN void read_found(void* search, wanted_parameter const& parameter, void* to);
}  // namespace HEADSUP_LIBRARY
namespace headsup::headsup_files {
using namespace HEADSUP_LIBRARY;
}  // namespace headsup::headsup_files
#else
#include <headsup/files/npz_list.hpp>
#include <headsup/files/parameter_search.hpp>
#include <headsup/files/safetensors_head.hpp>

namespace HEADSUP_NAMESPACE::headsup_files {
using headsup_detail::must_be;
using headsup_detail::opened_file;
using headsup_detail::parameter_search;
using headsup_detail::read_some;
using headsup_detail::read_tensor;
using headsup_detail::wanted_parameter;

inline opened_file open_safetensors(headsup_detail::input_file&& file) {
  return headsup_detail::opened<headsup_detail::safetensors_head>(static_cast<headsup_detail::input_file&&>(file));
}
inline opened_file open_npz(headsup_detail::input_file&& file) {
  return headsup_detail::opened<headsup_detail::npz_list>(static_cast<headsup_detail::input_file&&>(file));
}
inline stored_tensor read_npy_head(headsup_detail::input_file const& file) {
  return headsup_detail::npy_head(file).made();
}
inline std::shared_ptr<void> search(headsup_detail::file_with_tensors const& file,
                                    std::span<parameter_names const> names, weight_order order,
                                    std::span<headsup_detail::named_table const> known) {
  return std::make_shared<parameter_search>(file, names, order, known);
}
inline void compare(void* search, wanted_parameter const& parameter) {
  static_cast<parameter_search*>(search)->compare(parameter);
}
inline void must_fit(void* search) { static_cast<parameter_search*>(search)->must_fit(); }
inline void read_found(void* search, wanted_parameter const& parameter, void* to) {
  static_cast<parameter_search*>(search)->read(parameter, to);
}
}  // namespace HEADSUP_NAMESPACE::headsup_files
#endif
