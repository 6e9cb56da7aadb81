// Goes through a program in PyTorch with shapes in place of numbers, and writes it in headsup.

import { binary, rootOf } from './arithmetic.ts';
import { builtin } from './builtins.ts';
import { asSaid } from './claims.ts';
import { guessedFor } from './guesses.ts';
import { subscript } from './indexing.ts';
import { layerOf } from './layers.ts';
import type { Input } from './inputs.ts';
import { elementwiseNot, nothing, operations, turned, type Given, type Operation } from './operations.ts';
import { elementwise } from './products.ts';
import type { Program } from './program.ts';
import { axesSaid, axesSaidOf, madeFor, type Said } from './said.ts';
import { setBy } from './sets.ts';
import type { Expression, PythonFunction, Statement } from './syntax.ts';
import { loose, none, number, ofAnyNumbers, option, placeOf, sizesOf, tensor, tensorOf, truth, unknown, Unread, type Axis, type Class, type Equation, type Known, type Later, type Loose, type Value } from './values.ts';

type Scope = Map<string, Value>;

/** The value of a return, which ends a function. */
class Returned {
  constructor(readonly value: Value) {}
}
const isTrue = (x: Value): boolean => {
  if (x.kind === 'unknown' || x.kind === 'either' || x.kind === 'tensor' || x.kind === 'loose') throw new Unread('whether this holds is not known');
  return x.kind === 'truth' ? x.value : x.kind === 'number' ? x.value !== 0 : x.kind === 'list' ? x.items.length > 0 : x.kind === 'text' ? x.value !== '' : x.kind !== 'none';
};
/** What makes a tensor of sizes alone. */
const makers = ['ones', 'zeros', 'rand', 'randn', 'empty', 'full', 'Tensor'];
/** Names that Python, and the usual imports, bring. */
const imported = ['torch', 'nn', 'F', 'math', 'np', 'einops', 'rearrange', 'range', 'len', 'float', 'int', 'tuple', 'list', 'super', 'hasattr', 'sqrt', 'softmax', 'einsum',
  'Conv1D', 'print', 'enumerate', 'map', 'zip', 'copy', 'deepcopy', 'device', 'Rearrange', 'max', 'min', 'getattr', 'isinstance', 'callable', 'partial', 'repeat', 'reduce', 'sum', 'any', 'all', 'abs', 'bool', 'str', 'slice', 'type'];
const size = (x: Value): Value => ({ kind: 'list', items: sizesOf(x.kind === 'loose' ? x : tensorOf(x)).map(number) });

/** A module among others, of which nothing is known: who goes through all of them sets their weights, and no shape. */
const someModule: Value = { kind: 'layer', call: () => { throw new Unread('which module this is is not known'); } };
const someWeight: Value = loose([2, 2], () => { throw new Unread('which weight this is is not known'); });
const isLayer = (path: string): boolean => /^(torch\.)?nn\.(?!functional)|(^|\.)(Conv1D|Rearrange)$/.test(path);
/** A function of each number by itself, whichever it is. */
const someActivation: Known = { kind: 'layer', call: (x) => (operations['relu'] as Operation)(x, nothing) };
/** What a call gives: a place, or else a name, says which. */
function givenOf(all: Value[], named: Later, names: string[] = []): Given {
  return { all, names, at: (i, name) => (name === undefined ? undefined : named.get(name) ?? (name === 'dim' ? named.get('axis') : undefined))?.() ?? all[i] };
}
const valuesOf = (named: Later): Map<string, Value> => new Map([...named].map(([name, each]) => [name, each()]));
/** Where the statements in a statement begin. What only is defined is read when it is called. */
function linesOf(each: Statement): number[] {
  switch (each.kind) {
    case 'if': return [each.line, ...each.branches.flatMap(({ body }) => body.flatMap(linesOf))];
    case 'for': return [each.line, ...each.body.flatMap(linesOf)];
    case 'function': case 'class': return [];
    default: return [each.line];
  }
}
/** A method, and the class that says it. */
interface Method { function: PythonFunction; owner: Class }
/** The methods of a class, where it has none of its own those of what it was made from. */
function methodsOf(of: Class): Map<string, Method> {
  const all = new Map<string, Method>();
  for (const base of of.bases.toReversed()) if (base.kind === 'class') methodsOf(base).forEach((each, name) => all.set(name, each));
  for (const each of of.body) if (each.kind === 'function') all.set(each.function.name, { function: each.function, owner: of });
  return all;
}
/** x.sigmoid_() is x.sigmoid(), of which x has the numbers then. */
const operationOf = (name: string): Operation | undefined => operations[name] ?? (/[^_]_$/.test(name) ? operations[name.slice(0, -1)] : undefined);
/** A question by its name, as use_fused_attn() or config.is_decoder: of its answers each is read. */
export const isQuestion = (name: string): boolean => /^(use|is|has|add|do|should|can|with)_|^causal$/.test(name);

