#include <headsup/axes/roles.hpp>
#include <headsup/tensor/view.hpp>

#include <array>
#include <span>
#include <vector>

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

using reading = tensor_view<float const, tokens<2>, d_in<3>>;
using writing = tensor_view<float, tokens<2>, d_in<3>>;
using owning = tensor<float, tokens<2>, d_in<3>>;

// the type: as cheap to pass on as a pointer, and of the tensor's numbers, const or not
static_assert(std::is_trivially_copyable_v<reading> && sizeof(reading) == sizeof(float*));
static_assert(std::is_same_v<reading::scalar, float> && std::is_same_v<writing::scalar, float>);
static_assert(std::is_same_v<reading::axes, owning::axes> && reading::rank == 2 && reading::size() == 6);
static_assert(std::is_same_v<decltype(std::declval<reading>()(0, 0)), float const&>);
static_assert(std::is_same_v<decltype(std::declval<writing const>()(0, 0)), float&>);
static_assert(std::is_same_v<decltype(std::declval<reading>().clone()), owning>);

static_assert(std::is_same_v<decltype(view(std::declval<owning&>())), writing>);
static_assert(std::is_same_v<decltype(view(std::declval<owning const&>())), reading>);

// what every operation takes
static_assert(Tensor<owning> && Tensor<reading> && Tensor<writing const&> && Tensor<owning&&> && Tensor<tensor<int>>);
static_assert(!Tensor<float> && !Tensor<float*> && !Tensor<std::vector<float>> && !Tensor<shape_mistake>);
static_assert(std::is_same_v<axes_of<reading const&>, axes<tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<scalar_of<reading>, float> && std::is_same_v<scalar_of<tensor<int> const&>, int>);

// the values: a pointer, an array, a span, a tensor
constexpr float memory[] = {1, 2, 3, 4, 5, 6, 7};
constexpr std::array<float, 6> array = {1, 2, 3, 4, 5, 6};
constexpr owning numbers{{{1, 2, 3}, {4, 5, 6}}};
constexpr float full_memory[] = {1, 2, 3, 4, 5, 6};
constexpr reading of_pointer(&memory[0]);
constexpr reading of_more(memory);
constexpr reading of_memory(full_memory);
constexpr tensor_view<float const, tokens<dynamic>, d_in<3>> of_rows(full_memory);
constexpr tensor_view<float const, tokens<dynamic>, d_in<dynamic>> of_sizes(full_memory, sized<d_in>(2),
                                                                            sized<tokens>(3));
constexpr reading of_array(array);
constexpr reading of_span(std::span<float const>(memory, 6));
constexpr reading of_tensor = view(numbers);
static_assert(of_pointer(0, 2) == 3 && of_pointer(1, 0) == 4 && of_pointer.data() == memory);
static_assert(of_more(1, 2) == 6 && of_memory(1, 2) == 6 && of_memory.data() == full_memory);
static_assert(of_rows.sizes().of<tokens<dynamic>>() == 2 && of_rows(1, 2) == 6 && of_sizes(2, 1) == 6);
static_assert(of_array(1, 2) == 6 && of_array.data() == array.data());
static_assert(of_span(1, 1) == 5 && of_tensor(1, 1) == 5 && of_tensor.data() == numbers.data());
static_assert(of_pointer.clone() == numbers);

// without axes, and of any element type
constexpr tensor_view<float const> of_number(memory + 6);
static_assert(of_number() == 7 && of_number.clone() == 7);

// unaligned, inside other memory
static_assert(reading(memory + 1)(0, 0) == 2);

// writing through it changes the numbers of their owner
static_assert([] {
  owning x;
  writing const w = view(x);
  w(1, 2) = 7;
  return x(1, 2) == 7 && x(0, 0) == 0;
}());

// and so for memory on the heap
static_assert([] {
  std::array<float, 6> somewhere{};
  writing const w(somewhere);
  w(0, 1) = 3;
  return somewhere[1] == 3 && reading(somewhere)(0, 1) == 3;
}());

