// Operations on tensors whose sizes are known at run time: small and large, so that they take kernels or do not.

#include "fuzz/attention_in_double.hpp"
#include "fuzz/normalized.hpp"
#include "fuzz/report.hpp"
#include "machine.hpp"

#include <headsup/axes/roles.hpp>
#include <headsup/ops/contract.hpp>
#include <headsup/ops/matmul.hpp>
#include <headsup/ops/norm.hpp>
#include <headsup/ops/softmax.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/tensor/view.hpp>

namespace fuzz {
namespace {

using namespace headsup;

template <template <std::size_t> class Rows, template <std::size_t> class Columns>
auto matrix_of(numbers const& all, std::size_t rows, std::size_t columns) {
  return tensor_view<float const, Rows<dynamic>, Columns<dynamic>>(all.data(), sized<Rows>(rows),
                                                                   sized<Columns>(columns));
}

// With one thread and with more.
template <class Call>
void check(trial& t, char const* name, std::size_t threads, std::vector<bounded> const& expected, Call call) {
  for (instruction_set which : instruction_sets()) {
    using_instruction_set const used(which);
    std::vector<float> alone;
    for (std::size_t n : {std::size_t{1}, threads}) {
      worker_threads const team(n, oversubscribe::yes);
      t.now(name, ", instruction set ", static_cast<int>(which), ", ", n, " threads");
      auto const y = call();
      if (n == 1) {
        t.expect_near("out", y.data(), expected);
        alone.assign(y.data(), y.data() + y.size());
      } else {
        t.expect_same("out", y.data(), alone.data(), alone.size(), "with one thread");
      }
    }
  }
}

// The rows of a matrix, or its columns, one after the other.
std::vector<bounded> lines_of(numbers const& all, std::size_t rows, std::size_t columns, bool by_columns, auto change) {
  std::vector<bounded> result = exactly(all.data(), rows * columns);
  std::size_t const lines = by_columns ? columns : rows, n = by_columns ? rows : columns;
  std::size_t const line = by_columns ? 1 : columns, step = by_columns ? columns : 1;
  for (std::size_t i = 0; i < lines; ++i) {
    std::vector<bounded> one(n);
    for (std::size_t k = 0; k < n; ++k) one[k] = result[i * line + k * step];
    change(one);
    for (std::size_t k = 0; k < n; ++k) result[i * line + k * step] = one[k];
  }
  return result;
}

}  // namespace

void operations_case(trial& t) {
  random_source& random = t.random;
  std::size_t rows = random.size(300), columns = random.size(300), depth = random.size(600);
  while (rows * columns * depth > t.work) {
    std::size_t& most = rows > columns && rows > depth ? rows : columns > depth ? columns : depth;
    most = (most + 1) / 2;
  }
  std::size_t const threads = random.between(2, 4);
  kind_of_numbers const kind = draw_kind(random);
  t.is("[", rows, ", ", depth, "] and [", columns, ", ", depth, "], spread ", static_cast<int>(kind.how), " x ",
       kind.scale, kind.strange_inputs ? ", strange inputs" : "");
  numbers const x = drawn(random, rows * depth, kind.how, kind.scale, kind.strange_inputs);
  numbers const y = drawn(random, columns * depth, kind.how, 1, kind.strange_weights);
  auto const a = matrix_of<tokens, d_in>(x, rows, depth);
  auto const exact_x = exactly(x.data(), x.size());

  auto const b = matrix_of<keys, d_in>(y, columns, depth);
  check(t, "contract<d_in>", threads, project({y.data(), nullptr, depth, columns, depth, 1}, exact_x),
        [&] { return contract<d_in>(a, b); });
  auto const turned = matrix_of<d_in, keys>(y, depth, columns);
  check(t, "matmul", threads, project({y.data(), nullptr, depth, columns, 1, columns}, exact_x),
        [&] { return matmul(a, turned); });

  // The same numbers as scores, whose keys are the last axis or the first.
  auto const softmax_of_line = [](std::vector<bounded>& line) { weigh(line, line.size()); };
  auto const scores = matrix_of<tokens, keys>(x, rows, depth);
  check(t, "softmax<keys>", threads, lines_of(x, rows, depth, false, softmax_of_line),
        [&] { return softmax<keys>(scores); });
  auto const scores_by_keys = matrix_of<keys, tokens>(x, rows, depth);
  check(t, "softmax<keys>, keys first", threads, lines_of(x, rows, depth, true, softmax_of_line),
        [&] { return softmax<keys>(scores_by_keys); });
  check(t, "layer_norm<d_in>", threads,
        lines_of(x, rows, depth, false, [](std::vector<bounded>& line) { line = normalized(line, 1e-5, true); }),
        [&] { return layer_norm<d_in>(a); });
  check(t, "rms_norm<d_in>", threads,
        lines_of(x, rows, depth, false, [](std::vector<bounded>& line) { line = normalized(line, 1e-5, false); }),
        [&] { return rms_norm<d_in>(a); });
}

}  // namespace fuzz