/** A tensor without names, of which a part is set: what is put there says the names, or the numbers are any. */
function partlySet(whole: Loose, part: Value, value: Value): Value {
  if (value.kind === 'tensor') {
    const sizes = sizesOf(part.kind === 'loose' ? part : tensorOf(part));
    if (value.axes.length !== whole.sizes.length || value.axes.some(({ size }, i) => size !== sizes[i])) throw new Unread('a part of a tensor is set');
    const axes = value.axes.map((axis, i): Axis => ({ ...axis, size: whole.sizes[i] as number }));
    return tensor(whole.code(axes.filter(({ role }) => role !== '')), axes);
  }
  // What hides, hides what is not known here.
  if (whole.truths || (value.kind === 'number' && value.value < -1e3) || !['number', 'loose'].includes(value.kind)) throw new Unread('a part of a tensor is set');
  return ofAnyNumbers(whole, whole.sizes);
}

/** What has a name of its own: x, self.x, or a part of it. */
const isPlace = (x: Expression): boolean => x.kind === 'name' || (x.kind === 'attribute' && x.of.text === 'self') || (x.kind === 'subscript' && isPlace(x.of));

export class Interpreter {
  /** Why a line was not read; lines that were read are in `read`. */
  readonly unread = new Map<number, string>();
  /** Lines of what was begun: those that are not read were not reached. */
  readonly begun = new Set<number>();
  readonly read = new Set<number>();
  /** The equations of lines that have one. */
  readonly equations = new Map<number, Equation>();
  /** Tensors that the program makes itself, and of which no comment says what their axes are. */
  readonly own: Input[] = [];
  /** Sizes by default, and the smaller ones in their place. */
  readonly exchanged = new Map<number, number>();
  private readonly globals: Scope = new Map();
  private depth = 0;

  /** `stated` has the axes that the reader gave tensors of the program. */
  constructor(private readonly program: Program, private readonly settings: (name: string) => number | undefined, private readonly stated: Record<string, Axis[]> = {}) {
    for (const each of imported) this.globals.set(each, { kind: 'path', path: each });
  }

  define(name: string, value: Value): void {
    this.globals.set(name, value);
  }

  /** Reads a program; a return outside a function ends it. */
  script(statements: Statement[]): void {
    try {
      this.block(statements);
    } catch (error) {
      if (!(error instanceof Returned)) throw error;
    }
  }

  /** Reads statements; those that are not understood leave what they set unknown. */
  block(statements: Statement[], scope: Scope = this.globals): void {
    for (const line of statements.flatMap(linesOf)) this.begun.add(line);
    for (const each of statements) {
      const before = this.program.at;
      this.program.at = each.line;
      try {
        this.statement(each, scope);
        if (each.kind !== 'other') this.read.add(each.line);
      } catch (error) {
        if (!(error instanceof Unread)) throw error;
        this.leave(each, scope, error.message);
        // What comes after it is not reached.
        if (each.kind === 'return') throw new Returned(unknown(error.message));
      }
      this.program.at = before;
    }
  }

  private leave(each: Statement, scope: Scope, why: string): void {
    this.unread.set(each.line, why);
    each.text.split('\n').forEach((line, i) => { if (i > 0 && line.trim() !== '' && each.kind !== 'assign') this.unread.set(each.line + i, why); });
    for (const name of setBy(each)) this.set(name, unknown(why), scope);
  }
  private set(name: string, value: Value, scope: Scope): void {
    const self = scope.get('self');
    if (name.startsWith('self.') && self?.kind === 'object') self.attributes.set(name.slice(5), value);
    else scope.set(name, value);
  }

