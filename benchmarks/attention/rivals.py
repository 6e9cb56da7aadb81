"""Who is measured: headsup in several ways, and its rivals."""

import dataclasses
import glob
import os


@dataclasses.dataclass(frozen=True)
class Setting:
    """What all are held to: a number of threads, and an instruction set."""
    threads: int
    instruction_set: str  # avx2, avx512, or baseline

    @property
    def described(self):
        return f"{self.threads} thread{'s' * (self.threads > 1)}, {shown[self.instruction_set]}"


shown = {"baseline": "SSE2", "avx": "AVX", "avx2": "AVX2", "avx512": "AVX-512", "unknown": "it does not say which"}

# By such variables libraries choose their kernels, threads and memory. Some machines set them for their own programs;
# whoever is measured inherits none, or a rival would be held to less than headsup.
steering = ("OPENBLAS_", "GOTO_", "MKL_", "BLIS_", "ONEDNN_", "DNNL_", "LIBXSMM_", "ATEN_", "PYTORCH_", "TORCH_",
            "OMP_", "GOMP_", "KMP_", "MALLOC_", "GLIBC_TUNABLES", "HEADSUP_")


def inherited():
    """Of our own environment, what those who are measured see."""
    return {name: value for name, value in os.environ.items() if not name.startswith(steering)}


# An instruction set that is not the machine's widest; what is not chosen at run time is compiled for it.
narrowed = {
    "avx2": {"HEADSUP_INSTRUCTION_SET": "avx2", "ONEDNN_MAX_CPU_ISA": "AVX2", "DNNL_MAX_CPU_ISA": "AVX2",
             "OPENBLAS_CORETYPE": "Haswell", "ATEN_CPU_CAPABILITY": "avx2", "LIBXSMM_TARGET": "hsw"},
}


@dataclasses.dataclass(frozen=True)
class Rival:
    name: str
    source: str  # its worker is SOURCE_worker, or SOURCE_native_worker, SOURCE_avx2_worker
    variant: str = ""
    kind: str = "headsup"  # or composition, one call, book
    compiled_for_set: bool = True
    own_threads: bool = False  # the library's own; otherwise those of team.hpp, each calling it for one thread
    grows: bool = False  # part of the growth charts
    part: str = ""  # what of the pass it computes, if not all
    number_bytes: int = 4  # of weights, keys and values
    products_at_once: int = 1  # in each lane, with instructions for narrower numbers

    def program(self, narrow):
        """The worker, for the machine's widest instruction set or for a narrower one."""
        return f"{self.source}_{narrow or 'native'}_worker" if self.compiled_for_set else f"{self.source}_worker"

    def environment(self, setting, narrow):
        team = str(setting.threads) if self.own_threads else "1"
        environment = {"OMP_NUM_THREADS": team, "OPENBLAS_NUM_THREADS": team, **narrowed.get(narrow, {})}
        if self.source.startswith("torch"):
            environment["GLIBC_TUNABLES"] = "glibc.malloc.hugetlb=1"
            # Its products use the threads of an OpenMP BLAS.
            if folders := glob.glob("/usr/lib/*/openblas-openmp"):
                paths = folders + [os.environ.get("LD_LIBRARY_PATH", "")]
                environment["LD_LIBRARY_PATH"] = ":".join(paths).rstrip(":")
        if self.own_threads:
            environment["GOMP_SPINCOUNT"] = "20000"  # 100 us: longer than between two steps, but idle soon after the last
        if self.name == sse2.name:
            environment["HEADSUP_INSTRUCTION_SET"] = "baseline"
        return environment


headsup = Rival("headsup", "headsup", "packed", compiled_for_set=False, grows=True)
second = Rival("headsup, other compiler", "headsup_second", "packed", compiled_for_set=False)
native = Rival("headsup, -march=native", "headsup_march", "packed")
plain = Rival("headsup, weights not packed", "headsup", "plain", compiled_for_set=False)
products = Rival("headsup, four products alone", "headsup", "packed", kind="part", compiled_for_set=False,
                 part="projections")
half = Rival("headsup, half width", "headsup", "half", compiled_for_set=False, number_bytes=2)
computed = Rival("headsup, computed in bfloat16", "headsup", "computed", compiled_for_set=False, number_bytes=2,
                 products_at_once=2)
sse2 = Rival("headsup, SSE2", "headsup", "packed", compiled_for_set=False)
torch_call = Rival("PyTorch, one call", "torch", "attention", kind="one call", own_threads=True, grows=True)
onednn_call = Rival("oneDNN, its attention", "onednn", "attention", kind="one call", own_threads=True)
torch_book = Rival("PyTorch, the book's code", "torch", "book", kind="book", own_threads=True)

onednn_narrow = Rival("oneDNN in bfloat16, by blocks", "onednn", "bfloat16", kind="composition", products_at_once=2)
torch_narrow = Rival("PyTorch in bfloat16", "torch", "bfloat16", kind="one call", own_threads=True, products_at_once=2)

own = [headsup, second, native, plain]
one_calls = [torch_call, onednn_call]
everyone = own + [
    Rival("oneDNN, by blocks", "onednn", kind="composition", grows=True),
    Rival("libxsmm, by blocks", "libxsmm", kind="composition"),
    Rival("OpenBLAS, by blocks", "openblas", kind="composition", grows=True),
    Rival("Eigen, by blocks", "eigen", kind="composition"),
] + one_calls + [torch_book]

narrow = [headsup, half, computed, onednn_narrow, torch_narrow]

gpt2 = Rival("headsup", "headsup_model", "packed", compiled_for_set=False)
gpt2_half = Rival("headsup, half width", "headsup_model", "half", compiled_for_set=False, number_bytes=2)
gpt2_computed = Rival("headsup, computed in bfloat16", "headsup_model", "computed", compiled_for_set=False,
                      number_bytes=2, products_at_once=2)
nano_gpt = Rival("PyTorch, as nanoGPT", "torch_model", "nanogpt", kind="book", own_threads=True)
expert = Rival("PyTorch, as an expert", "torch_model", "expert", kind="one call", own_threads=True)
models = [gpt2, gpt2_half, gpt2_computed, nano_gpt, expert]

libraries = {"onednn": "libdnnl-dev", "libxsmm": "libxsmm-dev", "openblas": "libopenblas-dev", "eigen": "libeigen3-dev",
             "torch": "libtorch-dev"}
packages = {**libraries, "headsup_second": "g++ or clang-19, as the second compiler"}
