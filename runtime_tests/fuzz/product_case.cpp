// Products of rows with a matrix, softmax and normalisation by the kernels, with run-time sizes.

#include "fuzz/attention_in_double.hpp"
#include "fuzz/normalized.hpp"
#include "fuzz/panels.hpp"
#include "fuzz/report.hpp"
#include "machine.hpp"

#include <headsup/kernels/vectorized.hpp>
#include <headsup/parallel/worker_threads.hpp>

namespace fuzz {
namespace {
using headsup::bfloat16;
using headsup::instruction_set;
namespace kernels = headsup::headsup_kernels;
}  // namespace

void product_case(trial& t) {
  random_source& random = t.random;
  // Sequences of rows whose sums go to heads, in memory that is larger; one of each is a plain matrix.
  std::size_t sequences = random.one_in(2) ? 1 : random.between(1, 4), rows = random.size(300);
  std::size_t groups = random.one_in(2) ? 1 : random.between(1, 5), width = random.size(300);
  std::size_t depth = random.one_in(4) ? random.size(2100) : random.size(200);
  while (sequences * rows * groups * width * depth > t.work) {
    std::size_t* most = &rows;
    for (std::size_t* each : {&sequences, &groups, &width, &depth})
      if (*each > *most) most = each;
    *most = (*most + 1) / 2;
  }
  std::size_t const columns = groups * width, all_rows = sequences * rows;
  std::size_t const in_row = depth + (random.one_in(2) ? 0 : random.below(9));
  std::size_t const row = width + (random.one_in(2) ? 0 : random.below(9)), group = (rows + random.below(3)) * row;
  kind_of_numbers const kind = draw_kind(random);
  numbers const in = drawn(random, (all_rows - 1) * in_row + depth, kind.how, kind.scale, kind.strange_inputs);
  numbers const weight = drawn(random, columns * depth, spread::even, 1, kind.strange_weights);
  numbers const bias = drawn(random, random.one_in(2) ? 0 : columns, spread::even, 1, false);
  float const* const bias_data = bias.size() == 0 ? nullptr : bias.data();
  bool const turned = random.one_in(3), packed = random.one_in(2), rounded = packed && random.one_in(2);
  projection map{weight.data(), bias_data, depth, columns, turned ? 1 : depth, turned ? columns : 1};
  t.is(sequences, " x ", rows, " rows of ", depth, " (", in_row, "), to ", groups, " x ", width, " columns (", row,
       "), ",
       rounded  ? "packed as bfloat16"
       : packed ? "packed"
       : turned ? "by columns"
                : "by rows",
       bias_data == nullptr ? "" : ", bias", ", spread ", static_cast<int>(kind.how),
       kind.strange_inputs ? ", strange inputs" : "", kind.strange_weights ? ", strange weights" : "");

  std::vector<bounded> x;
  for (std::size_t r = 0; r < all_rows; ++r) {
    auto const one = exactly(in.data() + r * in_row, depth);
    x.insert(x.end(), one.begin(), one.end());
  }
  kernels::matrix const plain{.numbers = map.weight,
                              .column = map.column,
                              .step = map.step,
                              .bias = bias_data,
                              .columns = columns,
                              .depth = depth};
  numbers narrow_weight = weight;
  round_to_bfloat16(narrow_weight.data(), narrow_weight.size());
  if (rounded) map.weight = narrow_weight.data();
  auto const expected = project(map, x);
  std::size_t const size = (sequences * groups - 1) * group + (rows - 1) * row + width;
  std::size_t const threads = random.between(2, 4), before = random.below(4);
  for (instruction_set which : instruction_sets()) {
    panels_of<float> wide;
    panels_of<bfloat16> narrow;
    kernels::matrix const m = packed && !rounded ? wide.of(which, plain) : plain;
    auto const rounded_m = rounded ? narrow.of(which, plain) : kernels::matrix_of<bfloat16>{};
    guarded alone(size, before), shared(size, before);
    for (guarded* out : {&alone, &shared}) {
      std::size_t const n = out == &alone ? 1 : threads;
      headsup::worker_threads const team(n, headsup::oversubscribe::yes);
      t.now("instruction set ", static_cast<int>(which), ", ", n, " threads");
      kernels::destination const to{out->data(), row, rows, groups * group, width, group};
      if (rounded) kernels::multiply(which, in.data(), in_row, all_rows, rounded_m, to);
      else kernels::multiply(which, in.data(), in_row, all_rows, m, to);
      out->expect_untouched(t);
    }
    std::vector<bool> written(size);
    for (std::size_t r = 0; r < all_rows; ++r)
      for (std::size_t c = 0; c < columns; ++c) {
        std::size_t const at = (r / rows * groups + c / width) * group + r % rows * row + c % width;
        written[at] = true;
        t.expect_near("out", at, alone.data()[at], expected[r * columns + c]);
      }
    for (std::size_t i = 0; i < size; ++i)
      if (!written[i] && alone.is_written(i)) t.fails("out[", i, "] is written between the sums");
    t.expect_same("out", shared.data(), alone.data(), size, "with one thread");
  }
}

void rows_case(trial& t) {
  random_source& random = t.random;
  std::size_t rows = random.size(40), n = random.one_in(5) ? random.size(5000) : random.size(300);
  while (rows * n * 8 > t.work) (rows > n ? rows : n) /= 2;
  std::size_t const row = n + (random.one_in(2) ? 0 : random.below(9));
  kind_of_numbers const kind = draw_kind(random);
  bool const centred = random.one_in(2);
  t.is(rows, " rows of ", n, " (", row, ")", centred ? ", centred" : "", ", spread ", static_cast<int>(kind.how), " x ",
       kind.scale, kind.strange_inputs ? ", strange inputs" : "");
  numbers const x = drawn(random, (rows - 1) * row + n, kind.how, kind.scale, kind.strange_inputs);
  numbers const dense = drawn(random, rows * n, kind.how, kind.scale, kind.strange_inputs);
  for (instruction_set which : instruction_sets()) {
    guarded weights(x.size(), rows % 4), normal(rows * n, n % 4);
    t.now("instruction set ", static_cast<int>(which));
    headsup::headsup_kernels::softmax(which, weights.data(), x.data(), rows, row, n);
    weights.expect_untouched(t);
    headsup::headsup_kernels::normalize(which, normal.data(), dense.data(), rows, n, 1e-5f, centred);
    normal.expect_untouched(t);
    for (std::size_t r = 0; r < rows; ++r) {
      auto expected = exactly(x.data() + r * row, n);
      weigh(expected, n);
      t.expect_near("softmax", weights.data() + r * row, expected);
      t.expect_near("normalize", normal.data() + r * n, normalized(exactly(dense.data() + r * n, n), 1e-5f, centred));
      for (std::size_t i = n; i < row && r + 1 < rows; ++i)
        if (weights.is_written(r * row + i)) t.fails("softmax writes between rows");
    }
  }
}

}  // namespace fuzz