  private statement(each: Statement, scope: Scope): void {
    switch (each.kind) {
      case 'assign': {
        const value = this.value(each.value, scope);
        for (const target of each.targets) this.assign(target, value, scope, each.comment);
        return;
      }
      case 'update':
        return this.assign(each.target, binary(each.operator, this.value(each.target, scope), this.value(each.value, scope)), scope, each.comment);
      case 'expression': {
        const call = each.value;
        // What logs, plots, asserts, or sets numbers anew, as trunc_normal_ does, changes no shape.
        const called = call.kind !== 'call' ? undefined : call.callee.kind === 'attribute' ? call.callee.of : call.callee;
        const isKnown = called?.kind !== 'name' || scope.has(called.name) || this.globals.has(called.name);
        if (!isKnown && call.kind === 'call' && (called !== call.callee || /_$|^_?(assert|check|warn|log)/.test(called.text))) return;
        // x.masked_fill_(…) changes x.
        const value = this.value(call, scope);
        if (call.kind === 'call' && call.callee.kind === 'attribute' && /[^_]_$/.test(call.callee.name) && value.kind !== 'none' && isPlace(call.callee.of)) this.assign(call.callee.of, value, scope);
        else this.kept('value', value);
        return;
      }
      case 'return': {
        const value = each.value === null ? none : this.value(each.value, scope);
        this.read.add(each.line);
        throw new Returned(value.kind === 'tensor' ? tensor(this.program.variable('result', value.code), value.axes, value.truths) : value);
      }
      case 'if': {
        return this.branch(each.branches, scope);
      }
      case 'for': {
        const over = this.value(each.over, scope);
        if (over.kind !== 'list' || over.items.length > 64) throw new Unread('what this goes through is not known');
        for (const item of over.items) {
          this.assign(each.target, item, scope);
          this.block(each.body, scope);
        }
        return;
      }
      case 'import':
        for (const [name, path] of each.names) if (/^(torch|math|einops|numpy|copy|transformers|functools|inspect)\b/.test(path)) scope.set(name, { kind: 'path', path });
        return;
      case 'function': scope.set(each.function.name, { kind: 'function', function: each.function, scope: new Map(scope) }); return;
      case 'class': scope.set(each.name, this.classOf(each, scope)); return;
      case 'nothing': return;
      case 'other': throw new Unread('this kind of statement is not read');
    }
  }

  /** The branch that is taken; where that is not known, each, and the last goes on. */
  private branch(branches: { test: Expression | null; body: Statement[] }[], scope: Scope): void {
    let taken: Statement[] | undefined;
    for (const { test, body } of branches) {
      const found = test === null ? truth(true) : this.tested(test, scope), holds = found === undefined ? undefined : isTrue(found);
      const isOption = found?.kind === 'truth' && found.isOption === true;
      if (holds === true && taken === undefined) taken = body;
      else if (holds !== false || isOption) this.aside(body, scope);
      // Behind what nobody could choose otherwise nothing is reached.
      if (holds === true && !isOption) break;
    }
    if (taken !== undefined) this.block(taken, scope);
  }
  /** What is read and not gone on with. */
  private aside(body: Statement[], scope: Scope): void {
    try {
      this.block(body, new Map(scope));
    } catch (error) {
      if (!(error instanceof Returned)) throw error;
    }
  }
  /** What a test gives; undefined where it is not known whether it holds. */
  private tested(test: Expression, scope: Scope): Value | undefined {
    try {
      const found = this.value(test, scope);
      isTrue(found);
      return found;
    } catch (error) {
      if (error instanceof Unread) return undefined;
      throw error;
    }
  }

  /** A tensor in a variable, so that the compiler sees it; a list of them in several. */
  private kept(name: string, value: Value): Value {
    if (value.kind === 'list') return { kind: 'list', items: value.items.map((each) => this.kept(name, each)) };
    return value.kind === 'tensor' ? { ...value, code: this.program.variable(name, value.code) } : value;
  }

