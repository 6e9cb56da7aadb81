#include <headsup/headsup.hpp>

#include "catch.hpp"

#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

using namespace headsup;

// Every expected number of this file was computed by PyTorch 1.13.1. Each line follows its program, always after
// torch.manual_seed(123); the classes are the chapter's.

namespace {

constexpr float infinite = std::numeric_limits<float>::infinity();
constexpr float not_a_number = std::numeric_limits<float>::quiet_NaN();

// The largest difference between a number and the expected one.
double distance(float const* got, std::size_t n, std::vector<float> const& expected) {
  if (n != expected.size()) return std::numeric_limits<double>::infinity();
  double largest = 0;
  for (std::size_t i = 0; i < n; ++i) {
    double const off = std::fabs(static_cast<double>(got[i]) - static_cast<double>(expected[i]));
    if (!(off <= largest)) largest = off;
  }
  return largest;
}

template <class X> double distance(X const& x, std::vector<float> const& expected) {
  return distance(x.data(), x.size(), expected);
}

// The numbers' bits: 0 and -0 differ, and two NaNs are equal.
std::vector<std::uint32_t> bits_of(std::vector<float> const& numbers) {
  std::vector<std::uint32_t> bits;
  for (float number : numbers) bits.push_back(std::bit_cast<std::uint32_t>(std::isnan(number) ? not_a_number : number));
  return bits;
}

template <class X> std::vector<std::uint32_t> bits_of(X const& x) {
  return bits_of(std::vector<float>(x.data(), x.data() + x.size()));
}

// Both are float computations of numbers below 1, each within 5e-7 of exact arithmetic.
constexpr double tolerance = 1e-6;

}  // namespace

TEST_CASE("PyTorch: multi-head attention of moderate size", "[layers]") {
  // mha = MultiHeadAttention(12, 10, 7, 0.0, num_heads=5, qkv_bias=True); mha(torch.rand(2, 5, 12))
  torch_generator generator{123};
  auto const layer = multi_head_attention<d_in<12>, d_out<10>, context_length<7>, heads<5>, qkv_bias::yes>{generator};
  auto const x = rand<batch<2>, tokens<5>, d_in<12>>(generator);
  std::vector<float> const expected{
      -0.2916978f,    0.230828702f,  0.1916188f,     0.211809263f,   0.119336031f,   -0.501661539f, 0.0128357969f,
      -0.162056535f,  -0.170563817f, 0.430792898f,   -0.234910831f,  0.200621605f,   0.286777914f,  0.221551716f,
      0.0374604873f,  -0.438297957f, 0.0830247775f,  -0.144396171f,  -0.0676579028f, 0.47107479f,   -0.245383382f,
      0.220534116f,   0.286052376f,  0.263332814f,   0.042661339f,   -0.513785243f,  0.102435507f,  -0.110119082f,
      -0.168274522f,  0.478976905f,  -0.244718269f,  0.263278276f,   0.293213129f,   0.23309803f,   0.0400082693f,
      -0.535843492f,  0.121726692f,  -0.0993090123f, -0.180649549f,  0.510879755f,   -0.234955058f, 0.280402541f,
      0.313914031f,   0.228336796f,  0.045254048f,   -0.530357003f,  0.111462444f,   -0.106861621f, -0.146519259f,
      0.54720825f,    -0.2822842f,   0.337287158f,   0.248385429f,   0.524393201f,   0.080698818f,  -0.674424887f,
      0.173427135f,   0.0459372625f, -0.257153124f,  0.569086432f,   -0.276271343f,  0.351061672f,  0.24786292f,
      0.284905434f,   0.0777448043f, -0.57565105f,   0.151702613f,   -0.0425340459f, -0.17954205f,  0.54756248f,
      -0.229439944f,  0.285261661f,  0.217607409f,   0.261886597f,   0.0675985441f,  -0.561785698f, 0.12350563f,
      -0.0193897747f, -0.247365579f, 0.490962237f,   -0.246881336f,  0.266816646f,   0.214362204f,  0.278091997f,
      0.0813706741f,  -0.582947969f, 0.115647718f,   -0.0488986671f, -0.245962277f,  0.488795757f,  -0.225581825f,
      0.235515058f,   0.229354993f,  0.268966079f,   0.0741555467f,  -0.527329445f,  0.0723025203f, -0.0761231929f,
      -0.185680836f,  0.486085743f};
  CHECK(distance(layer(x), expected) < tolerance);
}

