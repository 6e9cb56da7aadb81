// expect: HU033 operator*=: left holds int, the result float; fix: auto result = left * right
#include <headsup/headsup.hpp>

using namespace headsup;

auto const halves = [] {
  auto ids = arange<int, tokens<6>>();
#ifdef REFUSED
  ids *= 0.5f;
  return ids;
#else
  auto result = ids * 0.5f;
  return result;
#endif
}();
