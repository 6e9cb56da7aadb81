#pragma once

#include <headsup/files/weights_file.hpp>
#include <headsup/tensor/described.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
/// HU051: an array is read over axes, and saved from a tensor, at a path.
struct read_npy : call<"read_npy", "<float, tokens<dynamic>, d_in<768>>(\"x.npy\")"> {};
struct save_npy : call<"save_npy", "(x, \"x.npy\")"> {};
}  // namespace headsup_rule

/// The array in a file of numpy.save, over these axes.
///
///     auto const x = read_npy<float, tokens<dynamic>, d_in<768>>("x.npy");
///
/// - Shapes: sizes as in the file -> [As...]
/// - Errors: other sizes; numbers of a type that Scalar cannot hold; Fortran's order; a file that is cut or none:
///           argument_error
/// - Source: numpy.lib.format, versions 1 to 3
template <class Scalar, Axis... As, headsup_detail::Path P> requires(!Axis<Scalar>)
tensor<Scalar, As...> read_npy(P const& path) {
  headsup_detail::input_file const file{std::string(path)};
  return headsup_detail::read_as<Scalar, As...>(file, headsup_files::read_npy_head(file), weight_order::linear);
}
#define HEADSUP_CALL read_npy
#include <headsup/diagnostics/any_call.inl>

/// Writes a tensor or view as numpy.save does. The file is there as a whole or not at all.
///
/// - Errors: a file that cannot be written: argument_error
template <Tensor X, headsup_detail::Path P> void save_npy(X const& x, P const& path) {
  using scalar = std::remove_const_t<scalar_of<X>>;
  constexpr auto& words = headsup_detail::words_of_type(headsup_detail::type_of<scalar>);
  static_assert(words.npy[0] != '\0', "numpy has no such numbers");
  std::string shape;
  auto const sizes = x.sizes();
  for (std::size_t i = 0; i < axes_of<X>::rank; ++i) shape += std::to_string(sizes.data()[i]) + ", ";
  std::string head = "{'descr': '";
  head.append(words.npy).append("', 'fortran_order': False, 'shape': (").append(shape).append("), }");
  head.append(63 - (head.size() + 10) % 64, ' ');
  head += '\n';
  headsup_detail::output_file file(path);
  std::string start("\x93NUMPY\1\0", 8);
  start += static_cast<char>(head.size() & 0xff);
  start += static_cast<char>(head.size() >> 8);
  file.write(start.data(), start.size());
  file.write(head.data(), head.size());
  file.write(x.data(), x.size() * sizeof(scalar));
  file.finish();
}
#define HEADSUP_CALL save_npy
#include <headsup/diagnostics/any_call.inl>
}  // namespace HEADSUP_NAMESPACE
