// Makes a program show the tensors that a refused line is about, so that one can see what PyTorch would make of it.

import { callAt, endOf, givenAt, lineBegin, operatorAt, type Span } from '../compiler/calls.ts';
import type { Finding, Place } from '../compiler/messages.ts';
import { variables } from '../compiler/shapes.ts';
import { codeOf, program } from '../lessons/rules.ts';

/** Of a program with this, the compiler reads the header below first. */
export const showing = 'headsup_shows';

/** Between \1 and \2: name, axes with their sizes, the numbers, and the tensor as PyTorch prints it. */
export const showHeader = `#include <cstdio>
// What a refused call returns has none.
inline void ${showing}_axes(void*, void const*) {}
template <template <class...> class Axes, class... Axis> requires requires { (Axis::role::name, ...); }
void ${showing}_axes(Axes<Axis...>*, auto const* sizes) {
  (std::printf(" %s:%u", Axis::role::name.c_str(), static_cast<unsigned>(*sizes++)), ...);
}
template <class X> constexpr bool ${showing}(char const* name, X const& x) {
  if constexpr (requires { X::axes::rank; x.data(); x.sizes().data(); }) {
    if (!__builtin_is_constant_evaluated()) {
      std::printf("\\1%s", name);
      ${showing}_axes(static_cast<typename X::axes*>(nullptr), x.sizes().data());
      std::printf("\\n");
      for (unsigned i = 0; i < x.size() && i < 4096; ++i) std::printf("%.9g ", static_cast<double>(x.data()[i]));
      std::printf("\\n");
      print(x);
      std::printf("\\2");
      std::fflush(stdout);
    }
  }
  return true;
}
// In the place of zeros, whose mix-ups nobody would see: digits, and of more than ten hundredths that tell them apart. Of
// truths some are true in each row of four and more, and some false, and rows are no columns.
template <unsigned Seed, class X> constexpr X ${showing}_numbers(X x) {
  using scalar = typename X::scalar;
  for (unsigned i = 0; i < x.size(); ++i) {
    if constexpr (static_cast<scalar>(2) == static_cast<scalar>(1)) {
      x.data()[i] = (i + i / 3 * 2 + 2) % 3 == 0;
      continue;
    }
    unsigned const number = i * 7 + i / 10 + Seed;
    x.data()[i] = static_cast<scalar>(0.5) == 0.5 ? static_cast<scalar>(number % 10 + 0.01 * (i / 10 % 100)) : static_cast<scalar>(number % (static_cast<scalar>(0.5) == 0 ? 2 : 10));
  }
  return x;
}
// Outside of functions a compiler would compute the other at once.
template <class X> bool ${showing}_later(char const* name, X const& x) { return ${showing}(name, x); }
`;

/** What is to be seen of a refused line. */
export interface Subject {
  /** What the line makes; '' if it names nothing. */
  result: string;
  /** Those operands that are variables, in their order; '' for others. */
  operands: string[];
  /** The first operand, if it is no variable and can be computed again; or ''. */
  computed: string;
}

/** What shows it. */
export const computedName = `${showing}_operand`;

/** Where the program itself is refused. */
export function ownPlace(finding: Finding): Place | undefined {
  return finding.places.find(({ file }) => file === program);
}

