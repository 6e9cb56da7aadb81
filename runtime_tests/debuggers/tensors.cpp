// Tensors of every kind, to be looked at where `stop` is called. The program prints them first: a name, the type as
// a debugger shows it, and the text of headsup::print.

#include <headsup/headsup.hpp>

#include <cstdint>
#include <cstdio>
#include <limits>
#include <utility>

using namespace headsup;

namespace own {
template <std::size_t N> struct pixels : axis<"pixels", N> {};
}  // namespace own

namespace {
template <class X> void show(char const* name, char const* type, X const& x) {
  std::printf("%s\n%s\n", name, type);
  print(x);
  std::puts("");
}

template <class X> X counted(X x, int step) {
  for (std::size_t i = 0; i < x.size(); ++i)
    x.data()[i] = static_cast<scalar_of<X>>((static_cast<int>(i) - 3) * step);
  return x;
}
}  // namespace

extern "C" __attribute__((noinline)) void stop() { std::fflush(stdout); }

__attribute__((noinline)) void in_a_function(tensor<float, tokens<2>, d_in<3>> const& by_reference,
                                             tensor<float, tokens<dynamic>, d_in<3>>&& by_rvalue) {
  show("by_reference", "tensor<float, tokens<2>, d_in<3>>", by_reference);
  show("by_rvalue", "tensor<float, tokens<5>, d_in<3>>", by_rvalue);
  stop();
}

