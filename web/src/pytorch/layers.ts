// Layers of torch.nn, made from what their constructors are given.

import type { Program } from './program.ts';
import { madeFrom } from './products.ts';
import { nothing, operations, type Given, type Operation } from './operations.ts';
import { number, numberOf, tensor, tensorOf, Unread, type Axis, type Value } from './values.ts';

function linear(program: Program, inputs: number, outputs: number): Value {
  const made = new Map<string, { code: string; out: string }>();
  return { kind: 'layer', call: (value) => {
    const x = tensorOf(value), last = x.axes.at(-1) as Axis;
    if (last.role === '') throw new Unread('a linear layer over an axis of size 1');
    // Of what comes in, the sizes may have been guessed.
    if (last.size !== inputs && last.made !== true) throw new Unread(`this layer takes ${inputs} features, x has ${last.size}: PyTorch stops here too, unless the sizes above are others`);
    const known = made.get(last.role);
    const out = known?.out ?? madeFrom(last, x.axes);
    const code = known?.code ?? program.declared('layer', `linear<${last.role}<${inputs}>, ${out}<${outputs}>> const`, '{generator}');
    made.set(last.role, { code, out });
    return tensor(`${code}(${x.code})`, [...x.axes.slice(0, -1), { role: out, size: outputs, made: true }]);
  } };
}

/** The layer of that name, or undefined. */
export function layerOf(kind: string, given: Given, program: Program): Value | undefined {
  switch (kind) {
    case 'Linear': return linear(program, numberOf(given.at(0, 'in_features')), numberOf(given.at(1, 'out_features')));
    case 'Conv1D': return linear(program, numberOf(given.at(1, 'nx')), numberOf(given.at(0, 'nf')));
    case 'Softmax': return { kind: 'layer', call: (x) => (operations['softmax'] as Operation)(x, given) };
    case 'LayerNorm': case 'RMSNorm': return { kind: 'layer', call: (x) => (operations['layer_norm'] as Operation)(x, nothing) };
    case 'GroupNorm': case 'BatchNorm1d': return { kind: 'layer', call: (x) => x };
    case 'LeakyReLU': case 'ELU': return { kind: 'layer', call: (x) => (operations['relu'] as Operation)(x, nothing) };
    case 'Rearrange': return { kind: 'layer', call: (x) => (operations['rearrange'] as Operation)(x, given) };
    case 'ReLU': case 'GELU': case 'SiLU': case 'Tanh': case 'Sigmoid': {
      const operation = operations[kind.toLowerCase()] as Operation;
      return { kind: 'layer', call: (x) => operation(x, nothing) };
    }
    case 'Dropout': case 'Identity': return { kind: 'layer', call: (x) => x };
    case 'Parameter': return given.at(0) ?? number(0);
    case 'ModuleList': return given.at(0) ?? { kind: 'list', items: [] };
    case 'Sequential': return { kind: 'layer', call: (x) => given.all.reduce((now, each) => {
      if (each.kind !== 'layer') throw new Unread('a part of this layer is not known');
      return each.call(now, []);
    }, x) };
    default: return undefined;
  }
}
