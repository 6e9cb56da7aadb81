// The matrix unit of Intel's Xeons since Sapphire Rapids, AMX. Its instructions are written out: compilers' builtins need a
// function that is compiled for them.
//
// Source  Intel, Architecture Instruction Set Extensions, chapter 3

/// The processor's eight tiles, of AMX.
struct amx_tiles {
  /// From here on, so many rows of sums, each of so many pairs, are multiplied; all tiles become 0.
  HEADSUP_INLINE static void shape(std::size_t rows, std::size_t pairs) {
    struct alignas(64) {
      std::uint8_t palette = 1, start_row = 0, reserved[14]{};
      std::uint16_t bytes[16]{};
      std::uint8_t rows[16]{};
    } tiles;
    HEADSUP_UNROLL
    for (std::size_t i = 0; i < 8; ++i) {
      tiles.bytes[i] = static_cast<std::uint16_t>(i / 2 == 2 ? pairs * 4 : 64);
      tiles.rows[i] = static_cast<std::uint8_t>(i / 2 == 3 ? pairs : rows);
    }
    asm volatile("ldtilecfg %0" ::"m"(tiles));
  }
  /// Other code of the thread finds none in use, and no system keeps them for it.
  HEADSUP_INLINE static void release() { asm volatile("tilerelease" ::: "memory"); }

  template <int Tile> HEADSUP_INLINE static void clear() { asm volatile("tilezero %%tmm%c0" ::"i"(Tile)); }
  template <int Tile> HEADSUP_INLINE static void load(float const* from, std::size_t apart) {
    asm volatile("tileloadd (%0,%1,4), %%tmm%c2" ::"r"(from), "r"(apart), "i"(Tile) : "memory");
  }
  template <int Tile> HEADSUP_INLINE static void store(float* to, std::size_t apart) {
    asm volatile("tilestored %%tmm%c2, (%0,%1,4)" ::"r"(to), "r"(apart), "i"(Tile) : "memory");
  }
  /// sums += rows * columns
  template <int Sums, int Rows, int Columns> HEADSUP_INLINE static void add() {
    asm volatile("tdpbf16ps %%tmm%c2, %%tmm%c1, %%tmm%c0" ::"i"(Sums), "i"(Rows), "i"(Columns));
  }
};
