// Functions of a user have the names of headsup's, and are templates that take everything, after `using namespace headsup`.
// Every call of theirs without a tensor is theirs; and with a tensor too where headsup would only say what is wrong with it.
#include <headsup/headsup.hpp>
#include <headsup/files.hpp>
#include <headsup/gpt2/sample.hpp>
#include <headsup/parts.hpp>
#include <headsup/pictures.hpp>
#include <headsup/serving.hpp>

using namespace headsup;

namespace {
struct thing {};
struct own {};
[[maybe_unused]] constexpr int numbers[3]{};
[[maybe_unused]] constexpr auto twice = [](auto x) { return x + x; };
[[maybe_unused]] constexpr tensor<float, tokens<2>, d_in<3>> x{};
[[maybe_unused]] constexpr tensor_view<float const, tokens<2>, d_in<3>> seen(x);
[[maybe_unused]] constexpr auto weights = softmax<d_in>(x);
}  // namespace

#define OWN_OF_ALL(name)                                                          \
  template <class... Xs> constexpr own name(Xs const&...) { return {}; }          \
  static_assert(std::is_same_v<own, decltype(name(thing{}))>);                    \
  static_assert(std::is_same_v<own, decltype(name(thing{}, 2))>);                 \
  static_assert(std::is_same_v<own, decltype(name(2.5, thing{}))>);               \
  static_assert(std::is_same_v<own, decltype(name(numbers, twice))>);             \
  static_assert(std::is_same_v<own, decltype(name(1, 2.5, "text", nullptr))>);    \
  static_assert(std::is_same_v<own, decltype(name<int>(2, 3))>);                  \
  static_assert(std::is_same_v<own, decltype(name<thing, int>(thing{}, 3))>);
#define OWN(name)                                                                 \
  OWN_OF_ALL(name)                                                                \
  static_assert(std::is_same_v<own, decltype(name(x, thing{}, own{}, 2, 3))>);    \
  static_assert(std::is_same_v<own, decltype(name(x, weights, seen, own{}))>);    \
  static_assert(std::is_same_v<own, decltype(name("text", x, own{}, 2, 3))>);

// What headsup has, and makes a tensor of nothing.
OWN(all_parts)
OWN(apply_dropout)
OWN(arange)
OWN(argmax)
OWN(argmin)
OWN(assume_factors)
OWN(assume_normalized)
OWN(attend)
OWN(chunk)
OWN(combine)
OWN(concat)
OWN(contract)
OWN(cos)
OWN(cosine)
OWN(cross_entropy)
OWN(cumsum)
OWN(dot)
OWN(erf)
OWN(exp)
OWN(expand)
OWN(expect_size)
OWN(extent)
OWN(forget_factors)
OWN(forget_size)
OWN(full)
OWN(gather)
OWN(gelu)
OWN(gelu_tanh)
OWN(heat_map)
OWN(join)
OWN(layer_norm)
OWN(load_parameters)
OWN(log)
OWN(log_softmax)
OWN(lookup)
OWN(map)
OWN(mask_distant)
OWN(mask_future)
OWN(masked_fill)
OWN(matmul)
OWN(max)
OWN(mean)
OWN(merge)
OWN(naive_softmax)
OWN(normalize)
OWN(ones)
OWN(outer)
OWN(pack)
OWN(part)
OWN(patchify)
OWN(print)
OWN(read_npy)
OWN(relu)
OWN(rename)
OWN(renormalize)
OWN(reorder)
OWN(repeat)
OWN(repeat_interleave)
OWN(reshape)
OWN(residual)
OWN(rms_norm)
OWN(rotary)
OWN(rotate_half)
OWN(round)
OWN(save_npy)
OWN(save_parameters)
OWN(scaled_scores)
OWN(scan)
OWN(sigmoid)
OWN(silu)
OWN(sin)
OWN(slice)
OWN(softmax)
OWN(split)
OWN(sqrt)
OWN(squeeze)
OWN(stack)
OWN(sum)
OWN(take)
OWN(tanh)
OWN(to)
OWN(to_text)
OWN(topk)
OWN(transpose)
OWN(tril)
OWN(triu)
OWN(unpatchify)
OWN(where)
OWN(zeros)