  /** What the reader, a comment, or the name says of a tensor that the program made itself. */
  private called(name: string, value: Loose): Value {
    const stated = this.stated[name];
    if (stated !== undefined) {
      this.own.push({ name, axes: stated });
      return asSaid(value, stated.map(({ role, size: each, factors }) => ({ role, size: each === 1 ? undefined : each, parts: factors })), this.program);
    }
    const guess = guessedFor(name, value);
    if (guess === undefined) return value;
    if (!this.own.some((each) => each.name === name)) this.own.push({ name, axes: guess });
    return { ...value, guess };
  }

  /** What was merged may be named as numbers of the program are: (batch x heads) beside heads = 2. */
  private sized(said: Said, scope: Scope): Said {
    return said.parts === undefined ? said : { ...said, parts: said.parts.map((part) => {
      const found = part.word === undefined ? undefined : scope.get(part.word);
      return part.size === undefined && found?.kind === 'number' ? { ...part, size: found.value } : part;
    }) };
  }

  private assign(target: Expression, value_: Value, scope: Scope, comment = ''): void {
    let value = value_;
    if (target.kind === 'name') {
      const said = axesSaid(comment), role = madeFor(comment);
      if (said !== undefined) value = asSaid(value, said.map((each) => this.sized(each, scope)), this.program);
      if (role !== undefined && value.kind === 'layer') value.madeFor?.(role);
      if (value.kind === 'loose' && this.depth === 0) value = this.called(target.name, value);
    }
    // scores[mask] = -inf
    if (target.kind === 'subscript' && isPlace(target.of) && target.index.length === 1 && value.kind === 'number') {
      const [at] = target.index, of = this.value(target.of, scope), mask = at === undefined || at.kind === 'slice' || at.kind === 'constant' ? none : this.value(at, scope);
      if (of.kind === 'tensor' && (mask.kind === 'tensor' || mask.kind === 'loose') && mask.truths)
        return this.assign(target.of, (operations['masked_fill'] as Operation)(of, { ...nothing, at: (i) => i === 0 ? mask : value }), scope);
    }
    // The other numbers stay what they are, and so do the axes.
    if (target.kind === 'subscript' && this.value(target.of, scope).kind === 'tensor' && this.value(target, scope).kind === 'tensor') { this.kept('part', value); return; }
    if (target.kind === 'subscript' && isPlace(target.of)) { const whole = this.value(target.of, scope); if (whole.kind === 'loose' && whole.guess === undefined) return this.assign(target.of, partlySet(whole, this.value(target, scope), value), scope); }
    if (target.kind === 'list') {
      if (value.kind === 'tensor' && value.axes[0]?.size === target.items.length) return this.assign(target, (operations['unbind'] as Operation)(value, nothing), scope, comment);
      // a, b, *rest = …
      const stars = target.items.findIndex((each) => each.kind === 'unary' && each.operator === '*'), star = target.items[stars];
      if (value.kind === 'list' && star?.kind === 'unary' && value.items.length >= target.items.length - 1) {
        const rest = value.items.length - target.items.length + 1;
        this.assign(star.of, { kind: 'list', items: value.items.slice(stars, stars + rest) }, scope);
        return target.items.toSpliced(stars, 1).forEach((each, i) => this.assign(each, value.items[i < stars ? i : i + rest] as Value, scope, comment));
      }
      if (value.kind !== 'list' || value.items.length !== target.items.length) throw new Unread(value.kind === 'unknown' ? value.why : 'this is not one value for each name');
      return target.items.forEach((each, i) => this.assign(each, value.items[i] as Value, scope, comment));
    }
    // What is said of a layer, as self.c_proj.SCALE = 1.
    if (target.kind === 'attribute' && target.of.text !== 'self' && ['layer', 'tensor', 'loose'].includes(this.value(target.of, scope).kind)) return;
    if (target.kind !== 'name' && !(target.kind === 'attribute' && target.of.text === 'self')) throw new Unread('a part of a tensor is set');
    const name = target.kind === 'name' ? target.name : `self.${target.name}`;
    this.set(name, this.kept(name.replace('self.', ''), value), scope);
    if (value.kind === 'unknown') throw new Unread(value.why);
  }

