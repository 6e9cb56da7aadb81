// The live chapter as one file, because its parts have most of what they compile in common.

#include "chapter/choices.cpp"
#include "chapter/json.cpp"
#include "chapter/json_page.cpp"
#include "chapter/main.cpp"
#include "chapter/made_of.cpp"

#include <chapter/byte_pairs.cpp>
#include <chapter/causal_attention.cpp>
#include <chapter/chapter.cpp>
#include <chapter/exercises.cpp>
#include <chapter/given.cpp>
#include <chapter/mistake.cpp>
#include <chapter/moved_numbers.cpp>
#include <chapter/multi_head_attention.cpp>
#include <chapter/self_attention.cpp>
#include <chapter/shown_tensor.cpp>
#include <chapter/trainable_weights.cpp>
