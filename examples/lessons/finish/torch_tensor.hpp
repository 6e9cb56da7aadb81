#pragma once

#include "expect.hpp"

#include <headsup/by_place/sizes.hpp>

#include <concepts>
#include <limits>
#include <utility>

// A tensor of PyTorch, which knows sizes and strides in order, and no names. What PyTorch refuses gives a tensor that
// holds PyTorch's words instead of numbers, which lesson::in_pytorch tells.

namespace pytorch {
inline constexpr int most_axes = 6;
inline constexpr int most_numbers = 128;

using text = headsup::headsup_by_place::torch_words;

constexpr text& say(text& to, int number) {
  if (number < 0) to << "-";
  return to << static_cast<std::size_t>(number < 0 ? -number : number);
}

/// Sizes, strides, or the order of axes.
struct numbers_of_axes {
  int count = 0;
  int each[most_axes]{};

  constexpr numbers_of_axes() = default;
  constexpr numbers_of_axes(int n, std::initializer_list<int> numbers) : count(n) {
    for (int i = 0; i < static_cast<int>(numbers.size()); ++i) each[i] = numbers.begin()[i];
  }
  /// As readings by place have them, whose words are those of these tensors too.
  constexpr explicit numbers_of_axes(headsup::headsup_by_place::sizes const& all) : count(static_cast<int>(all.count)) {
    for (int i = 0; i < count; ++i) each[i] = static_cast<int>(all[static_cast<std::size_t>(i)]);
  }
  constexpr headsup::headsup_by_place::sizes as_sizes() const {
    headsup::headsup_by_place::sizes all;
    for (int i = 0; i < count; ++i) all.push(static_cast<std::size_t>(each[i]));
    return all;
  }

  constexpr int& operator[](int i) { return each[i]; }
  constexpr int operator[](int i) const { return each[i]; }
  constexpr void push(int number) { each[count++] = number; }
  constexpr int product() const {
    int all = 1;
    for (int i = 0; i < count; ++i) all *= each[i];
    return all;
  }
  /// The strides of these sizes where the last axis is the fastest.
  constexpr numbers_of_axes strides() const {
    numbers_of_axes made{count, {}};
    for (int i = count, next = 1; i-- > 0; next *= each[i]) made[i] = next;
    return made;
  }
  constexpr bool operator==(numbers_of_axes const& other) const {
    for (int i = 0; i < count; ++i)
      if (each[i] != other.each[i]) return false;
    return count == other.count;
  }
};

/// As Python prints a list.
constexpr text& say(text& to, numbers_of_axes const& all) {
  to << "[";
  for (int i = 0; i < all.count; ++i) say(to << (i == 0 ? "" : ", "), all[i]);
  return to << "]";
}

/// dim=1, diagonal=1: arguments by keyword, which take a number without it too.
template <int Which> struct argument {
  int value;
  constexpr argument(int number) : value(number) {}
};
template <class Argument> struct keyword {
  constexpr Argument operator=(int number) const { return number; }
};
using along = argument<0>;
using from_diagonal = argument<1>;
using keeping = argument<2>;

class tensor {
 private:
  // First, because Clang needs templates that constants use to be written before those.

  /// Where in memory the number at this position is, or the i-th in the order of printing. A tensor with fewer axes has
  /// the last ones, and an axis of size 1 has one place for all positions.
  constexpr int place(numbers_of_axes const& at) const {
    int found = offset_;
    for (int i = 0; i < sizes_.count; ++i)
      if (sizes_[i] != 1) found += at[at.count - sizes_.count + i] * strides_[i];
    return found;
  }
  constexpr int place(int i) const { return place(position(i)); }

  /// Counts a negative axis from the end.
  constexpr bool wrap(int& axis) {
    int const n = sizes_.count;
    if (axis < -n || axis >= n) {
      text why;
      say(why << "Dimension out of range (expected to be in range of [", -n);
      say(say(why << ", ", n - 1) << "], but got ", axis);
      refused_ = why << ")";
      return false;
    }
    if (axis < 0) axis += n;
    return true;
  }

