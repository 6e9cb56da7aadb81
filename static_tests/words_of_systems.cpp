// The words of which the headers of Windows make macros (windef.h, minwindef.h, rpcndr.h, wingdi.h), and macOS
// (AssertMacros.h), are free for them: whatever is included first, headsup compiles. For max and min there is NOMINMAX,
// for gpt2::small WIN32_LEAN_AND_MEAN, and errors that say so: runtime_tests/flags/refused.sh.
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#define near
#define far
#define pascal
#define cdecl
#define hyper __int64
#define interface struct
#define IN
#define OUT
#define OPTIONAL
#define CONST const
#define VOID void
#define ERROR 0
#define TRANSPARENT 1
#define OPAQUE 2
#define ABSOLUTE 1
#define RELATIVE 2
#define NO_ERROR 0
#define DELETE (0x00010000L)
#define IGNORE 0
#define INFINITE 0xFFFFFFFF
#define check(assertion) ((void)(assertion))
#define verify(assertion) ((void)(assertion))
#define require(assertion, label) ((void)(assertion))

#include <headsup/gpt2.hpp>

#define small char

#include <headsup/files.hpp>
#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/parts.hpp>
#include <headsup/pictures.hpp>
#include <headsup/serving.hpp>
#include <headsup/tokenizer/word_tokenizer.hpp>

static_assert(headsup::max<headsup::tokens>(headsup::tensor<float, headsup::tokens<2>>{1, 2}) == 2);
