// Goes through a program in PyTorch with shapes in place of numbers, and writes it in headsup.

import { Calls } from './calling.ts';
import { binary } from './arithmetic.ts';
import { asSaid } from './claims.ts';
import { guessedFor } from './guesses.ts';
import { nothing, operations, type Operation } from './operations.ts';
import { axesSaid, madeFor, type Said } from './said.ts';
import { setBy } from './sets.ts';
import type { Expression, Statement } from './syntax.ts';
import { isOpen, none, tensor, truth, unknown, Unread, type Loose, type Value } from './values.ts';
import { isOption, isPlace, isTrue, linesOf, partlySet, Returned, type Scope } from './scopes.ts';

export class Interpreter extends Calls {
  /** Reads a program; a return outside a function ends it. */
  script(statements: Statement[]): void {
    this.isScript = true;
    try {
      this.block(statements);
    } catch (error) {
      if (!(error instanceof Returned)) throw error;
    } finally {
      this.isScript = false;
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
        // A return that stands in it ends it.
        if (error instanceof Returned) this.read.add(each.line);
        if (!(error instanceof Unread)) throw error;
        this.leave(each, scope, error.message);
        // What comes after it is not reached.
        if (each.kind === 'return') throw new Returned(unknown(error.message));
      }
      this.program.at = before;
    }
  }

  protected leave(each: Statement, scope: Scope, why: string): void {
    this.unread.set(each.line, why);
    each.text.split('\n').forEach((line, i) => { if (i > 0 && line.trim() !== '' && each.kind !== 'assign') this.unread.set(each.line + i, why); });
    for (const name of setBy(each)) this.set(name, unknown(why), scope);
  }

  protected set(name: string, value: Value, scope: Scope): void {
    const self = scope.get('self');
    if (name.startsWith('self.') && self?.kind === 'object') self.attributes.set(name.slice(5), value);
    else scope.set(name, value);
  }

  protected statement(each: Statement, scope: Scope): void {
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
        if (call.kind === 'call' && /(^|\.)init\.\w+_$/.test(call.callee.text)) return;
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
        if (value.kind === 'unknown') throw new Unread(value.why);
        this.read.add(each.line);
        // Each part of what is returned is compiled, whether somebody looks at it or not.
        throw new Returned(value.kind === 'tensor' ? tensor(this.program.variable('result', value.code), value.axes, value.truths) : this.kept('result', value));
      }
      case 'if': {
        return this.branch(each.branches, scope);
      }
      case 'for': {
        const along = this.value(each.over, scope), over = along.kind === 'tensor' ? (operations['unbind'] as Operation)(along, nothing) : along;
        if (over.kind !== 'list' || over.items.length > 64) throw new Unread('what this goes through is not known');
        for (const item of over.items) {
          this.assign(each.target, item, scope);
          this.block(each.body, scope);
        }
        return;
      }
      case 'import':
        for (const [name, path] of each.names) if (/^(torch|math|einops|numpy|copy|transformers|functools|inspect|itertools|types|argparse)\b/.test(path)) scope.set(name, { kind: 'path', path });
        return;
      case 'function': scope.set(each.function.name, { kind: 'function', function: each.function, scope: new Map(scope) }); return;
      case 'class': scope.set(each.name, this.classOf(each, scope)); return;
      case 'nothing': return;
      case 'other': throw new Unread('this kind of statement is not read');
    }
  }

  /** The branch that is taken; where that is not known, each, and the last goes on. */
  protected branch(branches: { test: Expression | null; body: Statement[] }[], scope: Scope): void {
    let taken: Statement[] | undefined;
    for (const { test, body } of branches) {
      const found = test === null ? truth(true) : this.tested(test, scope), holds = found === undefined ? undefined : isTrue(found);
      const isOpen = isOption(found);
      if (holds === true && taken === undefined) taken = body;
      else if (holds !== false || isOpen) this.aside(body, scope);
      // Behind what nobody could choose otherwise nothing is reached.
      if (holds === true && !isOpen) break;
    }
    if (taken !== undefined) this.block(taken, scope);
  }

  /** What is read and not gone on with. */
  protected aside(body: Statement[], scope: Scope): void {
    const self = scope.get('self'), before = self?.kind === 'object' ? new Map(self.attributes) : new Map<string, Value>();
    try {
      this.block(body, new Map(scope));
    } catch (error) {
      if (!(error instanceof Returned)) throw error;
    }
    // What is not understood there takes nothing away.
    if (self?.kind === 'object') for (const [name, value] of before) if (self.attributes.get(name)?.kind === 'unknown') self.attributes.set(name, value);
  }

  /** What a test gives; undefined where it is not known whether it holds. */
  protected tested(test: Expression, scope: Scope): Value | undefined {
    try {
      const found = this.value(test, scope);
      isTrue(found);
      return found;
    } catch (error) {
      if (error instanceof Unread) return undefined;
      throw error;
    }
  }

  /** What the reader, a comment, or the name says of a tensor that the program made itself. */
  protected called(name: string, value: Loose): Value {
    const stated = this.stated[name];
    if (stated !== undefined) {
      this.own.push({ name, axes: stated });
      return asSaid(value, stated.map(({ role, size: each, factors }) => ({ role, size: each === 1 ? undefined : each, parts: factors })), this.program);
    }
    const guess = guessedFor(name, value, this.roles.ofIds, this.roles.isImage);
    if (guess === undefined) return value;
    if (!this.own.some((each) => each.name === name)) this.own.push({ name, axes: guess });
    return { ...value, guess };
  }

  /** What was merged may be named as numbers of the program are: (batch x heads) beside heads = 2. */
  protected sized(said: Said, scope: Scope): Said {
    return said.parts === undefined ? said : { ...said, parts: said.parts.map((part) => {
      const found = part.word === undefined ? undefined : scope.get(part.word);
      return part.size === undefined && found?.kind === 'number' ? { ...part, size: found.value } : part;
    }) };
  }

  protected assign(target: Expression, value_: Value, scope: Scope, comment = ''): void {
    let value = value_;
    if (target.kind === 'name') {
      const said = axesSaid(comment), role = madeFor(comment);
      if (said !== undefined) value = asSaid(value, said.map((each) => this.sized(each, scope)), this.program);
      if (role !== undefined && value.kind === 'layer') value.madeFor?.(role);
      if (value.kind === 'loose' && this.depth === 0) value = this.called(target.name, value);
    }
    // scores[mask] = -inf, scores[..., mask] = -inf
    const places = target.kind === 'subscript' ? target.index.filter((each, i) => i > 0 || each.kind !== 'constant' || each.value !== 'ellipsis') : [];
    if (target.kind === 'subscript' && isPlace(target.of) && places.length === 1 && value.kind === 'number') {
      const [at] = places, of = this.value(target.of, scope), mask = at === undefined || at.kind === 'slice' || at.kind === 'constant' ? none : this.value(at, scope);
      if (of.kind === 'loose' && mask.kind === 'loose' && mask.truths && value.kind === 'number' && Math.abs(value.value) < 1e3) return;
      if (of.kind === 'tensor' && (mask.kind === 'tensor' || mask.kind === 'loose') && mask.truths)
        return this.assign(target.of, (operations['masked_fill'] as Operation)(of, { ...nothing, at: (i) => i === 0 ? mask : value }), scope);
    }
    // The other numbers stay what they are, and so do the axes.
    if (target.kind === 'subscript' && this.value(target.of, scope).kind === 'tensor' && this.value(target, scope).kind === 'tensor') { this.kept('part', value); return; }
    if (target.kind === 'subscript' && isPlace(target.of)) { const whole = this.value(target.of, scope); if (isOpen(whole)) return this.assign(target.of, partlySet(whole, this.value(target, scope), value), scope); }
    if (target.kind === 'list') {
      if (value.kind === 'tensor' && value.made?.by === 'elsewhere') {
        target.items.forEach((each, i) => i === 0 ? this.assign(each, value, scope, comment) : setBy({ ...each, kind: 'assign', targets: [each], value: each }).forEach((name) => this.set(name, unknown('what else this attention gives is not known'), scope)));
        return;
      }
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
    // config.n_embd = 48
    if (target.kind === 'attribute' && target.of.text !== 'self') {
      const of = this.value(target.of, scope);
      if (of.kind === 'object') { of.attributes.set(target.name, this.kept(target.name, value)); return; }
    }
    if (target.kind !== 'name' && !(target.kind === 'attribute' && target.of.text === 'self')) throw new Unread('a part of a tensor is set');
    const name = target.kind === 'name' ? target.name : `self.${target.name}`;
    // Nobody looks at it.
    if (name === '_' && value.kind === 'unknown') return this.set(name, value, scope);
    this.set(name, this.kept(name.replace('self.', ''), value), scope);
    if (value.kind === 'unknown') throw new Unread(value.why);
  }
}
