#pragma once

#include <headsup/math/bfloat16.hpp>

#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

namespace HEADSUP_NAMESPACE {
static_assert(std::endian::native == std::endian::little, "files of numbers are little-endian");

/// How a file stores a number.
enum class number_type : unsigned char { f64, f32, f16, bf16, i64, i32, i16, i8, u64, u32, u16, u8, boolean, unknown };

namespace headsup_detail {
struct number_words {
  char const* safetensors;
  char const* npy;
  std::size_t bytes;
  char const* torch;  // the member that makes such numbers
};
/// By number_type. An npy says the order of bytes too; numpy has no bfloat16.
// clang-format off
inline constexpr number_words number_types[] = {
    {"F64", "<f8", 8, "double"}, {"F32", "<f4", 4, "float"}, {"F16", "<f2", 2, "half"}, {"BF16", "", 2, "bfloat16"},
    {"I64", "<i8", 8, "long"}, {"I32", "<i4", 4, "int"}, {"I16", "<i2", 2, "short"}, {"I8", "|i1", 1, "char"},
    {"U64", "<u8", 8, ""}, {"U32", "<u4", 4, ""}, {"U16", "<u2", 2, ""}, {"U8", "|u1", 1, "byte"},
    {"BOOL", "|b1", 1, "bool"}, {"another type", "", 0, ""}};
// clang-format on
constexpr number_words const& words_of_type(number_type type) { return number_types[static_cast<std::size_t>(type)]; }

/// The type that a kind of file calls so.
constexpr number_type type_named(std::string_view name, char const* number_words::*of_file) {
  std::size_t type = 0;
  while (type < static_cast<std::size_t>(number_type::unknown) && name != number_types[type].*of_file) ++type;
  return static_cast<number_type>(type);
}

/// The type of a Scalar in memory.
template <class Scalar> inline constexpr number_type type_of = [] {
  constexpr number_type with_sign[] = {number_type::i8, number_type::i16, number_type::i32, number_type::i64},
                        without[] = {number_type::u8, number_type::u16, number_type::u32, number_type::u64};
  if constexpr (!std::is_integral_v<Scalar> || sizeof(Scalar) > 8) return number_type::unknown;
  else return (std::is_signed_v<Scalar> ? with_sign : without)[std::bit_width(sizeof(Scalar)) - 1];
}();
template <> inline constexpr number_type type_of<double> = number_type::f64;
template <> inline constexpr number_type type_of<float> = number_type::f32;
template <> inline constexpr number_type type_of<bfloat16> = number_type::bf16;
template <> inline constexpr number_type type_of<bool> = number_type::boolean;

/// IEEE's half in 16 bits: each is a float.
constexpr float half_as_float(std::uint16_t bits) {
  std::uint32_t const sign = (bits & 0x8000u) << 16, exponent = bits >> 10 & 0x1fu, fraction = bits & 0x3ffu;
  if (exponent == 0) {
    float const magnitude = static_cast<float>(fraction) * 0x1p-24f;
    return __builtin_bit_cast(float, __builtin_bit_cast(std::uint32_t, magnitude) | sign);
  }
  std::uint32_t const wide = exponent == 0x1f ? 0xff : exponent + 112;
  return __builtin_bit_cast(float, sign | wide << 23 | fraction << 13);
}

/// Whether each number of that type is one of Scalar, or rounds to one as bfloat16 is meant to.
template <class Scalar> constexpr bool takes_type(number_type type) {
  constexpr bool of_floats = std::is_same_v<Scalar, float> || std::is_same_v<Scalar, bfloat16>;
  if (type == number_type::f32 || type == number_type::bf16 || type == number_type::f16)
    return of_floats || (std::is_same_v<Scalar, double>);
  return type == type_of<Scalar> || (std::is_same_v<Scalar, std::int64_t> && type == number_type::i32);
}

/// The numbers of `from`, n of them of that type, as Scalar. takes_type<Scalar>(type) holds.
template <class Scalar> void convert_numbers(Scalar* to, unsigned char const* from, std::size_t n, number_type type) {
  auto const each = [&]<class Stored>(Stored, auto const& made) {
    for (std::size_t i = 0; i < n; ++i) {
      Stored one;
      std::memcpy(&one, from + i * sizeof one, sizeof one);
      to[i] = made(one);
    }
  };
  if constexpr (std::is_integral_v<Scalar>) {
    if (type == number_type::i32) each(std::int32_t{}, [](std::int32_t x) { return static_cast<Scalar>(x); });
    else each(Scalar{}, [](Scalar x) { return x; });
  } else {
    if (type == number_type::f16) each(std::uint16_t{}, [](std::uint16_t x) { return Scalar(half_as_float(x)); });
    else if (type == number_type::bf16)
      each(std::uint16_t{}, [](std::uint16_t x) { return Scalar(static_cast<float>(bfloat16::from_bits(x))); });
    else each(float{}, [](float x) { return Scalar(x); });
  }
}

/// Numbers of one type in memory, which those of files become.
struct numbers_in_memory {
  number_type type;
  std::size_t bytes;
  bool (*takes)(number_type);
  void (*convert)(void* to, unsigned char const* from, std::size_t n, number_type type);
};
template <class Scalar>
HEADSUP_HIDDEN inline constexpr numbers_in_memory numbers_of{
    type_of<Scalar>, sizeof(Scalar), takes_type<Scalar>,
    [](void* to, unsigned char const* from, std::size_t n, number_type type) {
      convert_numbers(static_cast<Scalar*>(to), from, n, type);
    }};
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
