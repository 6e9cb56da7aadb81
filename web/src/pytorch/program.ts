// The program in C++ that is written, line by line, and the line of Python that each comes from.

import { showing } from '../witness/probe.ts';
import type { Axis } from './values.ts';
import { listed, named, typeOf } from './values.ts';

/** The roles that headsup brings; others are declared. */
const known = ['all_heads', 'batch', 'context_length', 'copies', 'd_in', 'd_out', 'halves', 'head_dim', 'heads', 'keys', 'kv_heads', 'pairs', 'tokens', 'vocab'];

export const isKnown = (role: string): boolean => known.includes(role);

export class Program {
  private readonly lines: { code: string; from: number }[] = [];
  private readonly inputs: { parameter: string; given: string }[] = [];
  private names = 0;
  /** The line of Python that is read. */
  at = 0;

  /** A variable for a value; returns its name. */
  declared(name: string, type: string, value: string): string {
    const called = `${name.replace(/\W/g, '_')}_${++this.names}`;
    this.lines.push({ code: `  ${type} ${called}${value};`, from: this.at });
    return called;
  }
  variable(name: string, code: string): string {
    return /^\w+$/.test(code) ? code : this.declared(name, 'auto const', ` = ${code}`);
  }
  statement(code: string): void {
    this.lines.push({ code: `  ${code};`, from: this.at });
  }
  input(name: string, axes: Axis[], scalar = 'float'): string {
    const list = listed(axes), typed = [scalar, ...named(axes).map(typeOf)].join(', ');
    this.inputs.push({ parameter: `tensor<${typed}> const& ${name}_`, given: scalar === 'float' ? `randn<${list}>(generator)` : `::${showing}_numbers<0>(zeros<${typed}>())` });
    return `${name}_`;
  }

  /** The whole of it, and for each of its lines the line of Python, or 0. The same with a call, of random numbers. */
  written(): { text: string; from: number[]; called: string } {
    const body = this.lines.map(({ code }) => code).join('\n');
    const parameters = this.inputs.map(({ parameter }) => `, ${parameter}`).join('');
    const whole = `${parameters} ${body}`;
    const sized = [...whole.matchAll(/\b([a-z]\w*)<\d/g)].map(([, role]) => role as string);
    const said = [...whole.matchAll(/\b(?:rename|merge|repeat|repeat_interleave|scaled_scores|stack)<([\w, ]+)/g)].flatMap(([, roles]) => (roles as string).split(', '));
    const own = [...new Set([...sized, ...said])].filter((role) => !known.includes(role));
    const head = ['#include <headsup/headsup.hpp>', '', '#include <cmath>', '', ...own.map((role) => `template <std::size_t N> struct ${role} : headsup::axis<"${role}", N> {};`),
      'using namespace headsup;', '', `void forward(torch_generator& generator${parameters}) {`, '  (void)generator;'];
    const text = [...head, body, '}', ''].join('\n');
    const called = `${text}int main() {\n  torch_generator generator{123};\n  forward(generator${this.inputs.map(({ given }) => `, ${given}`).join('')});\n}\n`;
    return { text, from: [...head.map(() => 0), ...this.lines.map(({ from }) => from), 0, 0], called };
  }
}
