// Which kernels a rival really uses: its own name for them, and the instruction set, by the coordinator's names.
#pragma once

#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <string>

namespace bench {

struct kernels {
  std::string name;
  std::string instruction_set;  // one of `widths`, or "unknown"
};

inline constexpr char const* widths[] = {"unknown", "baseline", "avx", "avx2", "avx512"};

inline std::string narrower(std::string const& a, std::string const& b) {
  auto const place = [](std::string const& set) { return std::find(std::begin(widths), std::end(widths), set); };
  return place(a) < place(b) ? a : b;
}

/// Of the core for which OpenBLAS chose its kernels.
inline kernels openblas_kernels(std::string const& core) {
  std::string lower = core;
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  auto const is_one_of = [&](std::initializer_list<char const*> cores) {
    return std::find(cores.begin(), cores.end(), lower) != cores.end();
  };
  if (is_one_of({"skylakex", "cooperlake", "sapphirerapids"})) return {core, "avx512"};
  if (is_one_of({"haswell", "zen", "excavator"})) return {core, "avx2"};
  if (is_one_of({"sandybridge", "bulldozer", "piledriver", "steamroller"})) return {core, "avx"};
  return {core, lower == "unknown" ? "unknown" : "baseline"};
}

/// Of oneDNN's dnnl_get_effective_cpu_isa(), each of whose values has the bits of those that it includes.
inline std::string onednn_instruction_set(int isa) {
  constexpr int avx = 0x3, avx2 = 0x7, avx512_core = 0x27;
  auto const includes = [isa](int bits) { return (isa & bits) == bits; };
  return includes(avx512_core) ? "avx512" : includes(avx2) ? "avx2" : includes(avx) ? "avx" : "baseline";
}

}  // namespace bench
