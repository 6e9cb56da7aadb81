// What the live chapter shows for other values than the chapter's own is what headsup computes from them, called directly.

#include "recording_page.hpp"

#include <chapter/choices.hpp>

#include <initializer_list>

using namespace headsup;

namespace {

int failures = 0;

/// A section with those choices.
class shown_with : public recording_page {
 public:
  shown_with(std::string_view section, std::initializer_list<char const*> choices) {
    chapter::start_again();
    for (char const* each : choices) chapter::choose(each);
    chapter::set_words_and_inputs();
    section_of(section).show(*this);
    chapter::refuse_what_was_not_asked();
  }
};

/// Checks that the last result of that name is x to the bit, and not what the chapter has by itself.
template <Tensor X>
void check(recording_page const& page, std::string_view section, std::string_view name, X const& x) {
  recording_page::kept const& shown = page.result_of(name);
  bool same = shown.numbers.size() == x.size();
  for (std::size_t i = 0; same && i < x.size(); ++i) same = shown.numbers[i] == x.data()[i];
  if (!same || shown.numbers == shown_with(section, {}).result_of(name).numbers) {
    std::printf("%s: %s is %s\nand not as given, or as ever:\n%s\n", std::string(section).c_str(),
                std::string(name).c_str(), to_text(shown.shown()).c_str(), to_text(x).c_str());
    ++failures;
  }
}

void check_embeddings_and_temperature() {
  constexpr char const* other = "inputs=1,2,3,-4,5e-1,.25,0,0,0,.5,.5,.5,9,-9,9,1,1,1";
  shown_with const page("3.3.2", {other, "temperature=2.5"});
  tensor<float, tokens<6>, d_in<3>> const x{
      {{1, 2, 3}, {-4, 0.5f, 0.25f}, {0, 0, 0}, {0.5f, 0.5f, 0.5f}, {9, -9, 9}, {1, 1, 1}}};
  auto const key_vectors = rename<tokens, keys>(x);
  auto const weights = softmax<keys>(matmul(x, transpose(key_vectors)) / 2.5);
  check(page, "3.3.2", "weights", weights);
  check(page, "3.3.2", "contexts", attend(weights, key_vectors));
  check(shown_with("3.3.1", {other}), "3.3.1", "context_2",
        attend(softmax<keys>(matmul(key_vectors, take<tokens>(x, 1))), key_vectors));
}

void check_seeds() {
  check(shown_with("3.4.1", {"seed=7"}), "3.4.1", "W_value",
        take<matrices>(rand<matrices<3>, d_in<3>, d_out<2>>(torch_generator{7}), 2));
  shown_with const layers("3.4.2", {"seed=0", "seed_2=4294967295"});
  check(layers, "3.4.2", "contexts_v1", self_attention_v1<d_in<3>, d_out<2>>{torch_generator{0}}(demo::initial_inputs));
  check(layers, "3.4.2", "contexts_v2",
        self_attention_v2<d_in<3>, d_out<2>>{torch_generator{4294967295u}}(demo::initial_inputs));
  auto const texts = stack<batch>(demo::initial_inputs, demo::initial_inputs);
  check(shown_with("3.5.3", {"seed=5"}), "3.5.3", "contexts",
        causal_attention<d_in<3>, d_out<2>, context_length<6>>{torch_generator{5}}(texts));
  check(shown_with("exercises.3.1", {"seed=5"}), "exercises.3.1", "contexts",
        self_attention_v2<d_in<3>, d_out<2>>{torch_generator{5}}(demo::initial_inputs));
  check(shown_with("exercises.3.2", {"seed=5"}), "exercises.3.2", "contexts",
        multi_head_attention_wrapper<d_in<3>, d_out<1>, context_length<6>, heads<2>>{torch_generator{5}}(texts));
}

template <std::size_t Window> void check_window(char const* window) {
  self_attention_v2<d_in<3>, d_out<2>> const layer{torch_generator{99}};
  auto const scores =
      contract<d_out>(layer.W_query(demo::initial_inputs), rename<tokens, keys>(layer.W_key(demo::initial_inputs)));
  auto const near_scores = mask_distant<tokens, keys, Window>(mask_future<tokens, keys>(scores));
  check(shown_with("3.5.1", {"seed=99", window}), "3.5.1", "weights_near",
        softmax<keys>(near_scores / headsup_math::sqrt(2.0)));
}

void check_dropout() {
  shown_with const page("3.5.2", {"p=0.25", "seed=9"});
  auto const all = ones<float, tokens<6>, keys<6>>();
  check(page, "3.5.2", "dropped_ones", dropout{0.25}(all, torch_generator{9}));
  check(page, "3.5.2", "dropped_ones_mkl", dropout{0.25, dropout_stream::mkl}(all, torch_generator{9}));
}

template <std::size_t N> void check_heads(char const* n_heads) {
  auto const texts = stack<batch>(demo::initial_inputs, demo::initial_inputs);
  using side_by_side = multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<N>>;
  check(shown_with("3.6.1", {"seed=3", n_heads}), "3.6.1", "contexts", side_by_side{torch_generator{3}}(texts));
  using in_one = multi_head_attention<d_in<3>, d_out<N>, context_length<6>, heads<N>>;
  check(shown_with("3.6.2", {"seed=3", n_heads}), "3.6.2", "contexts", in_one{torch_generator{3}}(texts));
}

}  // namespace

void demo::must_hold(bool holds, char const* what) {
  if (holds) return;
  std::printf("%s does not hold\n", what);
  ++failures;
}

int main() {
  check_embeddings_and_temperature();
  check_seeds();
  check_window<1>("window=1");
  check_window<2>("window=2");
  check_window<6>("window=6");
  check_dropout();
  check_heads<1>("n_heads=1");
  check_heads<2>("n_heads=2");
  check_heads<3>("n_heads=3");
  check_heads<4>("n_heads=4");
  return failures == 0 ? 0 : 1;
}
