// What the expressions of a program give, with shapes in place of numbers.

import { binary, rootOf } from './arithmetic.ts';
import { shareOf } from './builtins.ts';
import { saidAt } from './choices.ts';
import { subscript } from './indexing.ts';
import type { Input } from './inputs.ts';
import { elementwiseNot, turned } from './operations.ts';
import { elementwise } from './products.ts';
import type { Program } from './program.ts';
import type { Expression, PythonFunction } from './syntax.ts';
import { maskWritten, productWritten, ranksOf, type Written } from './written.ts';
import { anySize, isSizeByName } from './usual_sizes.ts';
import { nameUnsaid, none, number, option, sizesOf, truth, unsaid, Unread, type Axis, type Chosen, type Class, type Equation, type Known, type Tensor, type Value } from './values.ts';
import { imported, isEither, isOption, isQuestion, isTrue, layerNamed, methodsOf, type Scope, shortNames, size } from './scopes.ts';

/** Layers on top of each other are read by the same lines: two of them stand for all. */
const withFewLayers = (name: string, x: Value): Value => (x.kind === 'number' && x.value > 2 && /^(n_?)?layers?$|^num_(hidden_)?layers$|^depth$/.test(name) ? { ...x, value: 2 } : x);

export abstract class Expressions {
  /** Why a line was not read; lines that were read are in `read`. */
  readonly unread = new Map<number, string>();
  /** Lines of what was begun: those that are not read were not reached. */
  readonly begun = new Set<number>();
  readonly read = new Set<number>();
  /** Lines of which the result is taken as given: of its numbers only the sizes were followed. */
  readonly taken = new Set<number>();
  private readonly seen = new WeakSet<Value>();
  /** Where the weights were made that lines sum. */
  readonly choices = new Map<number, Chosen>();
  /** The equations of lines that have one. */
  readonly equations = new Map<number, Equation>();
  /** The sizes that a line gives view or reshape, as they are written; none where it has several. */
  readonly views = new Map<number, string[]>();
  /** What operands are called, by lines, and the size that is to be divided by. */
  readonly written = new Map<number, Written>();
  readonly divisors = new Map<number, string>();
  /** Tensors that the program makes itself, and of which no comment says what their axes are. */
  readonly own: Input[] = [];
  /** Sizes by default, and the smaller ones in their place. */
  readonly exchanged = new Map<number, number>();
  protected readonly globals: Scope = new Map();
  protected depth = 0;
  /** How many objects are being called, each by the one before. */
  protected objects = 0;
  /** Whether the program itself is read, and not what is guessed of it. */
  protected isScript = false;
  /** How many sizes nobody said until now. */
  protected guesses = 0;
  /** How many objects are being made. */
  protected making = 0;

  /** `stated` has the axes that the reader gave tensors of the program; `roles` say what ids of tokens have, and what is an image. */
  constructor(protected readonly program: Program, protected readonly sizeOf: (name: string) => number | undefined, protected readonly stated: Record<string, Axis[]>, protected readonly roles: { ofIds: string[]; isImage(name: string): boolean }) {
    for (const path of imported) this.globals.set(path, { kind: 'path', path });
    for (const [name, path] of shortNames) this.globals.set(name, { kind: 'path', path });
  }

  /** A size that nobody says; of 0 and 1 nothing is that others have to fit. */
  protected settings(name: string): number | undefined {
    const found = this.sizeOf(name);
    if (found !== undefined && found > 1) ++this.guesses;
    return found;
  }

  define(name: string, value: Value): void {
    this.globals.set(name, value);
  }

