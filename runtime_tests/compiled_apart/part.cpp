// Compiled once for each part, with its flags, and its name as PART.
#include "part.hpp"

#include <headsup/headsup.hpp>
#include <headsup/parallel/worker_threads.hpp>

#include <cmath>

namespace {

float volatile const scores[] = {0.5F, -1.5F, 2, 0.25F, 1, -0.75F};
std::size_t volatile const outside = 9;

headsup::tensor<float, headsup::tokens<2>, headsup::keys<3>> made() {
  headsup::tensor<float, headsup::tokens<2>, headsup::keys<3>> x{};
  for (std::size_t i = 0; i < x.size(); ++i) x.data()[i] = scores[i];
  return x;
}

double error_of_weights() {
  auto const weights = headsup::softmax<headsup::keys>(made());
  double largest = 0;
  for (std::size_t t = 0; t < 2; ++t) {
    double total = 0;
    for (std::size_t k = 0; k < 3; ++k) total += std::exp(static_cast<double>(scores[t * 3 + k]));
    for (std::size_t k = 0; k < 3; ++k) {
      double const exact = std::exp(static_cast<double>(scores[t * 3 + k])) / total;
      double const off = std::fabs(static_cast<double>(weights(t, k)) - exact);
      if (!(off <= largest)) largest = off;
    }
  }
  return largest;
}

}  // namespace

#define NAME_OF(part) #part
#define NAME(part) NAME_OF(part)
constinit part const PART{
    NAME(PART),
    [] { static_cast<void>(headsup::take<headsup::tokens>(made(), outside)); },
    [] { return headsup::headsup_parallel::members(); },
    [] { return static_cast<int>(headsup::instruction_set_in_use()); },
    [](int which) { headsup::use_instruction_set(static_cast<headsup::instruction_set>(which)); },
    error_of_weights};
