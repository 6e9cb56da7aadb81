// Functions that PyTorch has as members of a module, and how each is written here: refused by
// <headsup/layers/refused_calls.hpp>, and silent for a layer that was refused.

// clang-format off
HEADSUP_MEMBER(eval, "layer(x), which never drops")
HEADSUP_MEMBER(train, "layer(x, generator), which drops where the layer has dropout")
HEADSUP_MEMBER(named_parameters, "for_each_parameter(layer, function)")
HEADSUP_MEMBER(apply, "for_each_parameter(layer, function)")
HEADSUP_MEMBER(state_dict, "save_parameters(layer, \"model.safetensors\")")
HEADSUP_MEMBER(load_state_dict, "load_parameters(layer, safetensors(\"model.safetensors\"))")
HEADSUP_MEMBER(to, "pack<bfloat16>(layer) for half the memory, and nothing for devices, of which there are none")
HEADSUP_MEMBER(half, "pack<bfloat16>(layer)")
HEADSUP_MEMBER(cuda, "nothing: there are no devices")
HEADSUP_MEMBER(zero_grad, "nothing: layers know no gradients")
HEADSUP_MEMBER(requires_grad_, "nothing: layers know no gradients")
HEADSUP_MEMBER(generate, "gpt2::text text(model), which takes and gives words one by one")
// clang-format on
#undef HEADSUP_MEMBER
