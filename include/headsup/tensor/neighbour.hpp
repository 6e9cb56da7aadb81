#pragma once

#include <headsup/axes/list.hpp>
#include <headsup/diagnostics/rule.hpp>

#include <concepts>
#include <cstddef>

// Arrays of other libraries, known by their members: std::mdspan, and the matrices, maps and blocks of Eigen.

namespace HEADSUP_NAMESPACE::headsup_detail {
/// What a view asks of an array that knows its sizes and where its numbers stand.
template <class M> struct neighbour {};

template <class M> requires requires(M const& m) { m.data_handle(), m.extent(0), m.stride(0), M::static_extent(0); }
struct neighbour<M> {
  static constexpr std::size_t rank = M::rank();
  static constexpr bool owns = false, has_rows = true;
  static constexpr std::size_t known(std::size_t axis) { return M::static_extent(axis); }
  static constexpr std::size_t size(M const& m, std::size_t axis) { return static_cast<std::size_t>(m.extent(axis)); }
  static constexpr std::size_t stride(M const& m, std::size_t axis) { return static_cast<std::size_t>(m.stride(axis)); }
  static constexpr auto first(M& m) { return m.data_handle(); }
};

/// A vector has one axis; a matrix rows and columns.
template <class M> requires requires(M const& m) { M::RowsAtCompileTime, m.data(), m.innerStride(), m.outerStride(); }
struct neighbour<M> {
  static constexpr bool is_vector = M::IsVectorAtCompileTime, in_rows = M::IsRowMajor;
  static constexpr std::size_t rank = is_vector ? 1 : 2;
  static constexpr bool owns = std::is_same_v<typename M::PlainObject, std::remove_const_t<M>>,
                        has_rows = is_vector || in_rows;
  static constexpr std::size_t known(std::size_t axis) {
    int const size = is_vector   ? int{M::SizeAtCompileTime}
                     : axis == 0 ? int{M::RowsAtCompileTime}
                                 : int{M::ColsAtCompileTime};
    return size < 0 ? dynamic : static_cast<std::size_t>(size);
  }
  static constexpr std::size_t size(M const& m, std::size_t axis) {
    return static_cast<std::size_t>(is_vector ? m.size() : axis == 0 ? m.rows() : m.cols());
  }
  static constexpr std::size_t stride(M const& m, std::size_t axis) {
    return static_cast<std::size_t>((axis == 0) == (in_rows && !is_vector) ? m.outerStride() : m.innerStride());
  }
  static constexpr auto first(M& m) { return m.data(); }
};

template <class M> concept Neighbour = requires { neighbour<std::remove_reference_t<M>>::rank; };
template <class M, class Element> concept NeighbourOf = Neighbour<M> && requires(std::remove_reference_t<M>& m) {
  { neighbour<std::remove_reference_t<M>>::first(m) } -> std::convertible_to<Element*>;
};

/// A list's axes, at the sizes that the type of an array knows; the same for one with another number of axes.
template <class M, class List, bool = List::rank == neighbour<M>::rank> struct axes_of_neighbour {
  using type = List;
};
template <class M, class... As> struct axes_of_neighbour<M, axes<As...>, true> {
  template <class A, std::size_t N>
  using sized = typename std::conditional_t<may_equal(A::size, N) || !has_other_sizes<A>, std::type_identity<A>,
                                            sized_to<plain_axis<A>, N>>::type;
  template <std::size_t... I> static axes<sized<As, neighbour<M>::known(I)>...> of(std::index_sequence<I...>);
  using type = decltype(of(std::index_sequence_for<As...>()));
};
}  // namespace HEADSUP_NAMESPACE::headsup_detail

namespace HEADSUP_NAMESPACE::headsup_rule {
/// HU033: a view names each axis of an array.
template <std::size_t Has, std::size_t Named> struct names_each_axis {
  static constexpr bool value = Has == Named;
  static constexpr words say() {
    return (words(headsup_codes::other_axes, "tensor_view")
            << "the array has " << Has << (Has == 1 ? " axis" : " axes") << ", the view names " << Named)
               .fix()
           << "a view that names each axis of the array";
  }
};
/// HU010: rows of numbers follow each other.
template <bool Are> struct are_rows {
  static constexpr bool value = Are;
  static constexpr words say() {
    return sentence(headsup_codes::moved_numbers, "tensor_view",
                    "the matrix is column-major: its columns follow each other, and not its rows",
                    "x.transpose(), with its axes the other way round");
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_rule