TEST_CASE("PyTorch: multi-head attention while training", "[layers]") {
  // mha = MultiHeadAttention(12, 10, 7, 0.25, num_heads=5); mha(torch.rand(1, 5, 12)); torch.rand(1)
  torch_generator generator{123};
  auto const layer = multi_head_attention<d_in<12>, d_out<10>, context_length<7>, heads<5>>{generator, 0.25};
  auto const x = rand<tokens<5>, d_in<12>>(generator);
  std::vector<float> const expected{
      0.171918452f,  -0.151535273f, 0.0255943127f, -0.186352894f, 0.433395684f,  0.071672f,       0.225704715f,
      0.0817267299f, -0.292650074f, 0.469880581f,  0.13915211f,   -0.224779099f, -0.00535663776f, -0.17943038f,
      0.304746747f,  0.0148641942f, 0.228137076f,  0.148807958f,  -0.192353085f, 0.372891933f,    0.194944829f,
      -0.196234003f, 0.0802386105f, -0.205498815f, 0.383697391f,  0.0678828284f, 0.228249192f,    0.103715003f,
      -0.166134357f, 0.369057268f,  0.207753599f,  -0.231422782f, 0.018184837f,  -0.21401006f,    0.386798024f,
      0.0231694728f, 0.273813218f,  0.14131242f,   -0.1120978f,   0.279115707f,  0.2488686f,      -0.284794569f,
      0.0404487364f, -0.164509743f, 0.339550078f,  0.0293706469f, 0.204876289f,  0.153129742f,    -0.147074968f,
      0.282950491f};
  CHECK(distance(layer(x, generator), expected) < tolerance);
  CHECK(generator.unit24() == 0.376381397f);
}

TEST_CASE("PyTorch: causal attention while training", "[layers]") {
  // ca = CausalAttention(7, 5, 6, 0.5); ca(torch.rand(2, 6, 7)); torch.rand(1)
  torch_generator generator{123};
  auto const layer = causal_attention<d_in<7>, d_out<5>, context_length<6>>{generator, 0.5};
  auto const x = rand<batch<2>, tokens<6>, d_in<7>>(generator);
  torch_generator same = generator;
  std::vector<float> const expected{
      -0.225321382f,    0.595710278f,   0.0133991241f,  1.45622134f,    -0.126660228f, -0.115577556f,  0.305566818f,
      0.00687301857f,   0.746961951f,   -0.0649697781f, 0.0591279566f,  0.161045551f,  -0.155383453f,  0.958238304f,
      -0.0611010753f,   -0.0168375149f, 0.194081128f,   -0.0530584082f, 0.728356719f,  -0.0754934102f, 0.110668331f,
      0.0353926122f,    -0.127090901f,  0.86259824f,    -0.0710543841f, 0.0946651474f, 0.00492503121f, -0.116089404f,
      0.457932889f,     -0.0370080061f, 0.618306756f,   -0.247459978f,  -0.418254226f, 1.23613906f,    -0.0818548352f,
      0.311865985f,     -0.089152731f,  -0.192403436f,  0.687496841f,   -0.176421031f, 0.302838296f,   -0.0504654758f,
      -0.248029009f,    1.03624594f,    0.0341905579f,  0.37610364f,    -0.115586221f, -0.21778518f,   0.734722257f,
      -0.00998032093f,  0.0737883896f,  0.046803344f,   0.00946991891f, 0.426489949f,  -0.174192637f,  0.162437126f,
      -6.46114349e-05f, -0.0591786504f, 0.563382208f,   -0.160268694f};
  CHECK(distance(layer(x, generator), expected) < tolerance);
  CHECK(generator.unit24() == 0.90784508f);

  // The weights that are neither hidden nor dropped, row by row.
  std::string const kept = "100000100000110000100100011100010100100000010000101000010100010010110010";
  auto const mask = tril<tokens, keys>(apply_dropout(ones<float, batch<2>, tokens<6>, keys<6>>(), 0.5, same));
  std::string ours;
  for (std::size_t i = 0; i < mask.size(); ++i) ours += mask.data()[i] != 0 ? '1' : '0';
  CHECK(ours == kept);
}

