#include <cstdint>
#include <cstdio>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/print.hpp>
#include <headsup/text/torch_format.hpp>
#include <iterator>
#include <limits>
#include <string>
#include <unistd.h>
#include <vector>

#include "catch.hpp"

using namespace headsup::headsup_text;

namespace {

template <class Scalar>
std::string printed(std::vector<Scalar> const& data, std::vector<std::size_t> const& sizes,
                    print_options options = {}) {
  std::size_t const length = torch_format(nullptr, data.data(), sizes.data(), sizes.size(), options);
  std::string text(length + 1, '#');
  CHECK(torch_format(text.data(), data.data(), sizes.data(), sizes.size(), options) == length);
  CHECK(text.back() == '#');  // nothing after the counted characters
  text.pop_back();
  return text;
}

template <class Scalar> std::vector<Scalar> counted(std::size_t n, Scalar divisor = 1) {
  std::vector<Scalar> data(n);
  for (std::size_t i = 0; i < n; ++i) data[i] = static_cast<Scalar>(static_cast<Scalar>(i) / divisor);
  return data;
}

std::string fixed(double x, std::size_t decimals) {
  std::string text(2000, '#');
  sink to(text.data());
  put_fixed(to, x, decimals);
  text.resize(to.length());
  return text;
}

constexpr float infinite = std::numeric_limits<float>::infinity();
constexpr float not_a_number = std::numeric_limits<float>::quiet_NaN();

constexpr std::size_t two_three_four[] = {2, 3, 4};
constexpr float narrow[] = {0.43f, -1.f / 3, 7,       0.96875f, 2.5f, -0.f,     12.125f, 0.1f,
                            -8.5f, 3.25f,    0.9999f, 0.99995f, 0,    0.5f,     -0.2f,   99,
                            0.1f,  0.2f,     0.3f,    -4,       1,    infinite, -2,      not_a_number};
constexpr float wide[] = {0.43f, -1e-3f, 7,       5e-5f,    2.5f,  -0.f,   12.125f,   1e-4f,
                          -8.5f, 3e-45f, 0.9999f, 0.99995f, 0,     1e-38f, -1,        1e10f,
                          100,   3e-20f, 1e20f,   -0.4f,    1e-8f, 3e38f,  -infinite, not_a_number};

template <auto const& data> std::string compiled() {
  constexpr std::size_t length = torch_format(nullptr, data, two_three_four, 3);
  struct text {
    char characters[length];
  };
  static constexpr text result = [] {
    text blank{};
    torch_format(blank.characters, data, two_three_four, 3);
    return blank;
  }();
  return {result.characters, length};
}

}  // namespace

// Every expected text of the next three tests was printed by PyTorch 1.13.1.

TEST_CASE("a tensor's text is PyTorch's", "[text]") {
  CHECK(printed<float>({0.43f}, {}) == "tensor(0.4300)");
  CHECK(printed<float>({1, 2, -3}, {3}) == "tensor([ 1.,  2., -3.])");
  CHECK(printed<float>({1, infinite, -infinite, not_a_number}, {4}) == "tensor([1., inf, -inf, nan])");
  CHECK(printed<float>({0.5f, infinite, -infinite, not_a_number}, {4}) == "tensor([0.5000,    inf,   -inf,    nan])");
  CHECK(printed<float>({0, -0.f}, {2}) == "tensor([0., -0.])");
  CHECK(printed<float>({1e-5f, 1}, {2}) == "tensor([1.0000e-05, 1.0000e+00])");
  CHECK(printed<float>({0.00015f, 0.1f}, {2}) == "tensor([0.0002, 0.1000])");
  CHECK(printed<float>({99999, 100}, {2}) == "tensor([99999.,   100.])");
  CHECK(printed<double>({0.5, -1, 100, 0}, {2, 2}) ==
        "tensor([[  0.5000,  -1.0000],\n"
        "        [100.0000,   0.0000]], dtype=torch.float64)");
  CHECK(printed<std::int64_t>({1, -20, 300, 4}, {2, 2}) ==
        "tensor([[  1, -20],\n"
        "        [300,   4]])");
  CHECK(printed<std::uint8_t>({7, 255}, {2}) == "tensor([  7, 255], dtype=torch.uint8)");
  CHECK(printed<float>({1, 2, 3, 4, 5, 6, 7, 8}, {2, 2, 2}) ==
        "tensor([[[1., 2.],\n"
        "         [3., 4.]],\n"
        "\n"
        "        [[5., 6.],\n"
        "         [7., 8.]]])");
  CHECK(printed<float>({0.5f, 0.25f}, {1, 2, 1, 1}) ==
        "tensor([[[[0.5000]],\n"
        "\n"
        "         [[0.2500]]]])");
}

