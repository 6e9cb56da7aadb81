// Contiguous rows: softmax and normalisation.

/// The sum of what each(i) gives for i = 0, lanes, 2 lanes … below `whole`, in parts that round less than one long sum.
template <class Each> HEADSUP_INLINE floats sum_in_parts(std::size_t whole, Each each) {
  floats total{};
  for (std::size_t i = 0; i < whole;) {
    floats part{};
    for (std::size_t const end = whole - i < sum_steps * lanes ? whole : i + sum_steps * lanes; i < end; i += lanes)
      part += each(i);
    total += part;
  }
  return total;
}

/// out = exp(x - largest of the row) / sum of the same, for `rows` rows of n numbers, `row` apart. A row with +inf or
/// NaN, or with only -inf, becomes NaN, because inf - inf is NaN.
///
/// - Max error: 4 ulp and that of sums in parts
template <class = void>
inline void softmax(float* out, float const* x, std::size_t rows, std::size_t row, std::size_t n) {
  constexpr float to_powers_of_two = static_cast<float>(powers_of_two_in_e);
  std::size_t const whole = n / lanes * lanes;
  for (std::size_t r = 0; r < rows; ++r, x += row, out += row) {
    floats most = all(-headsup_math::infinity<float>);
    for (std::size_t i = 0; i < whole; i += lanes) most = larger(most, load(x + i));
    float largest = largest_of(most);
    for (std::size_t i = whole; i < n; ++i) largest = largest > x[i] ? largest : x[i];

    // The last few numbers are a register padded with numbers that become 0.
    alignas(64) float last[lanes];
    for (std::size_t i = 0; i < lanes; ++i) last[i] = whole + i < n ? x[whole + i] : -headsup_math::infinity<float>;
    floats total = sum_in_parts(whole, [&](std::size_t i) {
      floats const power = exp2((load(x + i) - largest) * to_powers_of_two);
      store(out + i, power);
      return power;
    });
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

/// out = (x - mean) / sqrt(variance + epsilon) for `rows` rows of n numbers; with `centred` false, the mean is 0. If
/// there are weights, one for each column, this times the weight, and if there are biases, + the bias.
///
/// - Rounding: sums in parts
template <class = void>
inline void normalize(float* out, float const* x, std::size_t rows, std::size_t n, float epsilon, bool centred,
                      float const* weight, float const* bias) {
  std::size_t const whole = n / lanes * lanes;
  float const count = static_cast<float>(n);
  for (std::size_t r = 0; r < rows; ++r, x += n, out += n) {
    float mean = 0;
    if (centred) {
      mean = sum_of(sum_in_parts(whole, [&](std::size_t i) { return load(x + i); }));
      for (std::size_t i = whole; i < n; ++i) mean += x[i];
      mean /= count;
    }
    float variance = sum_of(sum_in_parts(whole, [&](std::size_t i) {
      floats const from_mean = load(x + i) - mean;
      store(out + i, from_mean);
      return from_mean * from_mean;
    }));
    for (std::size_t i = whole; i < n; ++i) {
      out[i] = x[i] - mean;
      variance += out[i] * out[i];
    }
    float const deviation = __builtin_sqrtf(variance / count + epsilon);
    if (weight == nullptr) {
      for (std::size_t i = 0; i < whole; i += lanes) store(out + i, load(out + i) / deviation);
      for (std::size_t i = whole; i < n; ++i) out[i] /= deviation;
    } else if (bias == nullptr) {
      for (std::size_t i = 0; i < whole; i += lanes) store(out + i, load(out + i) / deviation * load(weight + i));
      for (std::size_t i = whole; i < n; ++i) out[i] = out[i] / deviation * weight[i];
    } else {
      for (std::size_t i = 0; i < whole; i += lanes)
        store(out + i, multiply_add(load(out + i) / deviation, load(weight + i), load(bias + i)));
      for (std::size_t i = whole; i < n; ++i) out[i] = out[i] / deviation * weight[i] + bias[i];
    }
  }
}