/** The call that a finding is about. */
export function refusedCall(code: string, finding: Finding): ReturnType<typeof callAt> {
  const place = ownPlace(finding);
  const [, operation = '', sign] = /^HU\d{3} (operator(\S+?)(?=[:(\s])|\w+)/.exec(finding.text) ?? [];
  if (place === undefined || operation === '') return undefined;
  if (sign !== undefined) return operatorAt(code, place, sign.replace(/:$/, ''));
  return callAt(code, place, operation) ?? (/^tensor(?:_view)?$/.test(operation) ? givenAt(code, place) : undefined);
}

export function subjectOf(text: string, finding: Finding): Subject {
  const place = ownPlace(finding);
  const code = codeOf(text, false);
  const call = refusedCall(code, finding);
  const at = call?.from ?? (place === undefined ? 0 : lineBegin(code, place));
  const made = place === undefined ? undefined : variables(text).find(({ line, end }) => line <= place.line && end > at);
  const operands = (call?.operands ?? []).map(({ from, to }) => code.slice(from, to)).map((each) => /^[A-Za-z_]\w*$/.test(each) ? each : '');
  return { result: made?.name ?? '', operands, computed: operands[0] === '' && made !== undefined ? computedIn(code, made.name, call?.operands[0]) : '' };
}

/** The operand, if it stands in the declaration itself, and not in a lambda in it. */
function computedIn(code: string, result: string, operand: Span | undefined): string {
  if (operand === undefined) return '';
  const before = code.slice(0, operand.from);
  const declares = new RegExp(`\\b${result}\\s*=`).test(before.slice(before.search(/[^;{}]*$/)));
  const text = code.slice(operand.from, operand.to);
  return declares && /^[A-Za-z_]/.test(text) && !/[[\]{}=]|\bmove\b/.test(text) ? text : '';
}

/** The program that shows them, without its assertions, which are about right numbers; its lines stay where they are. */
export function showingProgram(text: string, { result, operands, computed }: Subject, line: number): string {
  const code = withoutAssertions(text);
  const made = variables(code).filter(({ name }) => name === result).sort((one, other) => Math.abs(one.line - line) - Math.abs(other.line - line))[0];
  const names = [...new Set([...operands, result])].filter((name) => name !== '');
  const shows = made?.local === true ? showing : `${showing}_later`;
  const shown = [...names.map((name) => [name, name]), ...(computed === '' ? [] : [[computedName, computed]])];
  const probes = shown.map(([name, value], i) => ` [[maybe_unused]] bool ${showing}_${i} = ::${shows}("${name}", ${value});`).join('');
  return withMain(made === undefined ? code : code.slice(0, made.end) + probes + code.slice(made.end));
}

/** The program as one that runs whatever it asserts. */
export const runnable = (text: string): string => withMain(withoutAssertions(text));

const withMain = (text: string): string => /\bmain\s*\(/.test(codeOf(text, false)) ? text : `${text}\nint main() {}\n`;

/** Where a program makes tensors of zeros, or of ones: a triangle is made of ones, and says what it hides. */
function constantsIn(code: string): (Span & { of: string })[] {
  const callFrom = (at: number): number => {
    const open = code[at] === '<' ? endOf(code, at) : at;
    return code[open] === '(' ? endOf(code, open) : 0;
  };
  const triangles = [...code.matchAll(/\btri[lu]\b/g)].map(({ index, 0: { length } }) =>
    ({ from: index, to: callFrom(index + length) }));
  return [...code.matchAll(/(?<![\w:.])(zeros|ones)(?=<(?:float|double|int|bool)\b)/g)].flatMap(({ index, 1: of = '' }) => {
    const to = callFrom(index + of.length);
    return to === 0 || triangles.some((each) => each.from < index && index < each.to) ? [] : [{ from: index, to, of }];
  });
}

/** The program with numbers that differ in each tensor that it makes of one number. */
export function withNumbers(text: string): string {
  let result = text;
  for (const { from, to } of constantsIn(codeOf(text, false)).reverse())
    result = `${result.slice(0, from)}::${showing}_numbers<${from % 10}>(${result.slice(from, to)})${result.slice(to)}`;
  return result;
}

/** What has numbers in its place then: zeros, ones, or both; '' if there are none. */
export function numberedIn(text: string): string {
  const all = new Set(constantsIn(codeOf(text, false)).map(({ of }) => of));
  return ['zeros', 'ones'].filter((each) => all.has(each)).join(' and ');
}

/** Blanks in the place of assertions, and of a lesson's check. */
function withoutAssertions(text: string): string {
  let result = text.replace(/^[ \t]*#[ \t]*include[ \t]*"finish\/\d.*$/gm, '');
  for (const { index } of [...codeOf(result, false).matchAll(/\bstatic_assert\s*\(/g)]) {
    const code = codeOf(result, false);
    const end = code.indexOf(';', endOf(code, code.indexOf('(', index))) + 1;
    if (end > index) result = result.slice(0, index) + result.slice(index, end).replace(/[^\n]/g, ' ') + result.slice(end);
  }
  return result;
}
