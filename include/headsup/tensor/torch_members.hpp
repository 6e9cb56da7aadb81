#pragma once

#include <headsup/diagnostics/rule.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
/// Members of a PyTorch tensor, and how each is written here. Their list is this namespace.
struct torch_member {
  char const* name;
  char const* fix;
};
namespace member {
// clang-format off
HEADSUP_HIDDEN inline constexpr torch_member
    softmax{"softmax", "softmax<role>(x)"},
    sum{"sum", "sum<role>(x)"},
    mean{"mean", "mean<role>(x)"},
    max{"max", "max<role>(x)"},
    T{"T", "transpose(x), or transpose<role, other_role>(x)"},
    transpose{"transpose", "transpose<role, other_role>(x)"},
    permute{"permute", "reorder<axes<...>>(x)"},
    view{"view", "reshape<...>(x), split<role, ...>(x) or merge<role, ...>(x)"},
    reshape{"reshape", "reshape<...>(x), split<role, ...>(x) or merge<role, ...>(x)"},
    unsqueeze{"unsqueeze", "expand<role<1>>(x)"},
    squeeze{"squeeze", "squeeze<role>(x)"},
    masked_fill{"masked_fill", "masked_fill(x, mask, number)"},
    matmul{"matmul", "matmul(x, y), or contract<role>(x, y)"},
    item{"item", "x(), or x(0) with a position for each axis"},
    to{"to", "to<float>(x)"},
    numel{"numel", "x.size()"},
    dim{"dim", "x.rank"};
// clang-format on
}  // namespace member

/// HU054: what PyTorch writes as a member is a function here, and names its axis.
template <torch_member const& Member, class...> struct is_no_member {
  static constexpr bool value = false;
  static constexpr words say() {
    bool const of_x = Member.fix[0] == 'x';  // numbers and sizes are asked of x itself
    return sentence(headsup_codes::torch_name, Member.name,
                    of_x ? "is written in another way" : "is no member here, but a function, which finds axes by role",
                    Member.fix);
  }
};
}  // namespace headsup_rule

/// Refuses PyTorch's members, for tensors and views.
struct torch_members {
#define HEADSUP_MEMBER(name)                                                                                     \
  constexpr auto name(auto const&... given) const {                                                              \
    static_assert(!HEADSUP_MISTAKE(headsup_rule::is_no_member<headsup_rule::member::name, decltype(given)...>)); \
    return shape_mistake{};                                                                                      \
  }
#include <headsup/diagnostics/torch_members.inl>
};
}  // namespace HEADSUP_NAMESPACE
