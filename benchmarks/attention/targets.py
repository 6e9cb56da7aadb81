"""The targets, each with what was measured."""

import configurations
import rivals

small, medium, large, xl, short = configurations.passes
warm = [c for c in configurations.decoding + configurations.sequences if c.how == "warm"]
cold = [c for c in configurations.decoding + configurations.sequences if c.how == "cold"]
long = [small, medium, large, xl]


def composition(rival):
    """What an expert makes of products, or of oneDNN's attention."""
    return rival.kind == "composition" or rival == rivals.onednn_call


def foreign(rival):
    return rival.kind not in ("headsup", "part")


def lines(results, first_compiler, second_compiler):
    """(setting, words, goal, sense, [(name, value)])"""
    made = []

    def add(setting, words, goal, sense, those, value):
        made.append((setting.described, words, goal, sense, [(c.name, value(c)) for c in those]))

    for setting in results.settings:
        def against(who):
            return lambda c: results.times_best(c, setting, who)

        def share(c):
            return results.share(c, setting)

        def alone(c):
            return (results.attention_alone(c, setting) or (None, None))[1]

        add(setting, "share of the FMA peak, 1024 tokens", 0.92, "least", long, share)
        add(setting, "share of the FMA peak, 128 tokens", 0.88, "least", [short], share)
        add(setting, "attention alone: share of the FMA peak", 0.85, "least", long, alone)
        add(setting, "the best composition or oneDNN's attention", 1.10, "least", long + [short], against(composition))
        add(setting, "PyTorch's one call", 1.25, "least", long + [short], against(lambda r: r == rivals.torch_call))
        add(setting, "the book's code in PyTorch", 1.6, "least", long + [short], against(lambda r: r == rivals.torch_book))
        add(setting, "decoding warm: the best rival", 1.05, "least", warm, against(foreign))
        add(setting, "decoding warm: share of reading the same", 0.92, "least", warm, share)
        add(setting, "decoding cold: share of the DRAM rate", 0.90, "least", cold, share)
        add(setting, "decoding cold: floats against half width", 1.7, "least", cold,
            lambda c: results.times(c, setting, rivals.headsup, rivals.half))
        for words, goal, rival in (("floats", 1.75, rivals.headsup), ("oneDNN in bfloat16", 1.1, rivals.onednn_narrow),
                                   ("PyTorch in bfloat16", 1.25, rivals.torch_narrow)):
            add(setting, f"computed in bfloat16: {words}", goal, "least", configurations.narrow,
                lambda c, rival=rival: results.times(c, setting, rival, rivals.computed))
        add(setting, "weights as bfloat16: floats", 1.0, "least", configurations.narrow,
            lambda c: results.times(c, setting, rivals.headsup, rivals.half))
        prompt, token = configurations.models

        def whole(c, rival=rivals.gpt2):
            row = results.find(c, setting, rival)
            return row and row.share

        def against_model(*those):
            def value(c):
                found = [t for each in those if (t := results.times(c, setting, each, rivals.gpt2))]
                return min(found, default=None)
            return value

        add(setting, "GPT-2, a prompt: share of the FMA peak", 0.85, "least", [prompt], whole)
        add(setting, "GPT-2, a prompt: the best PyTorch", 1.35, "least", [prompt],
            against_model(rivals.nano_gpt, rivals.expert))
        add(setting, "GPT-2, a token: share of the DRAM rate", 0.88, "least", [token], whole)
        add(setting, "GPT-2, a token: PyTorch as an expert", 1.35, "least", [token], against_model(rivals.expert))
        for c, goal in ((prompt, 1.0), (token, 1.7)):
            add(setting, f"GPT-2, half width: floats, a {c.name.split()[0]}", goal, "least", [c],
                lambda c: results.times(c, setting, rivals.gpt2, rivals.gpt2_half))
        add(setting, "masks: PyTorch's one call", 1.25, "least", configurations.variants,
            against(lambda r: r == rivals.torch_call))
        add(setting, "default flags against -march=native", 1.02, "most", long + [short] + configurations.decoding,
            lambda c: results.times(c, setting, rivals.headsup, rivals.native))
        # Of the two compilers, the one that is Clang against the other.
        if second_compiler:
            clang_first = "clang" in (first_compiler or "")
            clang, other = (rivals.headsup, rivals.second) if clang_first else (rivals.second, rivals.headsup)
            add(setting, "Clang against g++", 1.03, "most", long + [short] + configurations.decoding,
                lambda c: results.times(c, setting, clang, other))
        one = rivals.Setting(1, setting.instruction_set)
        if setting.threads == 2 and one in results.settings:
            def scaling(c):
                return results.scaling(c, one, setting)

            add(setting, "two threads against one, 1024 tokens", 1.9, "least", long, scaling)
            add(setting, "two threads against one, 128 tokens", 1.7, "least", [short], scaling)
            add(setting, "two threads against one, GPT-2", 1.85, "least", [prompt],
                lambda c: results.scaling(c, one, setting, rivals.gpt2))
    return made