  private value(x: Expression, scope: Scope): Value {
    switch (x.kind) {
      case 'number': return /[.e]/.test(x.text) ? { ...number(x.value), isFloat: true } : number(x.value);
      case 'text': return { kind: 'text', value: x.value };
      case 'constant': return typeof x.value === 'boolean' ? truth(x.value) : x.value === null ? none : { kind: 'text', value: '...' };
      case 'name': {
        const found = scope.get(x.name) ?? this.globals.get(x.name);
        if (found?.kind === 'unknown') throw new Unread(found.why);
        if (found !== undefined) return found;
        const said = this.settings(x.name);
        if (said !== undefined) return number(said);
        throw new Unread(`nothing says what ${x.name} is`);
      }
      case 'attribute': return this.attribute(this.value(x.of, scope), x.name);
      case 'subscript': return subscript(this.value(x.of, scope), x.index, (each) => this.value(each, scope));
      case 'list': return { kind: 'list', items: this.several(x.items, scope) };
      case 'lambda': return { kind: 'lambda', call: (given) => {
        const inner = new Map(scope);
        x.parameters.forEach((name, i) => inner.set(name, given[i] ?? none));
        // What is wrong with it is wrong where it stands.
        const before = this.program.at;
        this.program.at = x.line;
        try {
          return this.kept('value', this.value(x.value, inner));
        } finally {
          this.program.at = before;
        }
      } };
      case 'dictionary': return { kind: 'dictionary', entries: new Map(x.entries.map(([key, each]) => [key.kind === 'text' ? key.value : key.text, this.value(each, scope)])) };
      case 'format':
        for (const each of x.parts) this.kept('printed', this.value(each, scope));
        return { kind: 'text', value: x.text };
      case 'unary': {
        const of = this.value(x.of, scope);
        if (x.operator === 'not') return of.kind === 'either' ? of : { kind: 'truth', value: !isTrue(of), isOption: of.kind === 'truth' && of.isOption === true };
        if (x.operator === '~') return elementwiseNot(of);
        if (x.operator === '-' && of.kind === 'number') return { ...of, value: -of.value };
        if (x.operator === '-') {
          const negative = elementwise(number(-1), of, (a, b) => `${a} * ${b}`);
          return negative.kind === 'tensor' && of.kind === 'tensor' && of.made?.by === 'half' ? { ...negative, made: { ...of.made, negated: !of.made.negated } } : negative;
        }
        throw new Unread('this operator is not read');
      }
      case 'binary': {
        const isEither = (x.operator === 'and' || x.operator === 'or') && this.value(x.left, scope).kind === 'either';
        if (isEither) return { kind: 'either' };
        if (x.operator === 'and') return isTrue(this.value(x.left, scope)) ? this.value(x.right, scope) : truth(false);
        if (x.operator === 'or') { const left = this.value(x.left, scope); return isTrue(left) ? left : this.value(x.right, scope); }
        const left = this.value(x.left, scope), right = this.value(x.right, scope);
        const found = binary(x.operator, left, right);
        if (x.operator === '**' && left.kind === 'number' && right.kind === 'number' && Math.abs(right.value) === 0.5) return rootOf(found, left.value, x.left, right.value < 0);
        return found;
      }
      case 'choice': {
        const test = this.value(x.test, scope);
        return this.value(test.kind === 'either' || isTrue(test) ? x.then : x.otherwise, scope);
      }
      case 'comprehension': {
        const over = this.value(x.over, scope);
        if (over.kind !== 'list') throw new Unread('what this goes through is not known');
        return { kind: 'list', items: over.items.map((each) => {
          const inner = new Map(scope);
          this.assign(x.target, each, inner);
          return this.value(x.item, inner);
        }) };
      }
      case 'call': return this.call(x, scope);
      case 'other': throw new Unread('this is not read');
    }
  }