TEST_CASE("PyTorch: heads side by side while training", "[layers]") {
  // wrapper = MultiHeadAttentionWrapper(7, 2, 6, 0.25, num_heads=3, qkv_bias=True); wrapper(torch.rand(1, 6, 7))
  torch_generator generator{123};
  using wrapper = multi_head_attention_wrapper<d_in<7>, d_out<2>, context_length<6>, heads<3>, qkv_bias::yes>;
  auto const layer = wrapper{generator, 0.25};
  auto const x = rand<tokens<6>, d_in<7>>(generator);
  std::vector<float> const expected{0.0164066069f,
                                    0.0544211268f,
                                    -0.177909657f,
                                    0.382043839f,
                                    0,
                                    0,
                                    0.00882813428f,
                                    0.0292831436f,
                                    -0.348537803f,
                                    0.617582917f,
                                    0.250324309f,
                                    0.348417938f,
                                    -0.142888352f,
                                    0.00590417907f,
                                    -0.386404693f,
                                    0.4740448f,
                                    0.102619603f,
                                    0.118287422f,
                                    -0.0784747899f,
                                    0.0589782558f,
                                    -0.169280097f,
                                    0.299180388f,
                                    0.182817504f,
                                    0.38136363f,
                                    -0.106758974f,
                                    0.0416124053f,
                                    -0.413324535f,
                                    0.715104818f,
                                    0.138678044f,
                                    0.182032481f,
                                    -0.0288843866f,
                                    0.0112120323f,
                                    -0.160795256f,
                                    0.35841608f,
                                    0.184068799f,
                                    0.317630231f};
  CHECK(distance(layer(x, generator), expected) < tolerance);
  CHECK(generator.unit24() == 0.0942579508f);
}

TEST_CASE("PyTorch: self-attention", "[layers]") {
  {
    // sa = SelfAttention_v1(7, 4); sa(torch.rand(5, 7) - 0.5)
    torch_generator generator{123};
    auto const layer = self_attention_v1<d_in<7>, d_out<4>>{generator};
    auto const x = rand<tokens<5>, d_in<7>>(generator) - 0.5;
    std::vector<float> const expected{0.0921786278f, 0.143845722f, 0.172069401f, 0.175764084f, 0.461250484f,
                                      0.414387345f,  0.421150297f, 0.464247108f, 0.12085022f,  0.160811484f,
                                      0.198119432f,  0.211811692f, 0.258618176f, 0.264428794f, 0.287693113f,
                                      0.315510601f,  0.134698197f, 0.172727004f, 0.20470649f,  0.217891365f};
    CHECK(distance(layer(x), expected) < tolerance);
  }
  {
    // sa = SelfAttention_v2(7, 4, qkv_bias=True); sa(torch.rand(5, 7))
    torch_generator generator{123};
    auto const layer = self_attention_v2<d_in<7>, d_out<4>, qkv_bias::yes>{generator};
    auto const x = rand<tokens<5>, d_in<7>>(generator);
    std::vector<float> const expected{-0.0960224345f, 0.134590089f,   0.0530827083f, 0.202589422f,   -0.0979597643f,
                                      0.132836312f,   0.0559587292f,  0.20203796f,   -0.0980448276f, 0.133611977f,
                                      0.0556557924f,  0.202016413f,   -0.09797737f,  0.133947134f,   0.0556144454f,
                                      0.201806262f,   -0.0981137976f, 0.13365221f,   0.0560893565f,  0.201546982f};
    CHECK(distance(layer(x), expected) < tolerance);
  }
}

TEST_CASE("PyTorch: multi-head attention of GPT-2 small", "[layers]") {
  // mha = MultiHeadAttention(768, 768, 1024, 0.0, num_heads=12); mha(torch.rand(1, 1024, 768))
  // No token sees a later one: the first 64 come out the same without the rest.
  torch_generator generator{123};
  auto const layer = multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>>{generator};
  auto const y = layer(rand<batch<1>, tokens<64>, d_in<768>>(generator));
  struct {
    std::size_t token, feature;
    float number;
  } const expected[] = {{0, 0, 0.240990832f},    {0, 767, -0.0161334015f}, {1, 300, 0.0412856378f},
                        {7, 64, -0.0272573903f}, {31, 511, 0.145501778f},  {63, 1, 0.0161626637f}};
  for (auto const& [token, feature, number] : expected) {
    CAPTURE(token, feature);
    CHECK(std::fabs(y(0, token, feature) - number) < 2e-6f);
  }
  double sum = 0;
  for (std::size_t i = 0; i < y.size(); ++i) sum += static_cast<double>(y.data()[i]);
  CHECK(std::fabs(sum / (64 * 768) - -0.00213588298) < 1e-7);
}

