#ifndef HEADSUP_STATIC_TESTS_CHAPTER_SECTION_3_5_VARIANTS_HPP
#define HEADSUP_STATIC_TESTS_CHAPTER_SECTION_3_5_VARIANTS_HPP

// Section 3.5 as other notebooks of the chapter have it.

#include "section_3_5.hpp"

namespace chapter {

/// 3.5.1 with the weights of section 3.3.2, which are not scaled.
struct section_3_5_1_unscaled {
  tensor<float, tokens<6>, normalized<keys<6>>> attn_weights;

  tensor<float, tokens<6>, keys<6>> mask_simple = tril<tokens, keys>(ones<float, tokens<6>, keys<6>>());
  tensor<float, tokens<6>, keys<6>> masked_simple = attn_weights * mask_simple;
  tensor<float, tokens<6>, normalized<keys<6>>> masked_simple_norm = renormalize<keys>(masked_simple);
};

}  // namespace chapter

#endif
