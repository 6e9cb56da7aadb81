#include <headsup/axes/list.hpp>
#include <headsup/axes/roles.hpp>

using namespace headsup;

using every_role = axes<batch<2>, tokens<2>, keys<2>, heads<2>, head_dim<2>, d_in<2>, d_out<2>, all_heads<2>,
                        context_length<2>, vocab<2>>;

template <template <std::size_t> class Role, std::size_t N>
constexpr bool is_named(char const (&name)[N]) {
  return Role<3>::size == 3 && Role<3>::role::name == fixed_string(name);
}

// the type: sizes do not make another role, and no two roles are one
static_assert(distinct<every_role> && every_role::rank == 10);
static_assert(same_role<tokens<2>, tokens<3>>);

// the values: messages spell each as the code does
static_assert(is_named<batch>("batch") && is_named<tokens>("tokens") && is_named<keys>("keys"));
static_assert(is_named<heads>("heads") && is_named<head_dim>("head_dim") && is_named<all_heads>("all_heads"));
static_assert(is_named<d_in>("d_in") && is_named<d_out>("d_out"));
static_assert(is_named<context_length>("context_length") && is_named<vocab>("vocab"));
