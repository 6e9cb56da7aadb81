// prints: 5385 5385 44
// prints: 1145
// prints: 90 5 1
// prints: 250 500000
// prints: 14 -14

#include <chrono>
#include <iostream>

using namespace std::chrono_literals;

struct stopwatch {
  std::chrono::steady_clock::time_point start{};
  auto after(std::chrono::milliseconds ms) const { return start + ms; }
};

template <class Duration> constexpr double seconds(Duration d) {
  return std::chrono::duration<double>(d).count();
}

int main() {
  auto const lesson = 1h + 30min - 15s;
  std::cout << lesson.count() << ' ' << seconds(lesson) << ' ' << lesson / 2min << '\n';
  std::cout << (lesson > 5000s) << (90min == 1h + 30min) << (lesson % 60s).count() << '\n';
  std::cout << std::chrono::round<std::chrono::minutes>(lesson).count() << ' ' << abs(-5s).count() << ' '
            << floor<std::chrono::hours>(lesson).count() << '\n';
  stopwatch const watch;
  std::cout << (watch.after(250ms) - watch.start) / 1ms << ' ' << 2 * 250ms / 1us << '\n';
  auto rest = 10s;
  rest -= 3s;
  rest *= 2;
  std::cout << rest.count() << ' ' << -rest.count() << '\n';
}