  private attribute(of: Value, name: string): Value {
    switch (of.kind) {
      case 'path': {
        const path = `${of.path}.${name}`;
        return path === 'math.pi' ? number(Math.PI) : /\.(inf|Inf)$/.test(path) ? number(Infinity) : { kind: 'path', path };
      }
      case 'settings': {
        const said = this.settings(name);
        if (said === undefined && isQuestion(name)) return { kind: 'either' };
        if (said === undefined) throw new Unread(`nothing says what ${name} is`);
        return number(said);
      }
      case 'object': {
        const found = of.attributes.get(name);
        if (found?.kind === 'unknown') throw new Unread(found.why);
        if (found !== undefined) return found;
        const method = of.functions.get(name);
        if (method !== undefined) return { kind: 'function', function: method, self: of, scope: this.within(of, name) };
        if (name === 'training') return option(false);
        if (/^(register_buffer|register_parameter|modules|children|parameters|named_parameters|apply|add_module)$/.test(name)) return { kind: 'method', of, name };
        const ofBase = of.base?.kind === 'layer' ? of.base.attribute?.(name) : undefined;
        if (ofBase !== undefined) return ofBase;
        const said = this.settings(name);
        if (said !== undefined) return number(said);
        throw new Unread(`nothing says what self.${name} is`);
      }
      case 'tensor': case 'loose':
        if (name === 'names') return { kind: 'text', value: name };
        if (name === 'shape') return size(of);
        if (name === 'ndim') return number(sizesOf(of).length);
        if (name === 'T' || name === 'mT') return turned(of);
        if (name === 'device' || name === 'dtype') return { kind: 'text', value: name };
        if (name === 'data') return of;
        return { kind: 'method', of, name };
      case 'layer': return of.attribute?.(name) ?? { kind: 'method', of, name };
      case 'list': if (name === 'values' && of.items.length === 2) return of.items[0] as Value; return { kind: 'method', of, name };
      case 'text': case 'number': return { kind: 'method', of, name };
      default: throw new Unread(of.kind === 'unknown' ? of.why : 'this is not known');
    }
  }

  private call(x: Extract<Expression, { kind: 'call' }>, scope: Scope): Value {
    const name = x.callee.kind === 'name' ? x.callee.name : '';
    if (isQuestion(name) && !scope.has(name) && !this.globals.has(name)) return { kind: 'either' };
    const callee = this.callee(x.callee, scope);
    const spread = x.given.filter((each) => each.kind === 'unary' && each.operator === '**'), plain = x.given.filter((each) => !spread.includes(each));
    const values = this.several(plain, scope), named: Later = new Map([...x.named].map(([each, said]) => [each, () => this.value(said, scope)]));
    for (const each of spread) {
      const found = each.kind === 'unary' ? this.value(each.of, scope) : none;
      if (found.kind !== 'dictionary') throw new Unread('what ** gives is not known');
      found.entries.forEach((value, key) => named.set(key, () => value));
    }
    if (callee.kind === 'path' && /(^|\.)sqrt$/.test(callee.path) && values[0]?.kind === 'number') return rootOf(this.applied(callee, values, named), values[0].value, plain[0] as Expression, false);
    if (callee.kind === 'path' && callee.path.startsWith('super().')) return this.inherited(callee.path.slice('super().'.length), scope, values, named);
    return this.applied(callee, values, named, plain.map((each) => each.text));
  }
  /** What is called; of another package's part only the name counts, if that is defined here. */
  private callee(x: Expression, scope: Scope): Value {
    const own = x.kind === 'attribute' && x.of.kind === 'name' && !scope.has(x.of.name) && !this.globals.has(x.of.name) ? this.globals.get(x.name) : undefined;
    return own?.kind === 'class' || own?.kind === 'function' ? own : this.value(x, scope);
  }

  private applied(callee: Value | undefined, values: Value[], named: Later = new Map(), texts: string[] = []): Value {
    const given = (from: number): Given => givenOf(values.slice(from), named, texts.slice(from));
    switch (callee?.kind) {
      case 'function': return this.run(callee.function, callee.self, values, valuesOf(named), callee.scope);
      case 'class': return this.made(callee, values, valuesOf(named));
      case 'lambda': return callee.call(values, named);
      case 'layer': return callee.call(values[0] ?? none, values.slice(1));
      case 'object': {
        const forward = callee.functions.get('forward');
        if (forward === undefined && callee.base !== undefined) return this.applied(callee.base, values, named);
        if (forward === undefined) throw new Unread(`${callee.name} has no forward`);
        return this.run(forward, callee, values, valuesOf(named), this.within(callee, 'forward'));
      }
      case 'method': return this.method(callee.of, callee.name, given(0));
      case 'path':
        if (callee.path === 'print') { values.forEach((each) => this.kept('printed', each)); return none; }
        if (/(^|\.)partial$/.test(callee.path)) return { kind: 'lambda', call: (more, also = new Map()) => this.applied(values[0], [...values.slice(1), ...more], new Map([...named, ...also])) };
        if (callee.path === 'getattr') return this.attributeOr(values);
        return this.known(callee.path, values, given);
      default: throw new Unread(callee?.kind === 'unknown' ? callee.why : 'what is called here is not known');
    }
  }
  /** getattr: where it is not there, what stands in its place. */
  private attributeOr([of, name, otherwise]: Value[]): Value {
    if (of === undefined || name?.kind !== 'text') throw new Unread('which attribute this is is not known');
    const isThere = of.kind !== 'object' || of.attributes.has(name.value) || of.functions.has(name.value);
    return isThere || otherwise === undefined ? this.attribute(of, name.value) : otherwise;
  }

