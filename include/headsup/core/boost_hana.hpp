#pragma once

// The parts of Boost.Hana that the adapters use. Clang warns about commas and a space in them, even in a user's build
// with a plain -I.

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunused-value"
#if __has_warning("-Wdeprecated-literal-operator")
#pragma clang diagnostic ignored "-Wdeprecated-literal-operator"
#endif
#endif

#include <boost/hana/accessors.hpp>
#include <boost/hana/concept/sequence.hpp>
#include <boost/hana/concept/struct.hpp>
#include <boost/hana/define_struct.hpp>
#include <boost/hana/first.hpp>
#include <boost/hana/fwd/at.hpp>
#include <boost/hana/fwd/core/make.hpp>
#include <boost/hana/fwd/core/tag_of.hpp>
#include <boost/hana/fwd/drop_front.hpp>
#include <boost/hana/fwd/is_empty.hpp>
#include <boost/hana/fwd/length.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/second.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/type.hpp>
#include <boost/hana/unpack.hpp>

#if defined(__clang__)
#pragma clang diagnostic pop
#endif