TEST_CASE("PyTorch: an embedding, bit for bit", "[layers]") {
  // embedding = nn.Embedding(11, 5); embedding(torch.tensor([[3, 0, 10], [10, 7, 3]]))
  torch_generator generator{123};
  auto const layer = embedding<vocab<11>, d_in<5>>{generator};
  tensor<std::int64_t, batch<2>, tokens<3>> const ids{{{3, 0, 10}, {10, 7, 3}}};
  std::vector<float> const expected{0.269198567f, -0.0770202354f, -1.02047193f,  -0.16895628f,  0.917764604f,
                                    0.337370187f, -0.177777216f,  -0.303527594f, -0.588011861f, 0.348605186f,
                                    0.821824312f, 0.151177585f,   0.103637435f,  -2.19964767f,  -0.0884901434f,
                                    0.821824312f, 0.151177585f,   0.103637435f,  -2.19964767f,  -0.0884901434f,
                                    1.05235779f,  -0.388483077f,  -0.934345901f, -0.499144107f, 0.138805181f,
                                    0.269198567f, -0.0770202354f, -1.02047193f,  -0.16895628f,  0.917764604f};
  CHECK(distance(layer(ids), expected) == 0);
}

TEST_CASE("PyTorch: norms and cosines", "[layers]") {
  // x = torch.randn(3, 17) * 3 + 1; y = torch.randn(4, 17)
  torch_generator generator{123};
  auto const x = randn<tokens<3>, d_in<17>>(generator) * 3 + 1;
  auto const y = randn<keys<4>, d_in<17>>(generator);
  // F.layer_norm(x, (17,))
  std::vector<float> const of_layer_norm{
      0.34571752f,   -0.337454438f, -0.504220545f,  -0.881494403f, 0.360616922f,   0.774030864f,   -0.392968357f,
      -0.604534864f, 0.915620744f,  -1.68314981f,   0.824439824f,  -1.97122121f,   0.136195466f,   2.41159225f,
      0.555352986f,  0.255310476f,  -0.203833789f,  -0.710546672f, 0.00753410999f, 0.923962831f,   1.48324168f,
      1.24717796f,   1.22547257f,   -0.0194487087f, 0.568687081f,  -1.17590535f,   0.965121627f,   -0.818212211f,
      -0.827255547f, 0.424483269f,  -0.382532269f,  -2.24494457f,  -0.967318416f,  0.30048269f,    -1.90451837f,
      1.20182192f,   -1.03593922f,  1.37368774f,    1.12593603f,   0.256376028f,   -0.0700080469f, -2.03267169f,
      -0.744059682f, 0.856248736f,  -0.50276047f,   -0.634329736f, 0.299189687f,   0.342469364f,   0.711780548f,
      -0.14905642f,  0.905834436f};
  CHECK(distance(layer_norm<d_in>(x), of_layer_norm) < tolerance);
  // x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-5)
  std::vector<float> const of_rms_norm{
      0.781417787f,   0.181234047f,  0.0347258262f, -0.296718746f, 0.794507265f,  1.15770185f,  0.132463679f,
      -0.0534027964f, 1.28209209f,   -1.00099313f,  1.20198739f,   -1.25407112f,  0.597347379f, 2.59634066f,
      0.965587795f,   0.701992929f,  0.298623145f,  -0.574546754f, 0.137442887f,  1.04609799f,  1.60063279f,
      1.36657143f,    1.3450501f,    0.110688947f,  0.693835914f,  -1.03595805f,  1.08690763f,  -0.681299031f,
      -0.690265715f,  0.550855279f,  -0.249314755f, -2.09592915f,  -0.829140484f, 0.427906543f, -1.68107069f,
      1.36923051f,    -0.828161001f, 1.53799582f,   1.29471362f,   0.440840662f,  0.120344616f, -1.8069123f,
      -0.541547f,     1.02989161f,   -0.304600865f, -0.433796585f, 0.482881963f,  0.52538085f,  0.888029575f,
      0.0427222997f,  1.07858264f};
  CHECK(distance(rms_norm<d_in>(x), of_rms_norm) < tolerance);
  // F.cosine_similarity(x[:, None, :], y[None, :, :], dim=-1)
  std::vector<float> const of_cosine{-0.144982174f,  0.134629786f,  0.214222193f,  -0.0322744139f,
                                     -0.0510393903f, 0.0409829319f, -0.329498231f, -0.277486086f,
                                     -0.0028796941f, 0.115875736f,  0.252317876f,  0.223085344f};
  CHECK(distance(cosine<d_in>(x, y), of_cosine) < tolerance);
}