  /// The strides with which these sizes read the same memory; none if there are no such. As PyTorch's computeStride:
  /// axes that lie in memory as one are cut into new ones, and others are not joined.
  constexpr numbers_of_axes view_strides(numbers_of_axes const& wanted) const {
    numbers_of_axes made{wanted.count, {}};
    int to = wanted.count - 1;
    int from_axes = 1, to_axes = 1;
    int fastest = sizes_.count == 0 ? 1 : strides_[sizes_.count - 1];
    for (int from = sizes_.count; from-- > 0;) {
      from_axes *= sizes_[from];
      bool const goes_on = from != 0 && (sizes_[from - 1] == 1 || strides_[from - 1] == from_axes * fastest);
      if (goes_on) continue;
      for (; to >= 0 && (to_axes < from_axes || wanted[to] == 1); --to) {
        made[to] = to_axes * fastest;
        to_axes *= wanted[to];
      }
      if (to_axes != from_axes) return {};
      if (from > 0) fastest = strides_[from - 1], from_axes = to_axes = 1;
    }
    return to == -1 || sizes_.count == 0 ? made : numbers_of_axes{};
  }

  constexpr tensor read_as(numbers_of_axes wanted, bool may_copy) const {
    if (is_refused()) return *this;
    text why;
    say(why << "shape '", wanted) << "' is invalid for input of size ";
    int rest = 1, open = -1;
    for (int i = 0; i < wanted.count; ++i)
      if (wanted[i] != -1) rest *= wanted[i];
      else open = i;
    if (open >= 0 && rest != 0 && numel() % rest == 0) wanted[open] = numel() / rest;
    if (wanted.product() != numel()) return refuse(say(why, numel()));
    tensor made = *this;
    made.sizes_ = wanted;
    made.strides_ = view_strides(wanted);
    if (made.strides_.count == wanted.count) return made;
    if (may_copy) return contiguous().read_as(wanted, false);
    return refuse(
        text{} << "view size is not compatible with input tensor's size and stride (at least one dimension spans "
               << "across two contiguous subspaces). Use .reshape(...) instead.");
  }

  /// Every number by f(number, row, column).
  template <class F> constexpr tensor map(F f) const {
    if (is_refused()) return *this;
    tensor made(sizes_);
    made.boolean_ = boolean_;
    int const columns = sizes_.count == 0 ? 1 : sizes_[sizes_.count - 1];
    int const rows = sizes_.count < 2 ? 1 : sizes_[sizes_.count - 2];
    for (int i = 0; i < numel(); ++i) made.numbers_[i] = f(number(i), i / columns % rows, i % columns);
    return made;
  }

  /// Every number by f(number, row, column), where the last two axes are rows and columns.
  template <class F> constexpr tensor triangle(F f) const {
    tensor made = *this;
    int rows = -2;
    return is_refused() || !made.wrap(rows) ? made : map(f);
  }

  /// f(place, n) for every row along the axis, where place(i) is its i-th number of n. In the order of printing.
  template <class F> constexpr void for_each_row(int axis, F f) const {
    for (int i = 0; i < numel(); ++i)
      if (position(i)[axis] == 0)
        f([this, axis, first = place(i)](int j) { return first + j * strides_[axis]; }, sizes_[axis]);
  }

  /// f(a, b) of numbers at the same place, counted from the last axis; an axis of size 1, or one that is not there, is
  /// repeated.
  template <class F> static constexpr tensor pairwise(tensor const& a, tensor const& b, F f) {
    if (a.is_refused()) return a;
    if (b.is_refused()) return b;
    auto const fits = headsup::headsup_by_place::broadcast(a.sizes_.as_sizes(), b.sizes_.as_sizes());
    if (!fits.runs()) return a.refuse(fits.stops);
    tensor made{numbers_of_axes(fits.made)};
    if (made.is_refused()) return made;
    for (int i = 0; i < made.numel(); ++i) {
      numbers_of_axes const at = made.position(i);
      made.numbers_[i] = f(a.numbers_[a.place(at)], b.numbers_[b.place(at)]);
    }
    return made;
  }

 public:
  constexpr tensor() = default;
  /// One number without axes.
  constexpr tensor(double number) { numbers_[0] = number; }
  constexpr explicit tensor(numbers_of_axes const& sizes) : sizes_(sizes), strides_(sizes.strides()) {
    if (sizes.product() > most_numbers) refused_ << "a lesson's tensor has at most 128 numbers";
  }

  // What it holds.

