#include <headsup/gpt2/append_each.hpp>
#include <headsup/ops/argmax.hpp>
#include <headsup/tensor/tensor.hpp>

#include <array>

using namespace headsup;

using tiny = gpt2::size<2, 2, 8, vocab<11>, context_length<6>>;
constexpr gpt2::model<tiny> gpt{torch_generator{123}};

// side by side, texts of one and three tokens go on as each does alone
static_assert([] {
  std::array<gpt2::text<gpt2::model<tiny>>, 2> texts{gpt2::text(gpt), gpt2::text(gpt)};
  texts[0].append({3, 1, 4});
  texts[1].append({7});
  gpt2::text one(gpt), other(gpt);
  one.append({3, 1, 4});
  other.append(7);
  for (int step = 0; step < 2; ++step) {
    tensor<int, batch<2>> next{};
    next(0) = static_cast<int>(argmax<vocab>(one.logits()));
    next(1) = static_cast<int>(argmax<vocab>(other.logits()));
    gpt2::append_each(texts, next);
    one.append(next(0));
    other.append(next(1));
  }
  return texts[0].logits() == one.logits() && texts[1].logits() == other.logits() && texts[0].size() == 5 &&
         texts[1].size() == 3;
}());
