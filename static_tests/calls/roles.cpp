#include <headsup/axes/roles.hpp>
#include <headsup/calls/of_types.hpp>
#include <headsup/calls/roles.hpp>

namespace headsup::headsup_calls {
// the constants are the roles of the types
template <template <std::size_t> class Role> constexpr bool is(role_value const& r) {
  return value_of_role<typename Role<1>::role> == r;
}
static_assert(is<batch>(role::batch) && is<tokens>(role::tokens) && is<keys>(role::keys) && is<heads>(role::heads) &&
              is<kv_heads>(role::kv_heads) && is<head_dim>(role::head_dim) && is<all_heads>(role::all_heads) &&
              is<d_in>(role::d_in) && is<d_out>(role::d_out) && is<vocab>(role::vocab) && is<copies>(role::copies) &&
              is<context_length>(role::context_length));

// of one kind
static_assert(kin(role::tokens, role::keys) && kin(role::context_length, role::positions) &&
              kin(role::d_in, role::head_dim) && kin(role::heads, role::kv_heads) &&
              kin(role::all_heads, role::d_out) && kin(role::all_heads, role::heads));
static_assert(mixed_and_compared(role::value_dim, role::key_dim) &&
              mixed_and_compared(role::query_dim, role::value_dim) &&
              !mixed_and_compared(role::query_dim, role::key_dim) && !mixed_and_compared(role::value_dim, role::d_in));
static_assert(!kin(role::tokens, role::d_in) && !kin(role::heads, role::d_in) && !kin(role::batch, role::batch) &&
              !kin(role::vocab, role::d_out));

// one letter more, less or another; two in names of seven letters or more, as they are written
constexpr bool near(char const* a, char const* b) { return nearly(role_named(a), role_named(b)); }
static_assert(near("keys", "key") && near("key", "keys") && near("keys", "kays") && near("d_in", "din") &&
              near("d_in", "d_on"));
static_assert(!near("keys", "ky") && !near("keys", "kyes") && !near("d_in", "d_out") && !near("tokens", "toke"));
static_assert(near("head_dim", "headim") && near("head_dim", "head_dims") && near("channels", "chanels") &&
              near("patches", "patchse"));
static_assert(!near("head_dim", "hdim") && !near("all_heads", "heads") && !near("keys", "keys") && !near("", "ab"));
static_assert(near("context_length", "context_lenght") && !near("context_length", "context"));
constexpr char const* longer = "a_role_with_a_name_of_more_than_forty_letters";
static_assert(!near("a_role_with_a_name_of_more_than_forty_letter", longer));
}  // namespace headsup::headsup_calls
