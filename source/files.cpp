// The part of headsup::compiled that reads files, apart so that only programs that read some contain it. As in
// sentences.cpp, for all processors, whatever the rest of the library is compiled for.
#define HEADSUP_COMPILED

#include <headsup/files/npz_list.hpp>
#include <headsup/files/parameter_search.hpp>
#include <headsup/files/reading.hpp>
#include <headsup/files/safetensors_head.hpp>

#if defined(__x86_64__)
namespace HEADSUP_LIBRARY {
using headsup_detail::file_with_tensors;
using headsup_detail::npz_list;
using headsup_detail::opened;
using headsup_detail::parameter_search;
using headsup_detail::safetensors_head;

opened_file open_safetensors(input_file&& file) { return opened<safetensors_head>(static_cast<input_file&&>(file)); }
opened_file open_npz(input_file&& file) { return opened<npz_list>(static_cast<input_file&&>(file)); }
stored_tensor read_npy_head(input_file const& file) { return headsup_detail::npy_head(file).made(); }

void must_be(input_file const& file, stored_tensor const& x, wanted_parameter const& as, weight_order order) {
  headsup_detail::must_be(file, x, as, order);
}
void read_tensor(input_file const& file, stored_tensor const& x, weight_order order, wanted_parameter const& wanted,
                 void* to) {
  headsup_detail::read_tensor(file, x, order, wanted, to);
}
void read_some(file_with_tensors const& file, stored_tensor const& x, std::size_t first, std::size_t count,
               numbers_in_memory const& as, void* to) {
  headsup_detail::read_some(file, x, first, count, as, to);
}

std::shared_ptr<void> search(file_with_tensors const& file, std::span<parameter_names const> names, weight_order order,
                             std::span<headsup_detail::named_table const> known) {
  return std::make_shared<parameter_search>(file, names, order, known);
}
void compare(void* search, wanted_parameter const& parameter) {
  static_cast<parameter_search*>(search)->compare(parameter);
}
void must_fit(void* search) { static_cast<parameter_search*>(search)->must_fit(); }
void read_found(void* search, wanted_parameter const& parameter, void* to) {
  static_cast<parameter_search*>(search)->read(parameter, to);
}
}  // namespace HEADSUP_LIBRARY
#endif