// what it refuses: to write where it may only read, another type of number, to come out of nothing
static_assert(std::is_constructible_v<reading, std::vector<float> const&>);
static_assert(!std::is_constructible_v<writing, std::vector<float> const&>);
static_assert(!std::is_constructible_v<writing, float const*> && !std::is_constructible_v<reading, double const*>);
static_assert(!std::is_constructible_v<reading, std::vector<double>> && !std::is_default_constructible_v<reading>);
static_assert(!std::is_convertible_v<float const*, reading>);
static_assert(!std::is_constructible_v<writing, reading>);

// a range of another size, a position outside
constexpr std::array<float, 5> too_short{};
static_assert(Constant<[] { return reading(array); }>);
static_assert(!Constant<[] { return reading(too_short); }>);
static_assert(!Constant<[] { return reading(std::span<float const>(memory)); }>);
static_assert(!Constant<[] { return tensor_view<float const, tokens<dynamic>, d_in<3>>(memory); }>);
static_assert(!Constant<[] { return tensor_view<float const, tokens<dynamic>>(memory, sized<tokens>(8)); }>);
static_assert(Constant<[] { return reading(array)(1, 2); }>);
static_assert(!Constant<[] { return reading(array)(1, 3); }>);

template <class X> concept viewable = requires(X&& x) { view(static_cast<X&&>(x)); };
static_assert(viewable<owning&> && viewable<owning const&> && !viewable<std::vector<float>&>);

// some sizes known at run time only: given by role, taken from the range, or from a tensor or view of the same axes
static_assert([] {
  float const six[]{1, 2, 3, 4, 5, 6};
  tensor_view<float const, tokens<dynamic>, d_in<3>> const given(six, sized<tokens>(1));
  tensor_view<float const, tokens<dynamic>, d_in<3>> const taken(std::span<float const>{six});
  tensor<float, tokens<2>, d_in<3>> const fixed{{{1, 2, 3}, {4, 5, 6}}};
  tensor_view<float const, tokens<dynamic>, d_in<3>> const converted = fixed;
  tensor_view<float const, tokens<dynamic>, d_in<dynamic>> const again = converted;
  return given.size() == 3 && taken.size() == 6 && converted(1, 2) == 6 && again(1, 2) == 6 && taken.clone() == fixed;
}());
static_assert(std::is_same_v<decltype(view(std::declval<tensor<int, tokens<dynamic>> const&>())),
                             tensor_view<int const, tokens<dynamic>>>);
static_assert(std::is_convertible_v<tensor<float, tokens<2>> const&, tensor_view<float const, tokens<dynamic>>>);
static_assert(!std::is_convertible_v<tensor<float, tokens<2>> const&, tensor_view<float, tokens<dynamic>>>);

// a temporary is an argument until the call ends, if the call only reads
template <class View> constexpr int sum_of(View all) {
  int sum = 0;
  for (int each : all) sum += each;
  return sum;
}
using ids_read = tensor_view<int const, tokens<dynamic>>;
static_assert(sum_of<ids_read>(tensor<int, tokens<3>>{{3, 1, 4}}) == 8 &&
              sum_of<ids_read>(tensor<int, tokens<dynamic>>{{5, 6}}) == 11 &&
              sum_of<tensor_view<int const, tokens<3>>>(tensor<int, tokens<3>>{{3, 1, 4}}) == 8);
static_assert(std::is_convertible_v<tensor<int, tokens<3>>, ids_read> &&
              std::is_convertible_v<tensor<int, tokens<3>> const, ids_read> &&
              !std::is_convertible_v<tensor<float, tokens<3>>, ids_read>);

// a temporary view owns nothing either
static_assert([] {
  tensor<int, tokens<dynamic>, d_in<2>> const x{{{1, 2}, {3, 4}}};
  auto const last = [](tensor_view<int const, tokens<dynamic>, d_in<dynamic>> const& any) { return any(1, 1); };
  return last(view(x)) == 4 && last(x) == 4 && last(tensor_view<int const, tokens<2>, d_in<2>>(x.data())) == 4;
}());
