#pragma once

#include <headsup/math/exp.hpp>
#include <headsup/math/log.hpp>
#include <headsup/math/sqrt.hpp>

#include <array>
#include <cstdint>

// How people see colours, given as 0xRRGGBB.
namespace sight {
using namespace headsup;
using numbers = std::array<double, 3>;

constexpr double power(double x, double exponent) {
  return x <= 0 ? 0 : headsup_math::exp(exponent * headsup_math::log(x));
}

/// Red, green and blue light of a colour on an sRGB screen, each from 0 to 1.
constexpr numbers light_of(std::uint32_t colour) {
  numbers light{};
  for (int i = 0; i < 3; ++i) {
    double const c = (colour >> (16 - 8 * i) & 0xFF) / 255.0;
    light[static_cast<std::size_t>(i)] = c <= 0.04045 ? c / 12.92 : power((c + 0.055) / 1.055, 2.4);
  }
  return light;
}

constexpr double luminance(std::uint32_t colour) {
  auto const [red, green, blue] = light_of(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/// WCAG 2.1, "contrast ratio".
constexpr double contrast(std::uint32_t colour, std::uint32_t other) {
  double const a = luminance(colour) + 0.05;
  double const b = luminance(other) + 0.05;
  return a > b ? a / b : b / a;
}

// How eyes without one of the three cones see light: Machado, Oliveira, Fernandes, "A Physiologically-based Model for
// Simulation of Color Vision Deficiency" (2009), severity 1.
inline constexpr double eyes[4][3][3] = {
    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

/// CIE L*a*b* of what such eyes see.
constexpr numbers seen(std::uint32_t colour, double const (&eye)[3][3]) {
  numbers const light = light_of(colour);
  numbers rgb{};
  for (std::size_t i = 0; i < 3; ++i) {
    double const sum = eye[i][0] * light[0] + eye[i][1] * light[1] + eye[i][2] * light[2];
    rgb[i] = sum < 0 ? 0 : sum > 1 ? 1 : sum;
  }
  auto const f = [](double t) { return t > 0.008856 ? power(t, 1.0 / 3) : 7.787 * t + 16.0 / 116; };
  double const x = f((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.95047);
  double const y = f(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
  double const z = f((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

constexpr double distance(numbers const& a, numbers const& b) {
  double sum = 0;
  for (std::size_t i = 0; i < 3; ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
  return headsup_math::sqrt(sum);
}

}  // namespace sight
