#include <headsup/axes/list.hpp>
#include <headsup/axes/roles.hpp>

#include <type_traits>

using namespace headsup;

using every_role =
    axes<batch<2>, tokens<2>, keys<2>, heads<2>, head_dim<2>, d_in<2>, d_out<2>, all_heads<2>, context_length<2>,
         vocab<2>, kv_heads<2>, copies<2>, pairs<2>, halves<2>, headsup_image::channels<2>, headsup_image::height<2>,
         headsup_image::width<2>, headsup_image::patches<2>, headsup_image::pixels<2>, headsup_image::patch_row<2>,
         headsup_image::patch_column<2>, headsup_image::pixel_row<2>, headsup_image::pixel_column<2>>;

template <template <std::size_t> class Role, std::size_t N> constexpr bool is_named(char const (&name)[N]) {
  return Role<3>::size == 3 && Role<3>::role::name == fixed_string(name);
}

// the type: sizes do not make another role, and no two roles are one
static_assert(headsup_detail::distinct<every_role> && every_role::rank == 23);
static_assert(same_role<tokens<2>, tokens<3>>);

// the values: messages spell each as the code does
static_assert(is_named<batch>("batch") && is_named<tokens>("tokens") && is_named<keys>("keys"));
static_assert(is_named<heads>("heads") && is_named<head_dim>("head_dim") && is_named<all_heads>("all_heads"));
static_assert(is_named<d_in>("d_in") && is_named<d_out>("d_out"));
static_assert(is_named<context_length>("context_length") && is_named<vocab>("vocab"));
static_assert(is_named<kv_heads>("kv_heads") && is_named<copies>("copies"));
static_assert(is_named<pairs>("pairs") && is_named<halves>("halves"));
static_assert(is_named<headsup_image::channels>("channels") && is_named<headsup_image::height>("height"));
static_assert(is_named<headsup_image::width>("width") && is_named<headsup_image::patches>("patches"));
static_assert(is_named<headsup_image::pixels>("pixels") && is_named<headsup_image::patch_row>("patch_row"));
static_assert(is_named<headsup_image::patch_column>("patch_column") && is_named<headsup_image::pixel_row>("pixel_row"));
static_assert(is_named<headsup_image::pixel_column>("pixel_column"));

// the name of version 0.1