  constexpr numbers_of_axes const& sizes() const { return sizes_; }
  constexpr int numel() const { return is_refused() ? 0 : sizes_.product(); }
  constexpr text const& refused() const { return refused_; }
  constexpr bool is_refused() const { return refused_.size() != 0; }
  /// The numbers in the order in which PyTorch prints them.
  constexpr double number(int i) const { return numbers_[place(i)]; }
  /// Where the i-th of them stands, along each axis.
  constexpr numbers_of_axes position(int i) const {
    numbers_of_axes at{sizes_.count, {}};
    for (int axis = at.count; axis-- > 0; i /= sizes_[axis]) at[axis] = i % sizes_[axis];
    return at;
  }
  constexpr void set(int i, double number) { numbers_[place(i)] = number; }
  constexpr tensor operator[](int at) const {
    if (is_refused()) return *this;
    if (sizes_.count == 0) return refuse(text{} << "invalid index of a 0-dim tensor.");
    if (at < -sizes_[0] || at >= sizes_[0]) {
      text why;
      say(say(why << "index ", at) << " is out of bounds for dimension 0 with size ", sizes_[0]);
      return refuse(why);
    }
    if (at < 0) at += sizes_[0];
    tensor made = *this;
    made.offset_ += at * strides_[0];
    made.sizes_.count = made.strides_.count = sizes_.count - 1;
    for (int i = 1; i < sizes_.count; ++i) made.sizes_[i - 1] = sizes_[i], made.strides_[i - 1] = strides_[i];
    return made;
  }

  // The same numbers in memory, read in another way.

  constexpr tensor view(std::integral auto... sizes) const { return read_as({sizeof...(sizes), {sizes...}}, false); }
  constexpr tensor reshape(std::integral auto... sizes) const { return read_as({sizeof...(sizes), {sizes...}}, true); }
  constexpr tensor reshape(numbers_of_axes const& sizes) const { return read_as(sizes, true); }

  constexpr tensor transpose(int a, int b) const {
    tensor made = *this;
    if (is_refused() || !made.wrap(a) || !made.wrap(b)) return made;
    std::swap(made.sizes_[a], made.sizes_[b]);
    std::swap(made.strides_[a], made.strides_[b]);
    return made;
  }

  constexpr tensor swapaxes(int a, int b) const { return transpose(a, b); }

  constexpr tensor permute(std::integral auto... order) const { return permute({sizeof...(order), {order...}}); }
  constexpr tensor permute(numbers_of_axes order) const {
    tensor made = *this;
    if (is_refused()) return made;
    if (order.count != sizes_.count) {
      text why;
      say(why << "permute(sparse_coo): number of dimensions in the tensor input does not match the length of the "
              << "desired ordering of dimensions i.e. input.dim() = ",
          sizes_.count);
      return refuse(say(why << " is not equal to len(dims) = ", order.count));
    }
    for (int i = 0; i < order.count; ++i) {
      if (!made.wrap(order[i])) return made;
      for (int j = 0; j < i; ++j)
        if (order[i] == order[j]) return refuse(text{} << "permute(): duplicate dims are not allowed.");
      made.sizes_[i] = sizes_[order[i]];
      made.strides_[i] = strides_[order[i]];
    }
    return made;
  }

  constexpr tensor unsqueeze(along where) const {
    tensor made = *this;
    ++made.sizes_.count;
    if (is_refused() || !made.wrap(where.value)) return made;
    for (int i = sizes_.count; i > where.value; --i) made.sizes_[i] = sizes_[i - 1];
    made.sizes_[where.value] = 1;
    return reshape(made.sizes_);
  }

  constexpr tensor flatten(int first = 0, int last = -1) const {
    tensor made = *this;
    if (is_refused() || !made.wrap(first) || !made.wrap(last)) return made;
    numbers_of_axes fewer;
    for (int i = 0; i < sizes_.count; ++i)
      if (i > first && i <= last) fewer[fewer.count - 1] *= sizes_[i];
      else fewer.push(sizes_[i]);
    return reshape(fewer);
  }

  // New numbers.

  /// In memory in the order in which they are printed.
  constexpr tensor contiguous() const {
    return map([](double number, int, int) { return number; });
  }