  protected value(x: Expression, scope: Scope): Value {
    switch (x.kind) {
      case 'number': return /[.e]/.test(x.text) ? { ...number(x.value), isFloat: true } : number(x.value);
      case 'text': return { kind: 'text', value: x.value };
      case 'constant': return typeof x.value === 'boolean' ? truth(x.value) : x.value === null ? none : { kind: 'text', value: '...' };
      case 'name': {
        const found = scope.get(x.name) ?? this.globals.get(x.name);
        if (found?.kind === 'unknown') throw new Unread(found.why);
        if (found !== undefined) return found;
        const share = shareOf(x.name);
        if (share !== undefined) return share;
        const layer = layerNamed(x.name), said = this.settings(x.name);
        if (layer !== undefined) return layer;
        if (said !== undefined) return number(said);
        throw new Unread(`nothing says what ${x.name} is`);
      }
      case 'attribute': return this.attribute(this.value(x.of, scope), x.name);
      case 'subscript': {
        const of = this.value(x.of, scope), [at] = x.index;
        return of.kind === 'settings' && at?.kind === 'text' ? this.attribute(of, at.value) : this.noted(subscript(of, x.index, (each) => this.value(each, scope)));
      }
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
      case 'dictionary': return { kind: 'dictionary', entries: new Map(x.entries.flatMap(([key, each]) => this.entries(key, each, scope))) };
      case 'format': {
        const parts = x.parts.map((each) => this.kept('printed', this.value(each, scope))).map((each) => each.kind === 'text' ? each.value : each.kind === 'number' && each.unsaid === undefined ? String(each.value) : undefined);
        // Of a tensor it says nothing.
        return { kind: 'text', value: parts.includes(undefined) ? x.text : x.texts.map((text, i) => `${text}${parts[i] ?? ''}`).join('') };
      }
      case 'unary': {
        const of = this.value(x.of, scope);
        if (x.operator === 'not') return isEither(of) ? { kind: 'either' } : { kind: 'truth', value: !isTrue(of), isOption: isOption(of) };
        if (x.operator === '~') return elementwiseNot(of);
        if (x.operator === '-' && of.kind === 'number') return { ...of, value: -of.value };
        if (x.operator === '-') {
          const negative = elementwise(number(-1), of, (a, b) => `${a} * ${b}`);
          return negative.kind === 'tensor' && of.kind === 'tensor' && of.made?.by === 'half' ? { ...negative, made: { ...of.made, negated: !of.made.negated } } : negative;
        }
        throw new Unread('this operator is not read');
      }
      case 'binary': {
        const isOpen = (x.operator === 'and' || x.operator === 'or') && isEither(this.value(x.left, scope));
        if (isOpen) return { kind: 'either' };
        if (x.operator === 'and') { const left = this.value(x.left, scope); return isTrue(left) ? this.value(x.right, scope) : { kind: 'truth', value: false, isOption: isOption(left) }; }
        if (x.operator === 'or') { const left = this.value(x.left, scope); return isTrue(left) ? left : this.value(x.right, scope); }
        const left = this.value(x.left, scope), right = this.value(x.right, scope);
        // What is added may hide.
        if (x.operator === '+' && right.kind === 'loose' && right.hides !== undefined) this.written.set(this.program.at, maskWritten(x.right, right));
        const made = x.operator === '@' ? this.productOf(binary(x.operator, left, right), [x.left, x.right], [left, right]) : binary(x.operator, left, right), found = made.kind === 'tensor' ? this.chosen(made) : made;
        if (x.operator === '**' && left.kind === 'number' && right.kind === 'number' && Math.abs(right.value) === 0.5) return rootOf(found, left, x.left, right.value < 0);
        return found;
      }
      case 'choice': {
        const test = this.value(x.test, scope);
        return this.value(isEither(test) || isTrue(test) ? x.then : x.otherwise, scope);
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
      case 'call': return this.noted(this.call(x, scope));
      case 'other': throw new Unread('this is not read');
    }
  }

  /** Which line makes weights, and of which a line makes a sum. */
  private chosen(found: Tensor): Tensor {
    if (found.chosen !== undefined) this.choices.set(this.program.at, found.chosen);
    if (found.divisor !== undefined) this.divisors.set(this.program.at, found.divisor);
    return saidAt(found, this.program.at);
  }

  /** What the sides of a product are called: its scores are divided by the root of how many are summed. */
  protected productOf(found: Value, sides: Expression[], values: Value[]): Value {
    const [left, right] = sides;
    if (found.kind !== 'tensor' || (found.made?.by !== 'product' && found.made?.by !== 'einsum') || left === undefined || right === undefined || sides.length !== 2) return found;
    const written = productWritten(left, right, ranksOf(values)), { made } = found, equation = made.by === 'einsum' ? made.equation : undefined;
    const letter = equation === undefined ? '' : [...equation.left.letters].find((each) => equation.right.letters.includes(each) && !equation.to.includes(each)) ?? '';
    const placeIn = (letters: string | undefined): number => letters === undefined || letters.endsWith(letter) ? -1 : letters.indexOf(letter);
    const lastOf = [placeIn(equation?.left.letters) === -1 ? written.left : undefined, equation === undefined ? written.turned?.right : placeIn(equation.right.letters) === -1 ? written.right : undefined].flatMap((each) => each ?? []);
    this.written.set(this.program.at, { ...this.written.get(this.program.at), ...written });
    return { ...found, made: { ...made, size: written.left === undefined ? undefined : { code: `${written.left}.size(${placeIn(equation?.left.letters)})`, lastOf } } };
  }

  /** Who only hands on what another line made takes nothing as given. */
  private noted(found: Value): Value {
    if (found.kind === 'tensor') return this.chosen(found);
    if (found.kind === 'loose' && found.isInvented === true && !this.seen.has(found)) this.taken.add(this.program.at);
    if (found.kind === 'loose') this.seen.add(found);
    return found;
  }

  /** The values of expressions, of which *x gives all of x. */
  protected several(all: Expression[], scope: Scope): Value[] {
    return all.flatMap((each) => {
      if (each.kind !== 'unary' || each.operator !== '*') return [this.value(each, scope)];
      const found = this.value(each.of, scope);
      if (found.kind !== 'list') throw new Unread('what * gives is not known');
      return found.items;
    });
  }

  /** One entry of a dictionary, or with ** all those of another one. */
  private entries(key: Expression | null, of: Expression, scope: Scope): [string, Value][] {
    const value = this.value(of, scope);
    if (key !== null) return [[key.kind === 'text' ? key.value : key.text, value]];
    if (value.kind !== 'dictionary') throw new Unread('what ** gives is not known');
    return [...value.entries];
  }

  protected attribute(of: Value, name: string): Value {
    switch (of.kind) {
      case 'path': {
        const path = `${of.path}.${name}`;
        return path === 'math.pi' ? number(Math.PI) : /\.(inf|Inf)$/.test(path) ? number(Infinity) : { kind: 'path', path };
      }
      case 'settings': {
        const said = this.settings(name);
        if (said === undefined && isQuestion(name)) return { kind: 'either' };
        return said !== undefined ? number(said) : isSizeByName(name) ? { ...number(anySize(name)), isOption: true } : unsaid(name);
      }
      case 'object': {
        const found = of.attributes.get(name);
        if (found?.kind === 'unknown') throw new Unread(found.why);
        if (found !== undefined) return of.functions.has('forward') ? found : withFewLayers(name, found);
        const method = of.functions.get(name);
        if (method?.isProperty === true) return this.run(method, of, [], new Map(), this.within(of, name));
        if (method !== undefined) return { kind: 'function', function: method, self: of, scope: this.within(of, name) };
        if (name === 'training') return option(false);
        if (/^(_?register_\w+|(named_)?(modules|children|parameters)|apply|add_module|to|cuda|cpu|train|eval|half|float|double|requires_grad_)$/.test(name)) return { kind: 'method', of, name };
        const ofBase = of.base?.kind === 'layer' ? of.base.attribute?.(name) : undefined;
        if (ofBase !== undefined) return ofBase;
        const said = this.settings(name);
        if (said !== undefined) return number(said);
        throw new Unread(`nothing says what self.${name} is`);
      }
      case 'tensor': case 'loose':
        if (name === 'names') return { kind: 'text', value: name };
        if (name === 'shape') return size(of);
        // Masks may come in as objects that have one.
        if (name === 'mask' && of.kind === 'loose' && of.isGiven === true) return of;
        if (name === 'ndim') return number(sizesOf(of).length);
        if (name === 'T' || name === 'mT') return turned(of);
        if (name === 'device' || name === 'dtype') return { kind: 'text', value: name };
        if (name === 'data' || name === 'real' || name === 'imag') return of;
        return { kind: 'method', of, name };
      // Another class's method, which is given the object.
      case 'class': {
        const method = methodsOf(of).get(name), constant = method === undefined ? this.constants(of).get(name) : undefined;
        if (constant !== undefined) return withFewLayers(name, constant);
        if (method === undefined) throw new Unread(`nothing says what ${of.name}.${name} is`);
        return { kind: 'function', function: method.function, scope: new Map([['__class__', method.owner]]) };
      }
      // The parts of a layer that has them by their names.
      case 'dictionary': return of.entries.get(name) ?? { kind: 'method', of, name };
      case 'layer': return of.attribute?.(name) ?? { kind: 'method', of, name };
      case 'list': if (name === 'values' && of.items.length === 2) return of.items[0] as Value; return { kind: 'method', of, name };
      case 'text': case 'number': return nameUnsaid(of) === undefined ? { kind: 'method', of, name } : unsaid(name);
      default: throw new Unread(of.kind === 'unknown' ? of.why : 'this is not known');
    }
  }

  /** A tensor in a variable, so that the compiler sees it; those of a list, or of a dictionary, in several. */
  protected kept(name: string, value: Value): Value {
    // Others may have that dictionary, too: it stays the same one.
    if (value.kind === 'dictionary') for (const [key, each] of value.entries) value.entries.set(key, this.kept(name, each));
    if (value.kind === 'list') return { kind: 'list', items: value.items.map((each) => this.kept(name, each)) };
    return value.kind === 'tensor' ? { ...value, code: this.program.variable(name, value.code) } : value;
  }

  protected abstract call(x: Extract<Expression, { kind: 'call' }>, scope: Scope): Value;
  protected abstract assign(target: Expression, value: Value, scope: Scope, comment?: string): void;
  abstract run(called: PythonFunction, self: Value | undefined, values: Value[], named: Map<string, Value>, around?: Scope): Value;
  protected abstract constants(of: Class): Map<string, Value>;
  protected abstract within(of: Extract<Known, { kind: 'object' }>, name: string): Scope;
}
