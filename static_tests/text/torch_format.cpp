#include <headsup/text/torch_format.hpp>

#include <headsup/core/bounded_text.hpp>

#include <limits>

using namespace headsup::headsup_text;

template <class Scalar>
constexpr bool prints(Scalar const* data, std::size_t const* sizes, std::size_t rank, char const* expected,
                      print_options options) {
  char text[1024]{};
  std::size_t const length = torch_format(nullptr, data, sizes, rank, options);
  if (length >= sizeof text || torch_format(text, data, sizes, rank, options) != length) return false;
  return headsup::same_text(text, expected);
}
template <class Scalar, std::size_t Count, std::size_t Rank>
constexpr bool prints(Scalar const (&data)[Count], std::size_t const (&sizes)[Rank], char const* expected,
                      print_options options = {}) {
  return prints(&data[0], sizes, Rank, expected, options);
}
template <class Scalar> constexpr bool prints(Scalar x, char const* expected) {
  return prints(&x, nullptr, 0, expected, print_options{});
}

constexpr float infinite = std::numeric_limits<float>::infinity();
constexpr float not_a_number = std::numeric_limits<float>::quiet_NaN();

// the type
static_assert(Printable<float> && Printable<double> && Printable<bool> && Printable<std::size_t>);

// the values: every text was printed by PyTorch 1.13.1
static_assert(prints(0.43f, "tensor(0.4300)"));
static_assert(prints(-2.f, "tensor(-2.)"));
static_assert(prints(0.f, "tensor(0.)"));
static_assert(prints(true, "tensor(True)"));
static_assert(prints({1.f, 2.f, -3.f}, {3}, "tensor([ 1.,  2., -3.])"));
static_assert(prints({0.1f, -0.25f, 12.5f}, {3}, "tensor([ 0.1000, -0.2500, 12.5000])"));

// an infinity widens neither kind, and makes no point
static_assert(prints({1.f, infinite, -infinite, not_a_number}, {4}, "tensor([1., inf, -inf, nan])"));
static_assert(prints({0.5f, infinite, -infinite, not_a_number}, {4}, "tensor([0.5000,    inf,   -inf,    nan])"));
static_assert(prints({not_a_number, infinite}, {2}, "tensor([nan, inf])"));
static_assert(prints({0.f, -0.f}, {2}, "tensor([0., -0.])"));

// scientific: a wide spread, a large or a small number
static_assert(prints({1.f, 2000.f}, {2}, "tensor([1.0000e+00, 2.0000e+03])"));
static_assert(prints({1e-5f, 1.f}, {2}, "tensor([1.0000e-05, 1.0000e+00])"));
static_assert(prints({123456789.f}, {1}, "tensor([1.2346e+08])"));
static_assert(prints({99999.f, 100.f}, {2}, "tensor([99999.,   100.])"));

// the other types say what they are
static_assert(prints({0.5, -1.0, 100.0, 0.0}, {2, 2},
                     "tensor([[  0.5000,  -1.0000],\n"
                     "        [100.0000,   0.0000]], dtype=torch.float64)"));
static_assert(prints({1, 2}, {2}, "tensor([1, 2], dtype=torch.int32)"));
static_assert(prints({true, false}, {2}, "tensor([ True, False])"));
static_assert(prints({1LL, -20LL, 300LL, 4LL}, {2, 2},
                     "tensor([[  1, -20],\n"
                     "        [300,   4]])"));
static_assert(prints({std::size_t{1}}, {1}, "tensor([1])"));  // as torch.int64

// higher ranks, with one blank line more for each
static_assert(prints({1.f, 2.f, 3.f, 4.f, 5.f, 6.f, 7.f, 8.f}, {2, 2, 2},
                     "tensor([[[1., 2.],\n"
                     "         [3., 4.]],\n"
                     "\n"
                     "        [[5., 6.],\n"
                     "         [7., 8.]]])"));
static_assert(prints({0.5f, 0.25f}, {1, 2, 1, 1},
                     "tensor([[[[0.5000]],\n"
                     "\n"
                     "         [[0.2500]]]])"));
static_assert(prints({0.5f, 0.25f}, {2, 1, 1, 1},
                     "tensor([[[[0.5000]]],\n"
                     "\n"
                     "\n"
                     "        [[[0.2500]]]])"));

// the options
static_assert(prints({0.125f, 0.375f, 2.5f, 3.5f}, {4},
                     "tensor([0.12, 0.38,\n"
                     "        2.50, 3.50])",
                     {.precision = 2, .line_width = 20}));
static_assert(prints({1LL, 2LL, 3LL, 4LL, 5LL, 6LL, 7LL, 8LL, 9LL}, {3, 3},
                     "tensor([[1,  ..., 3],\n"
                     "        ...,\n"
                     "        [7,  ..., 9]])",
                     {.threshold = 4, .edge_items = 1}));
static_assert(prints({0.5f, 20.f}, {2}, "tensor([5.0000e-01, 2.0000e+01])", {.scientific = scientific_mode::always}));
static_assert(prints({1e-5f, 1.f}, {2}, "tensor([    0.0000,     1.0000])", {.scientific = scientific_mode::never}));

// the cost: as many elements as are ever shown fit the default limits of a constant expression
struct many {
  float data[1000];
};
constexpr many thousandths = [] {
  many numbers{};
  for (int i = 0; i < 1000; ++i) numbers.data[i] = static_cast<float>(i + 1) / 1000;
  return numbers;
}();
constexpr std::size_t ten_rows[] = {10, 100};
static_assert(torch_format(nullptr, thousandths.data, ten_rows, 2) == 9090);

// what it refuses
static_assert(!Printable<long double> && !Printable<char const*>);
