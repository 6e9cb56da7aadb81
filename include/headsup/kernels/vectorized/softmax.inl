// Softmax of rows that lie in memory as they are.

/// out = exp(x - largest of the row) / sum of the same, for `rows` rows of n numbers, `row` apart. A row that holds +inf or
/// not-a-number, or nothing but -inf, becomes not-a-number: inf - inf sees to that.
///
/// Max error 4 ulp and n/2 ulp of a sum in `lanes` strands
inline void softmax(float* out, float const* x, std::size_t rows, std::size_t row, std::size_t n) {
  constexpr float to_powers_of_two = 0x1.715476p+0f;
  std::size_t const whole = n / lanes * lanes;
  for (std::size_t r = 0; r < rows; ++r, x += row, out += row) {
    floats most = all(-std::numeric_limits<float>::infinity());
    for (std::size_t i = 0; i < whole; i += lanes) most = larger(most, load(x + i));
    float largest = largest_of(most);
    for (std::size_t i = whole; i < n; ++i) largest = largest > x[i] ? largest : x[i];

    // The last few numbers are a register filled up with what becomes 0.
    alignas(64) float last[lanes];
    for (std::size_t i = 0; i < lanes; ++i)
      last[i] = whole + i < n ? x[whole + i] : -std::numeric_limits<float>::infinity();
    floats total{};
    for (std::size_t i = 0; i < whole; i += lanes) {
      floats const power = exp2((load(x + i) - largest) * to_powers_of_two);
      total += power;
      store(out + i, power);
    }
    if (whole < n) {
      floats const power = exp2((load(last) - largest) * to_powers_of_two);
      total += power;
      store(last, power);
    }
    float const sum = sum_of(total);
    for (std::size_t i = 0; i < whole; i += lanes) store(out + i, load(out + i) / sum);
    for (std::size_t i = whole; i < n; ++i) out[i] = last[i - whole] / sum;
  }
}