TEST_CASE("PyTorch: sums of short rows and of three columns, bit for bit", "[layers]") {
  // x = torch.randn(6, 7); y = torch.randn(33, 3)
  torch_generator generator{123};
  auto const x = randn<tokens<6>, d_in<7>>(generator);
  auto const y = randn<tokens<33>, d_in<3>>(generator);
  // x.sum(-1)
  std::vector<float> const row_sums{0.05736202f, 0.558591902f, 1.99693096f, -1.2778616f, 0.589820862f, -1.43377507f};
  CHECK(distance(sum<d_in>(x), row_sums) == 0);
  // x.sum(0)
  std::vector<float> const column_sums{-0.767053604f, 0.962989092f, -3.86451817f, 1.28232467f,
                                       -1.63637197f,  5.14245892f,  -0.628759623f};
  CHECK(distance(sum<tokens>(x), column_sums) < tolerance);
  // x.mean(-1)
  std::vector<float> const row_means{0.00819457415f, 0.07979884f,  0.285275847f,
                                     -0.182551652f,  0.084260121f, -0.204825014f};
  CHECK(distance(mean<d_in>(x), row_means) == 0);
  // x.amax(0)
  std::vector<float> const column_maxima{1.30103993f,  1.27530122f, -0.0770202354f, 1.28247535f,
                                         0.876837015f, 2.24733138f, 1.89514804f};
  CHECK(distance(max<tokens>(x), column_maxima) == 0);
  // y.sum(0)
  std::vector<float> const long_sums{-11.20261f, 1.36385536f, 4.8553853f};
  CHECK(distance(sum<tokens>(y), long_sums) == 0);
}

TEST_CASE("PyTorch: rounding, with the sign of zero", "[layers]") {
  tensor<float, d_in<15>> const x{{0.5f, 1.5f, 2.5f, -0.5f, -1.5f, -2.5f, 0.49999997f, -0.400000006f, 8388609, 16777216,
                                   -0.0f, infinite, -infinite, not_a_number, 9.99999968e+37f}};
  // torch.round(x)
  std::vector<float> const rounded_to_whole{
      0, 2, 2, -0.0f, -2, -2, 0, -0.0f, 8388609, 16777216, -0.0f, infinite, -infinite, not_a_number, 9.99999968e+37f};
  CHECK(bits_of(round(x)) == bits_of(rounded_to_whole));

  tensor<float, d_in<13>> const y{{0.125f, 0.375f, -0.125f, 2.67499995f, 1.005f, 4.99999987e-05f, 0.123450004f,
                                   123456.789f, -0.00039999999f, 7.5f, -25, 35, 1234.5f}};
  struct {
    int decimals;
    std::vector<float> rounded;
  } const rows[] = {
      // torch.round(y, decimals=…)
      {1,
       {0.100000001f, 0.400000006f, -0.100000001f, 2.70000005f, 1, 0, 0.100000001f, 123456.797f, -0.0f, 7.5f, -25, 35,
        1234.5f}},
      {2,
       {0.119999997f, 0.379999995f, -0.119999997f, 2.68000007f, 1, 0, 0.119999997f, 123456.789f, -0.0f, 7.5f, -25, 35,
        1234.5f}},
      {4,
       {0.125f, 0.375f, -0.125f, 2.67499995f, 1.005f, 0, 0.123400003f, 123456.797f, -0.00039999999f, 7.5f, -25, 35,
        1234.5f}},
      {-1, {0, 0, -0.0f, 0, 0, 0, 0, 123460, -0.0f, 10, -20, 40, 1230}},
      {-2, {0, 0, -0.0f, 0, 0, 0, 0, 123500, -0.0f, 0, -0.0f, 0, 1200}},
  };
  for (auto const& [decimals, rounded] : rows) {
    CAPTURE(decimals);
    CHECK(bits_of(round(y, decimals)) == bits_of(rounded));
  }
}
