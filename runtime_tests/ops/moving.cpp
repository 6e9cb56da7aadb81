#include <headsup/headsup.hpp>

#include "catch.hpp"

#include <cstddef>
#include <utility>
#include <vector>

using namespace headsup;

namespace {

// Numbers with sizes known at run time, and on them what the operations do, in plain loops over positions.
struct array {
  std::vector<std::size_t> sizes;
  std::vector<float> numbers;

  bool operator==(array const&) const = default;
};

template <class X> array array_of(X const& x) {
  return []<class... As>(axes<As...>, X const& each) {
    return array{{As::size...}, {each.data(), each.data() + each.size()}};
  }(axes_of<X>{}, x);
}

std::size_t count(std::vector<std::size_t> const& sizes) {
  std::size_t n = 1;
  for (std::size_t size : sizes) n *= size;
  return n;
}

// The next position of a row-major array.
void step(std::vector<std::size_t>& position, std::vector<std::size_t> const& sizes) {
  for (std::size_t d = sizes.size(); d-- > 0;) {
    if (++position[d] < sizes[d]) return;
    position[d] = 0;
  }
}

float at(array const& x, std::vector<std::size_t> const& position) {
  std::size_t place = 0;
  for (std::size_t d = 0; d < x.sizes.size(); ++d) place = place * x.sizes[d] + position[d];
  return x.numbers[place];
}

// An array of these sizes whose numbers f computes from their positions.
template <class F> array made(std::vector<std::size_t> const& sizes, F f) {
  array result{sizes, {}};
  std::vector<std::size_t> position(sizes.size());
  for (std::size_t i = 0; i < count(sizes); ++i) {
    result.numbers.push_back(f(position));
    step(position, sizes);
  }
  return result;
}

// Axis order[d] of x as axis d.
array permuted(array const& x, std::vector<std::size_t> const& order) {
  std::vector<std::size_t> sizes;
  for (std::size_t d : order) sizes.push_back(x.sizes[d]);
  return made(sizes, [&](std::vector<std::size_t> const& position) {
    std::vector<std::size_t> from(order.size());
    for (std::size_t d = 0; d < order.size(); ++d) from[order[d]] = position[d];
    return at(x, from);
  });
}

array part(array const& x, std::size_t axis, std::size_t first, std::size_t n) {
  auto sizes = x.sizes;
  sizes[axis] = n;
  return made(sizes, [&](std::vector<std::size_t> position) {
    position[axis] += first;
    return at(x, position);
  });
}

array joined(array const& x, array const& y, std::size_t axis) {
  auto sizes = x.sizes;
  sizes[axis] += y.sizes[axis];
  return made(sizes, [&](std::vector<std::size_t> position) {
    if (position[axis] < x.sizes[axis]) return at(x, position);
    position[axis] -= x.sizes[axis];
    return at(y, position);
  });
}

array reshaped(array x, std::vector<std::size_t> sizes) {
  x.sizes = std::move(sizes);
  return x;
}

array without_axis(array x, std::size_t axis) {
  x.sizes.erase(x.sizes.begin() + static_cast<std::ptrdiff_t>(axis));
  return x;
}

// All numbers are different, so that a wrong one is detected.
template <Axis... As> tensor<float, As...> counted(float first = 0) {
  tensor<float, As...> x(headsup_detail::uninitialized);
  for (std::size_t i = 0; i < x.size(); ++i) x.data()[i] = first + static_cast<float>(i);
  return x;
}

// Four different sizes, of which one is 1, and some are not far from the width of a vector register.
template <std::size_t B, std::size_t H, std::size_t T, std::size_t D> struct shape {};

template <class F> void for_each_shape(F f) {
  f(shape<2, 3, 5, 7>{});
  f(shape<1, 3, 17, 2>{});
  f(shape<3, 1, 16, 15>{});
  f(shape<15, 2, 1, 16>{});
  f(shape<2, 17, 3, 1>{});
  f(shape<1, 2, 3, 33>{});
}

}  // namespace

TEST_CASE("moving: transposing moves every number, and twice moves it back", "[ops]") {
  for_each_shape([]<std::size_t B, std::size_t H, std::size_t T, std::size_t D>(shape<B, H, T, D>) {
    auto const x = counted<batch<B>, heads<H>, tokens<T>, head_dim<D>>();
    auto const expected = array_of(x);
    INFO(shape_text(x).c_str());

    auto const turned = transpose<heads, tokens>(x);
    CHECK((array_of(turned) == permuted(expected, {0, 2, 1, 3})));
    CHECK((array_of(transpose<head_dim, batch>(x)) == permuted(expected, {3, 1, 2, 0})));
    CHECK((transpose<heads, tokens>(turned) == x));

    auto const around = reorder<axes<tokens<T>, head_dim<D>, batch<B>, heads<H>>>(x);
    CHECK((array_of(around) == permuted(expected, {2, 3, 0, 1})));
    CHECK((reorder<axes_of<decltype(x)>>(around) == x));
  });
  auto const matrix = counted<tokens<33>, d_in<17>>();
  CHECK(array_of(transpose(matrix)) == permuted(array_of(matrix), {1, 0}));
  CHECK(transpose<tokens, d_in>(matrix) == transpose(matrix));
  CHECK(transpose<tokens, tokens>(matrix) == matrix);
}

