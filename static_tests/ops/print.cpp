#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/print.hpp>
#include <headsup/ops/softmax.hpp>

#include <cstdint>
#include <ostream>
#include <string>
#include <type_traits>

using namespace headsup;

constexpr tensor<float, tokens<2>, d_in<3>> x{{{0.43f, 0.15f, 0.89f}, {-0.55f, 12.5f, 0}}};
constexpr tensor<float, d_in<3>> row{{1, 2, -3}};

// the type: text that knows how long it can be, and lives in a constant
static_assert(std::is_trivially_copyable_v<decltype(to_text(x))>);

// the values: as PyTorch prints
static_assert(to_text(x) ==
              "tensor([[ 0.4300,  0.1500,  0.8900],\n"
              "        [-0.5500, 12.5000,  0.0000]])");
static_assert(to_text(row) == "tensor([ 1.,  2., -3.])");
static_assert(to_text(tensor<float>{0.5f}) == "tensor(0.5000)");
static_assert(to_text(tensor<std::int64_t, tokens<2>>{{3, 14}}) == "tensor([ 3, 14])");
static_assert(to_text(tensor<bool, tokens<2>>{{true, false}}) == "tensor([ True, False])");
static_assert(to_text(tensor<double, batch<2>, tokens<2>, keys<2>>{{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}}) ==
              "tensor([[[1., 2.],\n"
              "         [3., 4.]],\n"
              "\n"
              "        [[5., 6.],\n"
              "         [7., 8.]]], dtype=torch.float64)");
static_assert(to_text(view(x)) == to_text(x).c_str());
static_assert(to_text(x).size() == 74 && to_text(x).c_str()[73] == ')' && to_text(x).data()[0] == 't');

// a text becomes a string, and a number of a tensor prints as one without axes
static_assert(std::is_convertible_v<decltype(to_text(x)), std::string>);
static_assert(std::is_convertible_v<decltype(shape_text(x)), std::string>);
static_assert(requires {
  print(x(0, 1));
  print(tensor<int, tokens<2>>{3, 14}(1));
});

// a shape in words
static_assert(shape_text(x.sizes()) == "tokens<2>, d_in<3>" && shape_text(softmax<d_in>(x)) == "tokens<2>, d_in<3>");
static_assert(requires(std::ostream& stream) {
  print(x.sizes());
  print(size_text(x));
  stream << x.sizes();
});

// a large one is summarized
static_assert([] {
  tensor<float, tokens<64>, d_in<96>> large;
  return to_text(large).size() < 700;
}());

// the shape, in this library's words and in PyTorch's
static_assert(shape_text(x) == "tokens<2>, d_in<3>" && size_text(x) == "torch.Size([2, 3])");
static_assert(shape_text(tensor<float>{}) == "" && size_text(tensor<float>{}) == "torch.Size([])");
static_assert(shape_text(tensor<float, normalized<keys<1024>>>{}) == "keys<1024>");

// what it refuses: something without a shape
template <class X> concept has_shape_text = requires(X const& y) {
  shape_text(y);
  size_text(y);
};
static_assert(has_shape_text<tensor<float>> && !has_shape_text<float>);
static_assert(std::is_same_v<decltype(shape_text(shape_mistake{})), shape_mistake>);
