#include <headsup/headsup.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

// the type: what knows more of its numbers derives from the tensor over the plain axes, and takes no more space
using weights = tensor<float, tokens<6>, normalized<keys<6>>>;
using plain = tensor<float, tokens<6>, keys<6>>;
using large_weights = tensor<float, tokens<256>, normalized<keys<256>>>;
static_assert(std::is_base_of_v<plain, weights> &&
              std::is_same_v<axes_of<weights>, axes<tokens<6>, normalized<keys<6>>>>);
static_assert(sizeof(weights) == sizeof(plain) && std::is_trivially_copyable_v<weights>);
static_assert(sizeof(large_weights) == sizeof(float*) && std::is_nothrow_move_constructible_v<large_weights>);
static_assert(std::is_same_v<decltype(std::declval<weights const&>().clone()), weights>);
static_assert(
    std::is_same_v<decltype(view(std::declval<weights&>())), tensor_view<float, tokens<6>, normalized<keys<6>>>>);

static_assert(std::is_same_v<plain_axis<keys<6>>, keys<6>> && !annotated<keys<6>>);
static_assert(std::is_same_v<plain_axis<normalized<lower_triangle<keys<6>, tokens<6>, 0>>>, keys<6>>);
static_assert(std::is_same_v<plain_axis<normalized_on_average<merged<keys<6>, heads<2>, head_dim<3>>>>, keys<6>>);
static_assert(annotated<upper_triangle<keys<6>, tokens<6>, 1>> && annotated<merged<keys<6>, heads<2>, head_dim<3>>>);

// the values: functions over plain axes deduce the sizes, by reference and by value
template <std::size_t N> constexpr std::size_t by_reference(tensor<float, tokens<N>, keys<N>> const& x) {
  return x(0, N - 1) >= 0 ? N : 0;
}
template <std::size_t N> constexpr std::size_t by_value(tensor<float, tokens<N>, keys<N>> x) {
  return x(0, N - 1) >= 0 ? N : 0;
}
template <std::size_t N, std::size_t D> constexpr std::size_t features(tensor<float, tokens<N>, all_heads<D>> const&) {
  return D;
}

constexpr auto scores = zeros<float, tokens<6>, keys<6>>();
constexpr auto softened = softmax<keys>(scores);
constexpr auto joined = merge<all_heads, heads, head_dim>(zeros<float, tokens<2>, heads<2>, head_dim<3>>());
static_assert(by_reference(softened) == 6 && by_value(softened) == 6 && by_value(softmax<keys>(scores)) == 6);
static_assert(by_reference(tril<tokens, keys>(scores)) == 6 && by_value(triu<tokens, keys>(scores)) == 6);
static_assert(features(joined) == 6);

// large ones are bound, and moved, without a copy
static_assert([] {
  large_weights known;
  float const* const first = known.data();
  tensor<float, tokens<256>, keys<256>> const& same = known;
  bool const bound = same.data() == first && by_reference(known) == 256;
  tensor<float, tokens<256>, keys<256>> const forgotten = static_cast<large_weights&&>(known);
  return bound && forgotten.data() == first && known.data() == nullptr;
}());
static_assert([] {
  tensor<float, tokens<dynamic>, normalized<keys<dynamic>>> known(softened);
  float const* const first = known.data();
  tensor<float, tokens<dynamic>, keys<dynamic>> const& same = known;
  bool const bound = same.data() == first && same.size() == 36 && known.sizes().of<keys<1>>() == 6;
  tensor<float, tokens<dynamic>, keys<dynamic>> const forgotten = static_cast<decltype(known)&&>(known);
  return bound && forgotten.data() == first;
}());

// what is known may be forgotten: all of it, or a part
constexpr plain forgotten_sums = softened;
constexpr tensor<float, tokens<2>, all_heads<6>> forgotten_heads = joined;
constexpr tensor<float, tokens<2>, merged<all_heads<6>, heads<2>, head_dim<3>>> kept_heads = softmax<tokens>(joined);
static_assert(forgotten_sums == softened && forgotten_heads == joined && kept_heads(0, 0) == 0.5f);

// views of fixed sizes take tensors of their axes
constexpr float last(tensor_view<float const, tokens<6>, keys<6>> x) { return x(5, 5); }
static_assert(last(scores) == 0 && last(view(scores)) == 0 && last(softened) > 0);
static_assert(std::is_convertible_v<plain&, tensor_view<float, tokens<6>, keys<6>>>);

// what it refuses: to know more than the numbers do, and to write where it may only read
static_assert(!std::is_base_of_v<weights, plain> &&
              !std::is_base_of_v<weights, tensor<float, tokens<6>, normalized_on_average<keys<6>>>>);
static_assert(!can_hold<weights::axes, plain::axes> && can_hold<plain::axes, weights::axes>);
static_assert(!std::is_convertible_v<plain const&, tensor_view<float, tokens<6>, keys<6>>>);
static_assert(!std::is_copy_constructible_v<large_weights>);

// a declaration says what a mask is; it takes the same, or what says nothing, and not the contrary
using may_see = tensor<bool, batch<2>, keeps<tokens<3>>>;
using plain_mask = tensor<bool, batch<2>, tokens<3>>;
static_assert(std::is_convertible_v<plain_mask, may_see> && std::is_convertible_v<may_see, plain_mask> &&
              std::is_assignable_v<may_see&, plain_mask>);
static_assert(!headsup_detail::is_made_from<may_see, tensor<bool, batch<2>, hides<tokens<3>>>> &&
              !headsup_detail::is_made_from<tensor<bool, batch<2>, hides<tokens<3>>>, may_see>);

// one number that is an id: a plain number too, which is read as one, and takes no more space
using word = tensor<int, ids_of<vocab<7>>>;
using place = tensor<int, ids_of<tokens<3>>>;
static_assert(std::is_base_of_v<tensor<int>, word> && sizeof(word) == sizeof(int) &&
              std::is_trivially_copyable_v<word>);
static_assert(std::is_same_v<axes_of<word>, axes<>> && std::is_same_v<ids_in_numbers<word const&>, axes<vocab<7>>> &&
              std::is_same_v<decltype(word{}.clone()), word>);
static_assert([] {
  word const three = 3, braced{3};
  word next = three;
  int const read = next;
  tensor<int> const forgotten = next;
  next = 5;
  bool const same = read == 3 && forgotten == 3 && braced == three && three == 3 && int(next) == 5 && next() == 5;
  next = place{2};  // as any variable takes what has its axes
  return same && next == 2 && next.clone() < three && word{} == 0 && view(three)() == 3;
}());
// it is made from no other id, and no number that may be one
static_assert(is_made_from<word, word> && !is_made_from<word, place> && !is_made_from<word, tensor<int>> &&
              is_made_from<tensor<int>, word>);
// a view of it does not know
static_assert(std::is_same_v<decltype(view(std::declval<word const&>())), tensor_view<int const>> &&
              std::is_same_v<decltype(view(std::declval<word&>())), tensor_view<int>>);
