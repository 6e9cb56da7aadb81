// prints: 00100010 11110110 11010100 01001101 11001000 4
// prints: 00011100 1
// prints: 12
// prints: 56781234

#include <bitset>
#include <cstdint>
#include <iostream>

enum class permission : unsigned { none = 0, read = 1, write = 2, run = 4 };
constexpr permission operator|(permission a, permission b) {
  return static_cast<permission>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}
constexpr permission operator&(permission a, permission b) {
  return static_cast<permission>(static_cast<unsigned>(a) & static_cast<unsigned>(b));
}
constexpr permission operator~(permission a) { return static_cast<permission>(7 - static_cast<unsigned>(a)); }
constexpr bool operator!(permission a) { return a == permission::none; }

template <std::size_t N> std::bitset<N> mask(std::size_t first, std::size_t last) {
  std::bitset<N> result;
  for (std::size_t i = first; i < last; ++i) result.set(i);
  return result;
}

int main() {
  std::bitset<8> const a(0b10110010), b("01100110");
  std::cout << (a & b) << ' ' << (a | b) << ' ' << (a ^ b) << ' ' << ~a << ' ' << (a << 2) << ' ' << a.count() << '\n';
  std::cout << mask<8>(2, 5) << ' ' << (mask<8>(0, 4) & a).any() << '\n';
  permission const mine = permission::read | permission::run;
  std::cout << !(mine & permission::write) << static_cast<unsigned>(~mine) << '\n';
  std::uint32_t x = 0x12345678;
  x = (x >> 16) | (x << 16);
  std::cout << std::hex << x << '\n';
}