TEST_CASE("long lines are wrapped and large tensors summarised as PyTorch does", "[text]") {
  CHECK(printed(counted<std::int64_t>(25), {25}) ==
        "tensor([ 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17,\n"
        "        18, 19, 20, 21, 22, 23, 24])");
  CHECK(printed(counted<double>(12, 8), {12}) ==
        "tensor([0.0000, 0.1250, 0.2500, 0.3750, 0.5000, 0.6250, 0.7500, 0.8750, 1.0000,\n"
        "        1.1250, 1.2500, 1.3750], dtype=torch.float64)");
  CHECK(printed(std::vector<double>(8, 0.5), {8}) ==
        "tensor([0.5000, 0.5000, 0.5000, 0.5000, 0.5000, 0.5000, 0.5000, 0.5000],\n"
        "       dtype=torch.float64)");
  CHECK(printed(counted<float>(1001), {1001}) == "tensor([   0.,    1.,    2.,  ...,  998.,  999., 1000.])");
  CHECK(printed(counted<std::int64_t>(1400), {2, 7, 100}) ==
        "tensor([[[   0,    1,    2,  ...,   97,   98,   99],\n"
        "         [ 100,  101,  102,  ...,  197,  198,  199],\n"
        "         [ 200,  201,  202,  ...,  297,  298,  299],\n"
        "         ...,\n"
        "         [ 400,  401,  402,  ...,  497,  498,  499],\n"
        "         [ 500,  501,  502,  ...,  597,  598,  599],\n"
        "         [ 600,  601,  602,  ...,  697,  698,  699]],\n"
        "\n"
        "        [[ 700,  701,  702,  ...,  797,  798,  799],\n"
        "         [ 800,  801,  802,  ...,  897,  898,  899],\n"
        "         [ 900,  901,  902,  ...,  997,  998,  999],\n"
        "         ...,\n"
        "         [1100, 1101, 1102,  ..., 1197, 1198, 1199],\n"
        "         [1200, 1201, 1202,  ..., 1297, 1298, 1299],\n"
        "         [1300, 1301, 1302,  ..., 1397, 1398, 1399]]])");
}

TEST_CASE("the smallest and the largest numbers are written exactly", "[text]") {
  using f = std::numeric_limits<float>;
  using d = std::numeric_limits<double>;
  CHECK(printed<float>({f::min(), f::max(), f::denorm_min()}, {3}) == "tensor([1.1755e-38, 3.4028e+38, 1.4013e-45])");
  CHECK(printed<double>({d::denorm_min(), d::max()}, {2}) == "tensor([4.9407e-324, 1.7977e+308], dtype=torch.float64)");

  for (double x : {d::max(), d::min(), d::denorm_min(), 0.1, 1e23, 123456789.0625}) {
    for (std::size_t decimals : {0u, 1u, 4u, 9u, 10u, 40u, 1074u, 1100u}) {
      char expected[2000];
      std::snprintf(expected, sizeof expected, "%.*f", static_cast<int>(decimals), x);
      CHECK(fixed(x, decimals) == expected);
    }
  }
}

TEST_CASE("compile time and run time write the same text", "[text]") {
  CHECK(printed<float>({std::begin(narrow), std::end(narrow)}, {2, 3, 4}) == compiled<narrow>());
  CHECK(printed<float>({std::begin(wide), std::end(wide)}, {2, 3, 4}) == compiled<wide>());
}

TEST_CASE("the texts of a tensor become strings, and a number prints as one without axes", "[text]") {
  using headsup::tensor, headsup::tokens, headsup::to_text;
  tensor<std::int64_t, tokens<2>> const x{3, 14};
  std::string all = to_text(x);
  all += " ";
  all += headsup::shape_text(x);
  CHECK(all == "tensor([ 3, 14]) tokens<2>");

  // print writes to the standard output, which is a file meanwhile
  std::FILE* const file = std::tmpfile();
  REQUIRE(file != nullptr);
  std::fflush(stdout);
  int const screen = dup(fileno(stdout));
  dup2(fileno(file), fileno(stdout));
  headsup::print(x(1));
  headsup::print(tensor<float, tokens<1>>{{0.5f}}(0));
  std::fflush(stdout);
  dup2(screen, fileno(stdout));
  close(screen);
  std::rewind(file);
  char written[64] = {};
  std::size_t const count = std::fread(written, 1, sizeof written, file);
  std::fclose(file);
  CHECK(std::string(written, count) == "tensor(14)\ntensor(0.5000)\n");
}
