// expect: HU051 print: prints one tensor, and no other text; fix: std::puts(text) before print(x)
// advice: std::puts(text) before print(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<5>, keys<5>>();

inline void show() {
#ifdef REFUSED
  print("scores", scores);
#else
  std::puts("scores");
  print(scores);
#endif
}