  /** What a method knows of the class that says it, for super(). */
  private within(of: Extract<Known, { kind: 'object' }>, name: string): Scope {
    const owner = of.class === undefined ? undefined : methodsOf(of.class).get(name)?.owner;
    return owner === undefined ? new Map() : new Map([['__class__', owner]]);
  }
  classOf(each: Extract<Statement, { kind: 'class' }>, scope: Scope = this.globals): Class {
    const bases = each.bases.map((base): Value => {
      try {
        return this.value(base, scope);
      } catch (error) {
        if (error instanceof Unread) return unknown(error.message);
        throw error;
      }
    });
    return { kind: 'class', name: each.name, bases, body: each.body };
  }
  /** super().…: what the classes say that this one was made from; of those of PyTorch nothing is to be read. */
  private inherited(name: string, scope: Scope, values: Value[], named: Later): Value {
    const self = scope.get('self'), owner = scope.get('__class__');
    for (const base of owner?.kind === 'class' ? owner.bases : []) {
      const found = base.kind === 'class' ? methodsOf(base).get(name) : undefined;
      if (found !== undefined) return this.run(found.function, self, values, valuesOf(named), new Map([['__class__', found.owner]]));
      if (base.kind === 'path' && self?.kind === 'object' && name === '__init__') { const layer = this.layer(base.path, givenOf(values, named)); if (layer !== undefined) self.base = layer; }
      if (self?.kind === 'object' && self.base !== undefined && name === 'forward') return this.applied(self.base, values, named);
      if (base.kind === 'unknown' && name !== '__init__') throw new Unread(base.why);
    }
    return none;
  }
  /** The layer of torch.nn of that name, if it is one. */
  private layer(path: string, given: Given): Value | undefined {
    return isLayer(path) ? layerOf(path.replace(/^.*\./, ''), given, this.program, (callee, x) => this.applied(callee, [x])) : undefined;
  }

  /** The values of expressions, of which *x gives all of x. */
  private several(all: Expression[], scope: Scope): Value[] {
    return all.flatMap((each) => {
      if (each.kind !== 'unary' || each.operator !== '*') return [this.value(each, scope)];
      const found = this.value(each.of, scope);
      if (found.kind !== 'list') throw new Unread('what * gives is not known');
      return found.items;
    });
  }
  private method(of: Value, name: string, given: Given): Value {
    if (of.kind === 'object' && (name.startsWith('register_') || name === 'add_module')) {
      of.attributes.set(given.all[0]?.kind === 'text' ? given.all[0].value : '', given.at(1, 'tensor') ?? none);
      return none;
    }
    if (of.kind === 'object' && (name === 'modules' || name === 'children')) return { kind: 'list', items: [someModule] };
    if (of.kind === 'object' && (name === 'parameters' || name === 'named_parameters')) return { kind: 'list', items: [name === 'parameters' ? someWeight : { kind: 'list', items: [{ kind: 'text', value: 'weight' }, someWeight] }] };
    if (of.kind === 'object' && name === 'apply') return of;
    if (of.kind === 'layer' && of.add !== undefined && name === 'add_module') { of.add(given.all[1] ?? none); return none; }
    if (of.kind === 'layer' && name === 'load_state_dict') {
      const weights = given.all[0];
      if (weights?.kind === 'dictionary') of.load?.(weights.entries);
      return none;
    }
    if (of.kind === 'layer' && name === 'state_dict') return { kind: 'settings' };
    if (of.kind === 'list' && name === 'append') { of.items.push(given.all[0] ?? none); return none; }
    if (of.kind === 'tensor' || of.kind === 'loose') {
      if (name === 'size') return given.at(0, 'dim') === undefined ? size(of) : number(sizesOf(of)[placeOf(sizesOf(of).length, given.at(0, 'dim'))] as number);
      if (name === 'dim' || name === 'ndimension') return number(sizesOf(of).length);
      if (name === 'element_size') return number(4);
      if (name === 'numel') return number(sizesOf(of).reduce((all, each) => all * each, 1));
    }
    const operation = operationOf(name);
    if (operation === undefined) throw new Unread(`${name} is not read yet`);
    return operation(of, given);
  }