TEST_CASE("moving: splitting and merging read the same numbers with other sizes", "[ops]") {
  for_each_shape([]<std::size_t B, std::size_t H, std::size_t T, std::size_t D>(shape<B, H, T, D>) {
    auto const x = counted<batch<B>, tokens<T>, d_out<H * D>>();
    INFO(shape_text(x).c_str());
    auto const parts = split<d_out, heads<H>, head_dim<D>>(x);
    CHECK((array_of(parts) == reshaped(array_of(x), {B, T, H, D})));

    auto const turned = transpose<tokens, heads>(parts);
    auto const back = merge<d_out, heads, head_dim>(transpose<heads, tokens>(turned));
    CHECK((array_of(back) == array_of(x)));
    CHECK((array_of(merge<all_heads, heads, tokens, head_dim>(turned)) ==
           reshaped(permuted(array_of(parts), {0, 2, 1, 3}), {B, H * T * D})));
    CHECK((split<d_out, heads<H>, head_dim<D>>(back) == parts));
    CHECK((array_of(rename<tokens, keys>(back)) == array_of(x)));
  });
}

TEST_CASE("moving: parts joined again give the whole", "[ops]") {
  for_each_shape([]<std::size_t B, std::size_t H, std::size_t T, std::size_t D>(shape<B, H, T, D>) {
    auto const x = counted<batch<B>, tokens<T>, d_in<D>>();
    auto const y = counted<batch<B>, tokens<H>, d_in<D>>(10000);
    INFO(shape_text(x).c_str());

    auto const both = concat<tokens>(x, y);
    CHECK((array_of(both) == joined(array_of(x), array_of(y), 1)));
    CHECK((slice<tokens<T>>(both, 0) == x));
    CHECK((slice<tokens<H>>(both, T) == y));

    auto const z = counted<batch<B>, tokens<T>, d_in<D>>(20000);
    CHECK((array_of(concat<batch>(x, z)) == joined(array_of(x), array_of(z), 0)));
    CHECK((array_of(concat<d_in>(x, z)) == joined(array_of(x), array_of(z), 2)));

    auto const stacked = stack<heads>(x, z);
    CHECK((array_of(stacked) == joined(reshaped(array_of(x), {1, B, T, D}), reshaped(array_of(z), {1, B, T, D}), 0)));
    CHECK((take<heads>(stacked, 0) == x));
    CHECK((take<heads>(stacked, 1) == z));
  });
  auto const x = counted<tokens<3>, d_in<17>>(), z = counted<tokens<3>, d_in<17>>(100);
  auto const y = counted<tokens<15>, d_in<17>>(200);
  CHECK(concat<tokens>(x, y, z) == concat<tokens>(concat<tokens>(x, y), z));
  CHECK(concat<tokens>(y) == y);
  CHECK(take<batch>(stack<batch>(x, z, x), 1) == z);
}

TEST_CASE("moving: take and slice give every part", "[ops]") {
  for_each_shape([]<std::size_t B, std::size_t H, std::size_t T, std::size_t D>(shape<B, H, T, D>) {
    auto const x = counted<batch<B>, tokens<T>, d_in<D>>();
    auto const all = array_of(x);
    INFO(shape_text(x).c_str());
    bool same = true;
    for (std::size_t i = 0; i < B; ++i)
      same = same && array_of(take<batch>(x, i)) == without_axis(part(all, 0, i, 1), 0);
    for (std::size_t i = 0; i < T; ++i)
      same = same && array_of(take<tokens>(x, i)) == without_axis(part(all, 1, i, 1), 1);
    for (std::size_t i = 0; i < D; ++i)
      same = same && array_of(take<d_in>(x, i)) == without_axis(part(all, 2, i, 1), 2);
    CHECK(same);

    constexpr std::size_t t = (T + 1) / 2, d = (D + 1) / 2;
    for (std::size_t i = 0; i <= T - t; ++i) same = same && array_of(slice<tokens<t>>(x, i)) == part(all, 1, i, t);
    for (std::size_t i = 0; i <= D - d; ++i) same = same && array_of(slice<d_in<d>>(x, i)) == part(all, 2, i, d);
    CHECK(same);
    CHECK((slice<tokens<T>>(x, 0) == x));
  });
}

TEST_CASE("moving: expanding repeats the whole along new leading axes", "[ops]") {
  auto const x = counted<tokens<3>, d_in<17>>();
  CHECK(array_of(expand<batch<2>, heads<5>>(x)) ==
        made({2, 5, 3, 17}, [&](std::vector<std::size_t> const& p) { return x(p[2], p[3]); }));
  CHECK(take<batch>(expand<batch<4>>(x), 3) == x);
}
