// As calls/rows_in_library.inl, of what layers ask.

HEADSUP_MEMBER(op::appended)
HEADSUP_MEMBER(op::cached)
HEADSUP_MEMBER(op::embedding)
HEADSUP_MEMBER(op::layer_normalization)
HEADSUP_MEMBER(op::linear)
HEADSUP_MEMBER(op::logits)
HEADSUP_MEMBER(op::plus)
HEADSUP_MEMBER(op::residual)
HEADSUP_MEMBER(op::take)
HEADSUP_MEMBER(op::padded_layer<"multi_head_attention">)
HEADSUP_MEMBER(op::step_of_layer<"multi_head_attention", headsup_calls::number::float_>)
