// As calls/rows_in_library.inl.

HEADSUP_MEMBER(op::feed_forward)
HEADSUP_MEMBER(op::padded_layer<"transformer_block">)
