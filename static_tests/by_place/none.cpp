#include <headsup/by_place/none.hpp>

#include "numbers.hpp"

namespace {
static_assert(same_text(no_reading<headsup_rule::patchify>, "PyTorch has no such operation"));
static_assert(!IsRead<headsup_rule::patchify, tensor<float, tokens<3>>>);
static_assert(!IsRead<headsup_rule::map, tensor<float, tokens<3>>>);
}  // namespace