// What PyTorch has, and headsup has not.
#define OWN_ALONE(name)                                                    \
  OWN(name)                                                                \
  static_assert(std::is_same_v<own, decltype(name(x))>);                   \
  static_assert(std::is_same_v<own, decltype(name(seen, 1))>);             \
  static_assert(std::is_same_v<own, decltype(name("text", x, x))>);        \
  static_assert(std::is_same_v<own, decltype(name(weights, thing{}, x))>);
OWN_ALONE(abs)
OWN_ALONE(bmm)
OWN_ALONE(cat)
OWN_ALONE(clamp)
OWN_ALONE(clone)
OWN_ALONE(cosine_similarity)
OWN_ALONE(einsum)
OWN_ALONE(flatten)
OWN_ALONE(hstack)
OWN_ALONE(index_select)
OWN_ALONE(logsumexp)
OWN_ALONE(masked_softmax)
OWN_ALONE(min)
OWN_ALONE(mm)
OWN_ALONE(movedim)
OWN_ALONE(mv)
OWN_ALONE(narrow)
OWN_ALONE(ones_like)
OWN_ALONE(permute)
OWN_ALONE(pow)
OWN_ALONE(rsqrt)
OWN_ALONE(scaled_dot_product_attention)
OWN_ALONE(select)
OWN_ALONE(swapaxes)
OWN_ALONE(swapdims)
OWN_ALONE(tensordot)
OWN_ALONE(unflatten)
OWN_ALONE(unsqueeze)
OWN_ALONE(var)
OWN_ALONE(vstack)
OWN_ALONE(zeros_like)

// What is refused for its generator.
OWN_OF_ALL(rand)
OWN_OF_ALL(randn)
OWN_OF_ALL(uniform)
static_assert(std::is_same_v<own, decltype(rand(x))> && std::is_same_v<own, decltype(randn(seen, 2))>);
static_assert(std::is_same_v<own, decltype(uniform(x, 0, 1))>);

// What no rule for all operations refuses.
OWN(copy_parameters)
OWN(count_parameters)
OWN(for_each_parameter)
OWN(sample)
static_assert(std::is_same_v<own, decltype(count_parameters(2))>);
static_assert(std::is_same_v<own, decltype(count_parameters(x))>);
static_assert(std::is_same_v<own, decltype(copy_parameters(x, seen))>);
static_assert(std::is_same_v<own, decltype(for_each_parameter(x, twice))>);

// What headsup needs for itself alone.
OWN_ALONE(distance_of)
OWN_ALONE(for_each_cache)
OWN_ALONE(from_the_start)
OWN_ALONE(reject)
OWN_ALONE(sign_of)

// Functions that take numbers or sizes of their own are the better match for what PyTorch would make a tensor of.
namespace own_sizes {
struct matrix {
  int rows;
};
constexpr matrix zeros(int rows, double) { return {rows}; }
template <class T, std::size_t N> constexpr int zeros() { return N; }
template <class T> constexpr int zeros(long n) { return static_cast<int>(n); }
template <int N> constexpr int arange() { return N; }
constexpr double uniform(double lo, double hi) { return lo + hi; }
static_assert(zeros(2, 3).rows == 2 && zeros<double, 3>() == 3 && zeros<double>(4) == 4);
static_assert(arange<5>() == 5 && uniform(0, 1) == 1);
}  // namespace own_sizes

// Names of headsup are asked for by what is given: a number is no reason, a tensor is one.
template <class X> constexpr bool has_exp = requires(X number) { headsup::exp(number); };
static_assert(has_exp<tensor<float, tokens<2>>>);
static_assert(!has_exp<float> && !has_exp<thing> && !has_exp<int const*>);

// The concepts of operations answer, where the call itself would be an error.
static_assert(can_softmax<d_in, decltype(x)> && !can_softmax<heads, decltype(x)> && !can_softmax<heads, float>);
static_assert(can_map<decltype(x), d_in<3>, d_out<4>> && !can_map<decltype(x), d_out<4>, d_in<3>>);