int main() {
  constexpr float inf = std::numeric_limits<float>::infinity(), nan = std::numeric_limits<float>::quiet_NaN();
  torch_generator generator{123};

  tensor<float, tokens<2>, d_in<3>> const in_object{{0.43f, -0.15f, 0.89f}, {0.55f, 0.87f, 100.5f}};
  show("in_object", "tensor<float, tokens<2>, d_in<3>>", in_object);
  auto on_heap = randn<batch<2>, tokens<53>, d_in<61>>(generator);
  show("on_heap", "tensor<float, batch<2>, tokens<53>, d_in<61>>", on_heap);
  auto const wide = rand<tokens<3>, d_in<29>>(generator);
  show("wide", "tensor<float, tokens<3>, d_in<29>>", wide);
  auto const deep = rand<batch<2>, heads<3>, tokens<2>, d_in<5>>(generator);
  show("deep", "tensor<float, batch<2>, heads<3>, tokens<2>, d_in<5>>", deep);
  auto const long_row = rand<d_in<1009>>(generator);
  show("long_row", "tensor<float, d_in<1009>>", long_row);
  tensor<float> const number = 2.5f;
  show("number", "tensor<float>", number);

  auto const sizes_at_run_time = randn<batch<2>, tokens<dynamic>, own::pixels<dynamic>>(
      generator, sized<tokens>(std::size_t{3}), sized<own::pixels>(std::size_t{5}));
  show("sizes_at_run_time", "tensor<float, batch<2>, tokens<3>, pixels<5>>", sizes_at_run_time);
  auto const weights_at_run_time = softmax<own::pixels>(sizes_at_run_time);
  show("weights_at_run_time", "tensor<float, batch<2>, tokens<3>, normalized<pixels<5>>>", weights_at_run_time);

  auto const weights = softmax<d_in>(in_object);
  show("weights", "tensor<float, tokens<2>, normalized<d_in<3>>>", weights);
  auto const triangle = tril<tokens, d_in>(in_object);
  show("triangle", "tensor<float, tokens<2>, lower_triangle<d_in<3>, tokens<2>, 0>>", triangle);
  auto const together = merge<all_heads, tokens, d_in>(deep);
  show("together", "tensor<float, batch<2>, heads<3>, merged<all_heads<10>, tokens<2>, d_in<5>>>", together);
  auto const triangle_at_run_time = tril<tokens, own::pixels>(sizes_at_run_time);
  show("triangle_at_run_time",
       "tensor<float, batch<2>, tokens<3>, lower_triangle<pixels<5>, tokens<dynamic>, 0>>", triangle_at_run_time);

  auto const pooled_over_the_batch = mean<batch>(deep);
  show("pooled_over_the_batch", "tensor<float, pooled<heads<3>, batch<2>>, tokens<2>, d_in<5>>", pooled_over_the_batch);

  auto const seen = view(on_heap);
  show("seen", "tensor_view<float, batch<2>, tokens<53>, d_in<61>>", seen);
  tensor_view<float const, tokens<dynamic>, d_in<5>> const seen_at_run_time(deep.data() + 10,
                                                                           sized<tokens>(std::size_t{2}));
  show("seen_at_run_time", "tensor_view<float const, tokens<2>, d_in<5>>", seen_at_run_time);

  tensor<float, d_in<7>> const not_finite{{nan, inf, -inf, 0.0f, -0.0f, 1.0f, -nan}};
  show("not_finite", "tensor<float, d_in<7>>", not_finite);
  tensor<float, d_in<3>> const nothing_finite{{nan, inf, -inf}};
  show("nothing_finite", "tensor<float, d_in<3>>", nothing_finite);
  tensor<float, d_in<3>> const not_whole_nor_finite{{nan, 0.5f, -inf}};
  show("not_whole_nor_finite", "tensor<float, d_in<3>>", not_whole_nor_finite);
  tensor<float, d_in<3>> const far_apart{{1e-7f, -12345.678f, inf}};
  show("far_apart", "tensor<float, d_in<3>>", far_apart);
  tensor<float, d_in<2>> const whole_and_large{{3e9f, -16777216.0f}};
  show("whole_and_large", "tensor<float, d_in<2>>", whole_and_large);
  tensor<float, d_in<2>> const small{{5e-5f, 2e-4f}};
  show("small", "tensor<float, d_in<2>>", small);
  tensor<double, d_in<3>> const doubles{{1e-300, 0.1, -1e300}};
  show("doubles", "tensor<double, d_in<3>>", doubles);
  auto const doubles_to_the_edge = counted(tensor<double, d_in<6>>{}, 1117);
  show("doubles_to_the_edge", "tensor<double, d_in<6>>", doubles_to_the_edge);

  auto const ints = counted(tensor<int, tokens<2>, d_in<5>>{}, 70);
  show("ints", "tensor<int, tokens<2>, d_in<5>>", ints);
  tensor<int, d_in<17>> const line_with_dtype;
  show("line_with_dtype", "tensor<int, d_in<17>>", line_with_dtype);
  tensor<int, d_in<18>> const line_without_dtype;
  show("line_without_dtype", "tensor<int, d_in<18>>", line_without_dtype);
  auto const bytes = counted(tensor<std::int8_t, d_in<7>>{}, 30);
  show("bytes", "tensor<signed char, d_in<7>>", bytes);
  auto const unsigned_bytes = counted(tensor<std::uint8_t, d_in<7>>{}, 11);
  show("unsigned_bytes", "tensor<unsigned char, d_in<7>>", unsigned_bytes);
  auto const shorts = counted(tensor<std::int16_t, d_in<7>>{}, 1000);
  show("shorts", "tensor<short, d_in<7>>", shorts);
  auto const unsigned_shorts = counted(tensor<std::uint16_t, d_in<7>>{}, 1000);
  show("unsigned_shorts", "tensor<unsigned short, d_in<7>>", unsigned_shorts);
  auto const unsigned_ints = counted(tensor<std::uint32_t, d_in<7>>{}, 1);
  show("unsigned_ints", "tensor<unsigned int, d_in<7>>", unsigned_ints);
  auto const longs = counted(tensor<std::int64_t, d_in<7>>{}, 1000000);
  show("longs", "tensor<long, d_in<7>>", longs);
  auto const positions = counted(tensor<std::size_t, d_in<7>>{}, 0);
  show("positions", "tensor<unsigned long, d_in<7>>", positions);
  tensor<int, batch<2>, ids_of<vocab<50257>, tokens<3>>> const ids{{40, 716, 257}, {464, 976, 318}};
  show("ids", "tensor<int, batch<2>, ids_of<vocab<50257>, tokens<3>>>", ids);
  auto const id = argmax<d_in>(long_row);
  show("id", "tensor<int, ids_of<d_in<1009>>>", id);
  auto const ids_at_run_time = arange<int, tokens<dynamic>>(sized<tokens>(std::size_t{5}));
  show("ids_at_run_time", "tensor<int, ids_of<tokens<dynamic>, tokens<5>>>", ids_at_run_time);
  auto const hidden = in_object > 0.5f;
  show("hidden", "tensor<bool, tokens<2>, d_in<3>>", hidden);

  auto moved_from = randn<tokens<dynamic>, d_in<3>>(generator, sized<tokens>(std::size_t{5}));
  auto taken = std::move(moved_from);
  show("taken", "tensor<float, tokens<5>, d_in<3>>", taken);
  std::puts("moved_from\ntensor<float, tokens<0>, d_in<3>> without numbers: moved from, or not constructed yet\n");

  in_a_function(in_object, std::move(taken));
}
