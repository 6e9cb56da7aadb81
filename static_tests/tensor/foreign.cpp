#include <headsup/axes/roles.hpp>
#include <headsup/tensor/foreign.hpp>

using namespace headsup;

template <std::size_t N> struct fused : headsup::axis<"fused", N> {};
template <std::size_t N> struct parts : headsup::axis<"parts", N> {};

constexpr float numbers[] = {1, 2, 3, 4, 5, 6};

// the type: the order of the origin
static_assert(std::is_same_v<decltype(foreign::linear_weight<d_in<2>, d_out<3>>(numbers)),
                             tensor_view<float const, d_out<3>, d_in<2>>>);
static_assert(std::is_same_v<decltype(foreign::conv1d_weight<d_in<2>, d_out<3>>(numbers)),
                             tensor_view<float const, d_in<2>, d_out<3>>>);
static_assert(
    std::is_same_v<decltype(foreign::fused_projections<d_in<1>, fused<6>, heads<2>, parts<3>, head_dim<1>>(numbers)),
                   tensor_view<float const, d_in<1>, merged<fused<6>, heads<2>, parts<3>, head_dim<1>>>>);

// the values
static_assert(foreign::linear_weight<d_in<2>, d_out<3>>(numbers)(2, 0) == 5);
static_assert(foreign::conv1d_weight<d_in<2>, d_out<3>>(numbers)(1, 2) == 6);
