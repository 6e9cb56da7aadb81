#include <headsup/kernels/reduce.hpp>

#include <limits>

using namespace headsup;

constexpr float inf = std::numeric_limits<float>::infinity();
constexpr float not_a_number = std::numeric_limits<float>::quiet_NaN();

constexpr float counted[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};

// the values: every remainder of the four strands, in steps of one and of more
static_assert(headsup_kernels::sum(counted, 1, 0) == 0 && headsup_kernels::sum(counted, 1, 1) == 1);
static_assert(headsup_kernels::sum(counted, 1, 3) == 6 && headsup_kernels::sum(counted, 1, 4) == 10);
static_assert(headsup_kernels::sum(counted, 1, 5) == 15 && headsup_kernels::sum(counted, 1, 6) == 21);
static_assert(headsup_kernels::sum(counted, 1, 7) == 28 && headsup_kernels::sum(counted, 1, 8) == 36);
static_assert(headsup_kernels::sum(counted, 1, 11) == 66);
static_assert(headsup_kernels::sum(counted, 2, 6) == 1 + 3 + 5 + 7 + 9 + 11 && headsup_kernels::sum(counted + 1, 5, 2) == 2 + 7);

// The order is that of PyTorch for rows of less than a register: torch.sum prints 5 and 16777216 too.
constexpr float strands[] = {0x1p24f, 1, 1, 1, -0x1p24f, 1, 1};
static_assert(headsup_kernels::sum(strands, 1, 7) == 5);  // one after the other it would be 2
constexpr float left_over[] = {0x1p24f, 1, 0, 0, 1, 1};
static_assert(headsup_kernels::sum(left_over, 1, 6) == 0x1p24f);  // both of what is left over go to the first strand

constexpr int whole[] = {3, -4, 5};
static_assert(headsup_kernels::sum(whole, 1, 3) == 4);

// the largest
constexpr float mixed[] = {-3, 2, -1, 2, 1};
static_assert(headsup_kernels::max(mixed, 1, 5) == 2 && headsup_kernels::max(mixed, 2, 3) == 1 && headsup_kernels::max(mixed, 1, 1) == -3);
static_assert(headsup_kernels::max(whole, 1, 3) == 5);

constexpr float with_infinities[] = {-inf, 1, inf};
static_assert(headsup_kernels::max(with_infinities, 1, 2) == 1 && headsup_kernels::max(with_infinities, 1, 3) == inf);
static_assert(headsup_kernels::max(with_infinities, 1, 1) == -inf);

// one that is not a number decides, wherever it stands
constexpr float first[] = {not_a_number, 1, 2};
constexpr float between[] = {1, not_a_number, 2};
constexpr float last[] = {1, 2, not_a_number};
static_assert(headsup_kernels::max(first, 1, 3) != headsup_kernels::max(first, 1, 3));
static_assert(headsup_kernels::max(between, 1, 3) != headsup_kernels::max(between, 1, 3));
static_assert(headsup_kernels::max(last, 1, 3) != headsup_kernels::max(last, 1, 3));
