#include <headsup/gpt2/text.hpp>
#include <headsup/ops/argmax.hpp>

using namespace headsup;

using tiny = gpt2::size<2, 2, 8, vocab<11>, context_length<6>>;
constexpr gpt2::model<tiny> gpt{torch_generator{123}};
constexpr tensor<int, ids_of<vocab<11>, tokens<3>>> prompt{{3, 1, 4}};

// the words that PyTorch chooses without a cache: 3 1 4 6 3 3
static_assert([] {
  gpt2::text text(gpt);
  text.append(prompt);
  int chosen[3] = {};
  for (int& each : chosen) {
    auto const next = argmax<vocab>(text.logits());
    each = static_cast<int>(next);
    if (text.size() < 6) text.append(next);
  }
  return chosen[0] == 6 && chosen[1] == 3 && chosen[2] == 3 && text.size() == 6;
}());

// a temporary model would be gone
static_assert(!std::is_constructible_v<gpt2::text<gpt2::model<tiny>>, gpt2::model<tiny>>);

// a copy goes on as the text does, and each by itself
static_assert([] {
  gpt2::text text(gpt);
  text.append(prompt);
  auto beam = text.clone(), other = text.clone();
  text.append(6);
  beam.append(6);
  other.append(7);
  bool const same = beam.logits() == text.logits() && other.logits() != text.logits() && other.size() == 4;
  beam.keep_newest(2);
  other = beam.clone();
  return same && text.size() == 4 && other.size() == 2 && other.logits() == beam.logits();
}());
static_assert(!std::is_copy_constructible_v<gpt2::text<gpt2::model<tiny>>> &&
              !std::is_copy_assignable_v<gpt2::text<gpt2::model<tiny>>> &&
              std::is_nothrow_move_constructible_v<gpt2::text<gpt2::model<tiny>>>);
