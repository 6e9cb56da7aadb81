#ifndef HEADSUP_STATIC_TESTS_CHAPTER_INPUTS_HPP
#define HEADSUP_STATIC_TESTS_CHAPTER_INPUTS_HPP

// The chapter's code as structs, one per section: each member is a line of the chapter, computed from those above it.
// A constexpr object of a section is the chapter at compile time; made of inputs that the compiler does not know, the
// same struct is the chapter at run time.

#include <headsup/headsup.hpp>

namespace chapter {

using namespace headsup;

using sentence = tensor<float, tokens<6>, d_in<3>>;
using sentences = tensor<float, batch<2>, tokens<6>, d_in<3>>;

/// "Your journey starts with one step", three numbers a word (section 3.3).
inline constexpr sentence inputs{{{0.43f, 0.15f, 0.89f},    // Your     (x^1)
                                  {0.55f, 0.87f, 0.66f},    // journey  (x^2)
                                  {0.57f, 0.85f, 0.64f},    // starts   (x^3)
                                  {0.22f, 0.58f, 0.33f},    // with     (x^4)
                                  {0.77f, 0.25f, 0.10f},    // one      (x^5)
                                  {0.05f, 0.80f, 0.55f}}};  // step     (x^6)

}  // namespace chapter

#endif
