#include <headsup/headsup.hpp>

using namespace headsup;
using namespace headsup_calls;

// each is a row, which a call that is made now asks as a constant does
#define HEADSUP_MEMBER(...) \
  static_assert(&row_now<__VA_ARGS__>() == &row_of<__VA_ARGS__> && row_of<__VA_ARGS__>.rules[0].holds != nullptr);
#include <headsup/layers/rows_in_library.inl>