  constexpr tensor softmax(along where) const {
    tensor made = contiguous();
    if (is_refused() || !made.wrap(where.value)) return made;
    made.for_each_row(where.value, [&](auto place, int n) {
      double largest = made.numbers_[place(0)], total = 0;
      for (int i = 1; i < n; ++i) largest = largest < made.numbers_[place(i)] ? made.numbers_[place(i)] : largest;
      bool const all_hidden = largest == -std::numeric_limits<double>::infinity();
      for (int i = 0; i < n && !all_hidden; ++i)
        total += made.numbers_[place(i)] = headsup::headsup_math::exp(made.numbers_[place(i)] - largest);
      for (int i = 0; i < n; ++i)
        made.numbers_[place(i)] =
            all_hidden ? std::numeric_limits<double>::quiet_NaN() : made.numbers_[place(i)] / total;
    });
    return made;
  }

  constexpr tensor sum(along where, keeping keep = 0) const {
    tensor all = contiguous();
    if (is_refused() || !all.wrap(where.value)) return all;
    numbers_of_axes fewer;
    for (int i = 0; i < sizes_.count; ++i)
      if (i != where.value) fewer.push(sizes_[i]);
      else if (keep.value != 0) fewer.push(1);
    tensor made(fewer);
    int at = 0;
    all.for_each_row(where.value, [&](auto place, int n) {
      for (int i = 0; i < n; ++i) made.numbers_[at] += all.numbers_[place(i)];
      ++at;
    });
    return made;
  }

  /// Zeros above the diagonal, and below it.
  constexpr tensor tril(from_diagonal d = 0) const {
    return triangle([d](double number, int row, int column) { return column <= row + d.value ? number : 0; });
  }
  constexpr tensor triu(from_diagonal d = 0) const {
    return triangle([d](double number, int row, int column) { return column >= row + d.value ? number : 0; });
  }

  constexpr tensor masked_fill(tensor const& mask, double filled) const {
    if (is_refused()) return *this;
    if (!mask.is_refused() && !mask.boolean_)
      return refuse(text{} << "masked_fill takes a mask of bool, such as mask == 1");
    return pairwise(mask, *this, [filled](double hidden, double number) { return hidden != 0 ? filled : number; });
  }

  friend constexpr tensor operator+(tensor const& a, tensor const& b) {
    return pairwise(a, b, [](double x, double y) { return x + y; });
  }
  friend constexpr tensor operator-(tensor const& a, tensor const& b) {
    return pairwise(a, b, [](double x, double y) { return x - y; });
  }
  friend constexpr tensor operator*(tensor const& a, tensor const& b) {
    return pairwise(a, b, [](double x, double y) { return x * y; });
  }
  friend constexpr tensor operator/(tensor const& a, tensor const& b) {
    return pairwise(a, b, [](double x, double y) { return x / y; });
  }
  friend constexpr tensor operator==(tensor const& a, tensor const& b) {
    tensor made = pairwise(a, b, [](double x, double y) { return x == y ? 1. : 0.; });
    made.boolean_ = true;
    return made;
  }

  /// As a @ b: the last two axes multiply, and those before them broadcast.
  constexpr tensor matmul(tensor const& b) const {
    if (is_refused()) return *this;
    if (b.is_refused()) return b;
    int const rank = sizes_.count, other = b.sizes_.count;
    if (rank < 2 || other < 2) return refuse(text{} << "a lesson's matmul takes tensors of two axes or more");
    auto const fits = headsup::headsup_by_place::product(sizes_.as_sizes(), b.sizes_.as_sizes());
    if (!fits.runs()) return refuse(fits.stops);
    tensor made{numbers_of_axes(fits.made)};
    if (made.is_refused()) return made;
    int const inner = sizes_[rank - 1];
    for (int i = 0; i < made.numel(); ++i) {
      numbers_of_axes at = made.position(i);
      int const row = at[at.count - 2], column = at[at.count - 1];
      for (int k = 0; k < inner; ++k) {
        at[at.count - 2] = row, at[at.count - 1] = k;
        double const x = numbers_[place(at)];
        at[at.count - 2] = k, at[at.count - 1] = column;
        made.numbers_[i] += x * b.numbers_[b.place(at)];
      }
    }
    return made;
  }

  constexpr tensor refuse(text const& why) const {
    tensor made = *this;
    made.refused_ = why;
    return made;
  }

 private:
  numbers_of_axes sizes_;
  numbers_of_axes strides_;
  int offset_ = 0;
  bool boolean_ = false;
  double numbers_[most_numbers]{};
  text refused_;
};
}  // namespace pytorch