  private known(path: string, values: Value[], given: (from: number) => Given): Value {
    const name = path.replace(/^.*\./, '');
    const found = builtin(path, values, (callee, each) => this.applied(callee, each)) ?? this.layer(path, given(0));
    const scalar = name === 'arange' ? given(0).at(Infinity, 'dtype') : undefined;
    if (found !== undefined) return scalar?.kind === 'path' && /float|double|half/.test(scalar.path) ? (operations['float'] as Operation)(found, nothing) : found;
    const operation = operationOf(name);
    if (operation === undefined) throw new Unread(`${path} is not read yet`);
    const made = makers.includes(name) ? operation(none, given(0)) : operation(values[0] ?? none, given(1));
    if (made.kind === 'tensor' && made.made?.by === 'einsum') this.equations.set(this.program.at, made.made.equation);
    return made;
  }

  /** Runs a function; `self` is the object that it belongs to. */
  run(called: PythonFunction, self: Value | undefined, values: Value[], named: Map<string, Value>, around: Scope = new Map()): Value {
    if (++this.depth > 20) throw new Unread('functions call each other without an end');
    const scope: Scope = new Map(around), parameters = called.parameters.filter(({ name }) => self === undefined || name !== 'self');
    if (self !== undefined) scope.set('self', self);
    parameters.forEach(({ name, otherwise, rest }, i) => {
      if (rest === '*') { scope.set(name, { kind: 'list', items: values.slice(i) }); return; }
      if (rest === '**') { scope.set(name, { kind: 'dictionary', entries: new Map([...named].filter(([each]) => !parameters.some((other) => other.name === each))) }); return; }
      const said = this.settings(name);
      const value = values[i] ?? named.get(name) ?? (otherwise !== null ? this.otherwise(otherwise, said) : said !== undefined ? number(said) : /config|cfg|args/.test(name) ? { kind: 'settings' } as Known : isQuestion(name) ? { kind: 'either' } as Known : /^(act|activation|nonlinearity|act_fn)$/.test(name) ? someActivation : unknown(`nothing says what ${name} is`));
      const about = axesSaidOf(name, called.comment);
      scope.set(name, about === undefined ? value : this.kept(name, asSaid(value, about, this.program)));
    });
    try {
      this.block(called.body, scope);
      return none;
    } catch (error) {
      if (error instanceof Returned) return error.value;
      throw error;
    } finally {
      --this.depth;
    }
  }

  /** What stands there in place of what is not given; a size that was exchanged in the main class is exchanged in its parts. */
  private otherwise(x: Expression, size: number | undefined): Value {
    const other = x.kind === 'number' && size !== undefined ? this.exchanged.get(x.value) : undefined;
    return other !== undefined ? number(other) : x.kind === 'constant' && typeof x.value === 'boolean' ? option(x.value) : this.value(x, this.globals);
  }

  made(of: Class, values: Value[], named: Map<string, Value>): Value {
    for (const each of of.body) this.read.add(each.line);
    const methods = methodsOf(of), functions = new Map([...methods].map(([name, each]) => [name, each.function]));
    const made: Value = { kind: 'object', name: of.name, functions, attributes: new Map(), class: of };
    const init = methods.get('__init__');
    if (init !== undefined) this.run(init.function, made, values, named, new Map([['__class__', init.owner]]));
    else this.inherited('__init__', new Map<string, Value>([['self', made], ['__class__', of]]), values, new Map([...named].map(([name, each]) => [name, () => each])));
    return made;
  }
}
