// What calls give: functions and classes of the program are run, PyTorch's do to axes what they do.

import { Expressions } from './expressions.ts';
import { rootOf } from './arithmetic.ts';
import { builtin, shareOf } from './builtins.ts';
import { asSaid } from './claims.ts';
import { convolved, layerOf } from './layers.ts';
import { nothing, operations, type Given } from './operations.ts';
import { axesSaidOf } from './said.ts';
import type { Expression, PythonFunction, Statement } from './syntax.ts';
import { isOpen, mayBeNone, nameUnsaid, none, shapeOf, number, option, placeOf, sizesOf, unknown, Unread, type Class, type Known, type Later, type Loose, type Value } from './values.ts';
import { asTyped, fieldsOf, givenOf, sizesWritten, isLayer, isQuestion, isNamespace, isSettings, layerNamed, makers, methodsOf, operationOf, orUnknown, Returned, type Scope, size, someActivation, someMask, someModule, someWeight, valuesOf } from './scopes.ts';
import { maskWritten } from './written.ts';

/** The methods of a dictionary. */
function entriesOf({ entries }: Extract<Known, { kind: 'dictionary' }>, name: string, given: Given): Value {
  const [first, second] = given.all, key = first?.kind === 'text' ? first.value : '', keys: Value[] = [...entries.keys()].map((value) => ({ kind: 'text', value })), values = [...entries.values()];
  switch (name) {
    case 'keys': return { kind: 'list', items: keys };
    case 'values': return { kind: 'list', items: values };
    case 'items': return { kind: 'list', items: keys.map((each, i) => ({ kind: 'list', items: [each, values[i] as Value] })) };
    case 'get': return entries.get(key) ?? second ?? none;
    case 'pop': { const found = entries.get(key) ?? second ?? none; entries.delete(key); return found; }
    default: throw new Unread(`${name} is not read yet`);
  }
}

/** The methods of a text, by which programs choose. */
function ofText({ value: text, isOption = false }: Extract<Known, { kind: 'text' }>, name: string, given: (string | undefined)[]): Value {
  const [first, second] = given, as = (value: string): Value => ({ kind: 'text', value, isOption });
  const holds = (value: boolean): Value => ({ kind: 'truth', value, isOption });
  switch (name) {
    case 'lower': return as(text.toLowerCase());
    case 'upper': return as(text.toUpperCase());
    case 'strip': return as(text.trim());
    case 'replace': return as(text.replaceAll(first ?? text, second ?? ''));
    case 'split': return { kind: 'list', items: text.split(first ?? /\s+/).map(as) };
    case 'startswith': return holds(first !== undefined && text.startsWith(first));
    case 'endswith': return holds(first !== undefined && text.endsWith(first));
    default: return as(text);
  }
}

export abstract class Calls extends Expressions {
  protected call(x: Extract<Expression, { kind: 'call' }>, scope: Scope): Value {
    const name = x.callee.kind === 'name' ? x.callee.name : '';
    if (isQuestion(name) && !scope.has(name) && !this.globals.has(name)) return { kind: 'either' };
    const share = this.isFromElsewhere(x.callee, scope) ? shareOf(x.callee.text) : undefined;
    if (share !== undefined) return share;
    const callee = this.callee(x.callee, scope);
    const spread = x.given.filter((each) => each.kind === 'unary' && each.operator === '**'), plain = x.given.filter((each) => !spread.includes(each));
    // What an object is made of matters where it is used.
    const isOwn = callee.kind === 'class' || (callee.kind === 'function' && this.making > 0) || (callee.kind === 'path' && callee.path.startsWith('super().'));
    const values = plain.flatMap((each) => isOwn && !(each.kind === 'unary' && each.operator === '*') ? [orUnknown(() => this.value(each, scope))] : this.several([each], scope)), named: Later = new Map([...x.named].map(([each, said]) => [each, () => isOwn ? orUnknown(() => this.value(said, scope)) : this.value(said, scope)]));
    for (const each of spread) {
      const found = each.kind === 'unary' ? this.value(each.of, scope) : none;
      if (found.kind !== 'dictionary') throw new Unread('what ** gives is not known');
      found.entries.forEach((value, key) => named.set(key, () => value));
    }
    if (callee.kind === 'path' && /(^|\.)sqrt$/.test(callee.path) && values[0]?.kind === 'number') return rootOf(this.applied(callee, values, named), values[0], plain[0] as Expression, false);
    if (callee.kind === 'method' && callee.name === 'sqrt' && callee.of.kind === 'number' && x.callee.kind === 'attribute') return rootOf(number(Math.sqrt(callee.of.value)), callee.of, x.callee.of, false);
    if (callee.kind === 'path' && callee.path.startsWith('super().')) return this.inherited(callee.path.slice('super().'.length), scope, values, named);
    const found = this.applied(callee, values, named, plain.map((each) => each.text)), of = callee.kind === 'method' && x.callee.kind === 'attribute' ? [x.callee.of] : [];
    const all = [...of, ...plain], given = callee.kind === 'method' ? [callee.of, ...values] : values, last = x.callee.text.replace(/^.*\./, '');
    const mask = x.named.get('mask') ?? all[1];
    if (/^masked_fill_?$/.test(last) && mask !== undefined) this.written.set(this.program.at, { ...this.written.get(this.program.at), ...maskWritten(mask, given[1] ?? none) });
    if (/^(matmul|bmm|mm)$/.test(last)) return this.productOf(found, all, given);
    if (last !== 'einsum') return found;
    // The pattern stands before the tensors, or behind them.
    const [from, to] = given[0]?.kind === 'text' ? [1] : [0, -1], sides = all.slice(from, to).flatMap((each) => each.kind === 'list' ? each.items : [each]), parts = given.slice(from, to).flatMap((each) => each.kind === 'list' ? each.items : [each]);
    return this.productOf(found, sides, parts);
  }

  /** Whether it has a name, or is part of what has one, which nobody defines. */
  private isFromElsewhere(x: Expression, scope: Scope): boolean {
    return x.kind === 'attribute' ? this.isFromElsewhere(x.of, scope) : x.kind === 'name' && !scope.has(x.name) && !this.globals.has(x.name);
  }

  /** What is called; of another package's part only the name counts, if that is defined here. */
  protected callee(x: Expression, scope: Scope): Value {
    const own = x.kind === 'attribute' && this.isFromElsewhere(x.of, scope) ? this.globals.get(x.name) : undefined;
    if (own?.kind === 'class' || own?.kind === 'function') return own;
    if (x.kind === 'name' && this.isFromElsewhere(x, scope)) return layerNamed(x.name) ?? this.functionNamed(x.name);
    return (x.kind === 'attribute' && this.isFromElsewhere(x, scope) ? layerNamed(x.name) : undefined) ?? this.value(x, scope);
  }

  /** PyTorch's, under a name that says it: what is called is no size. */
  private functionNamed(name: string): Value {
    if ((name.includes('_') || /^(linear|gelu|silu|relu|sigmoid|tanh|matmul|bmm|cat|stack)$/.test(name)) && operationOf(name) !== undefined) return { kind: 'path', path: name };
    // What makes a mask makes one that fits; which function of each number it is is no matter of axes.
    if (/(^|_)mask$|Mask$/.test(name) && !/^_?(apply|add|use|with|un|is|has)/.test(name)) return { kind: 'lambda', call: () => someMask };
    if (/(^|_)activation(_?fn)?$/.test(name)) return { kind: 'lambda', call: () => someActivation };
    throw new Unread(`nothing says what ${name} is`);
  }

  protected applied(callee: Value | undefined, values: Value[], named: Later = new Map(), texts: string[] = []): Value {
    const given = (from: number): Given => givenOf(values.slice(from), named, texts.slice(from));
    switch (callee?.kind) {
      case 'function': {
        const byName = valuesOf(named);
        for (const [name, each] of byName) byName.set(name, this.keptAlone(each));
        return this.run(callee.function, callee.self, this.keptAll(values), byName, callee.scope);
      }
      case 'class': return this.made(callee, values, valuesOf(named));
      case 'lambda': return callee.call(values, named);
      case 'layer': {
        const x = values[0] ?? given(0).at(Infinity, 'input') ?? none;
        if (callee.isBatchFirst === false && x.kind === 'tensor' && x.axes.length === 3 && x.axes[0]?.role === 'batch') this.written.set(this.program.at, { ...this.written.get(this.program.at), isBatchFirst: true });
        return callee.call(x, given(1));
      }
      case 'object': {
        // What the program gives it has sizes of its own, which a guess contradicts.
        if (callee.isGuessed === true && this.isScript) throw new Unread(`nothing says all sizes of this ${callee.name}`);
        const forward = callee.functions.get('forward');
        if (forward === undefined && callee.base !== undefined) return this.applied(callee.base, values, named);
        if (forward === undefined) throw new Unread(`${callee.name} has no forward`);
        const all = this.objects++ === 0 && this.isScript ? this.asTheyComeIn(forward, values) : values;
        try {
          return this.run(forward, callee, this.keptAll(all), valuesOf(named), this.within(callee, 'forward'));
        } finally {
          --this.objects;
        }
      }
      case 'method':
        if (callee.of.kind === 'dictionary' && callee.name === 'update') { const all = callee.of.entries; [...values[0]?.kind === 'dictionary' ? values[0].entries : [], ...valuesOf(named)].forEach(([key, value]) => all.set(key, value)); return none; }
        return this.method(callee.of, callee.name, given(0));
      case 'path':
        if (callee.path === 'print') { values.forEach((each) => this.kept('printed', each)); return none; }
        if (/(^|\.)partial$/.test(callee.path)) return { kind: 'lambda', call: (more, also = new Map()) => this.applied(values[0], [...values.slice(1), ...more], new Map([...named, ...also])) };
        if (/^(torch\.)?nn\.[A-Z]\w*\.\w+$/.test(callee.path) && values[0]?.kind === 'object') return this.ofBase(callee.path, values[0], values.slice(1), named);
        if (callee.path === 'F.multi_head_attention_forward' || callee.path.endsWith('functional.multi_head_attention_forward')) return this.multihead(given(0));
        if (callee.path === 'getattr') return this.attributeOr(values);
        if (isNamespace(callee.path)) return { kind: 'object', name: callee.path, functions: new Map(), attributes: valuesOf(named) };
        if (callee.path === 'dict') return { kind: 'dictionary', entries: new Map([...values[0]?.kind === 'dictionary' ? values[0].entries : [], ...valuesOf(named)]) };
        return this.known(callee.path, values, given);
      default: throw new Unread(callee?.kind === 'unknown' ? callee.why : 'what is called here is not known');
    }
  }

  /** nn.Linear.__init__(self, …): what a class of torch.nn says of an object that was made from it. */
  private ofBase(path: string, self: Extract<Known, { kind: 'object' }>, values: Value[], named: Later): Value {
    const method = path.replace(/^.*\./, '');
    if (method === '__init__') { const layer = this.layer(path.slice(0, -'.__init__'.length), givenOf(values, named)); if (layer !== undefined) self.base = layer; }
    return method === 'forward' && self.base !== undefined ? this.applied(self.base, values, named) : none;
  }

  /** Attention with the projections that it is given: their sizes are those of a layer that has its own. */
  private multihead(given: Given): Value {
    const query = given.at(0, 'query') ?? none, heads = given.at(4, 'num_heads') ?? none, width = shapeOf(query).at(-1) as number;
    const layer = this.layer('nn.MultiheadAttention', { ...nothing, at: (i) => [number(width), heads][i] });
    const all: Record<string, Value | undefined> = { key: given.at(1, 'key'), value: given.at(2, 'value'), key_padding_mask: given.at(Infinity, 'key_padding_mask'), attn_mask: given.at(Infinity, 'attn_mask'), need_weights: given.at(Infinity, 'need_weights') };
    const made = layer?.kind === 'layer' ? layer.call(query, { ...nothing, at: (_, name) => name === undefined ? undefined : all[name] }) : none, weight = given.at(Infinity, 'out_proj_weight');
    const rows = weight?.kind === 'tensor' || weight?.kind === 'loose' ? sizesOf(weight)[0] : undefined, out = rows === undefined || rows === width ? undefined : this.layer('nn.Linear', { ...nothing, at: (i) => number([width, rows][i] as number) });
    return out?.kind !== 'layer' || made.kind !== 'list' ? made : { kind: 'list', items: made.items.with(0, out.call(made.items[0] ?? none, nothing)) };
  }

  /** What a program makes for what it calls has the axes that the parameter's name says. */
  private asTheyComeIn({ parameters }: PythonFunction, values: Value[]): Value[] {
    const names = parameters.filter(({ name, rest }) => name !== 'self' && rest === undefined).map(({ name }) => name);
    return values.map((each, i) => isOpen(each) && names[i] !== undefined ? this.called(names[i], each) : each);
  }

  protected abstract called(name: string, value: Loose): Value;

  /** What is given to a function is wrong where it is given, and not where the function uses it. */
  private keptAll(values: Value[]): Value[] {
    return values.map((each) => this.keptAlone(each));
  }
  private keptAlone(value: Value): Value {
    return value.kind === 'tensor' ? this.kept('value', value) : value;
  }

  /** getattr: where it is not there, what stands in its place. */
  protected attributeOr([of, name, otherwise]: Value[]): Value {
    if (of === undefined || name?.kind !== 'text') throw new Unread('which attribute this is is not known');
    const isThere = of.kind !== 'object' || of.attributes.has(name.value) || of.functions.has(name.value);
    const found = isThere || otherwise === undefined ? this.attribute(of, name.value) : otherwise;
    // Of a choice that a model may make nobody says which: it is the one by default.
    return nameUnsaid(found) !== undefined && otherwise?.kind === 'text' ? { ...otherwise, isOption: true } : found;
  }

  /** What a method knows of the class that says it, for super(). */
  protected within(of: Extract<Known, { kind: 'object' }>, name: string): Scope {
    const owner = of.class === undefined ? undefined : methodsOf(of.class).get(name)?.owner;
    return owner === undefined ? new Map() : new Map([['__class__', owner]]);
  }

  classOf(each: Extract<Statement, { kind: 'class' }>, scope: Scope = this.globals): Class {
    const bases = each.bases.map((base) => orUnknown(() => this.value(base, scope)));
    return { kind: 'class', name: each.name, bases, body: each.body };
  }

  /** super().…: what the classes say that this one was made from; of those of PyTorch nothing is to be read. */
  protected inherited(name: string, scope: Scope, values: Value[], named: Later): Value {
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
  protected layer(path: string, given: Given): Value | undefined {
    return isLayer(path) ? layerOf(path.replace(/^.*\./, ''), given, this.program, (callee, x) => this.applied(callee, [x])) : undefined;
  }

  protected method(of: Value, name: string, given: Given): Value {
    // What is to be called later changes no shape.
    if (of.kind === 'object' && /^_?register_\w+_hook$/.test(name)) return none;
    if (of.kind === 'object' && (name.startsWith('register_') || name === 'add_module')) {
      of.attributes.set(given.all[0]?.kind === 'text' ? given.all[0].value : '', given.at(1, 'tensor') ?? none);
      return none;
    }
    const [, isNamed, among] = of.kind === 'object' ? /^(named_)?(modules|children|parameters)$/.exec(name) ?? [] : [];
    const one: Value = among === 'parameters' ? someWeight : someModule, called: Value = { kind: 'text', value: 'weight', isOption: true };
    const each: Value = isNamed === undefined ? one : { kind: 'list', items: [called, one] };
    if (among !== undefined) return { kind: 'list', items: [each] };
    if (of.kind === 'object' && /^(apply|to|cuda|cpu|train|eval|half|float|double|requires_grad_)$/.test(name)) return of;
    if (of.kind === 'layer' && of.add !== undefined && name === 'add_module') { of.add(given.all[1] ?? none); return none; }
    if (of.kind === 'layer' && name === 'load_state_dict') {
      const weights = given.all[0];
      if (weights?.kind === 'dictionary') of.load?.(weights.entries);
      return none;
    }
    if (of.kind === 'layer' && name === 'state_dict') return { kind: 'settings' };
    const texts = given.all.map((said) => said.kind === 'text' ? said.value : undefined);
    if (of.kind === 'text') return ofText(of, name, texts);
    // The keys and values of before beside the new ones, as the caches of transformers give them.
    if (mayBeNone(of) && name === 'update') return { kind: 'list', items: given.all.slice(0, 2) };
    if (of.kind === 'dictionary') return entriesOf(of, name, given);
    if (of.kind === 'list' && name === 'extend' && given.all[0]?.kind === 'list') { of.items.push(...given.all[0].items); return none; }
    if (of.kind === 'list' && name === 'append') { of.items.push(this.kept('value', given.all[0] ?? none)); return none; }
    if (of.kind === 'tensor' || of.kind === 'loose') {
      if (name === 'size') { const all = size(of), dim = given.at(0, 'dim'); return dim === undefined || all.kind !== 'list' ? all : all.items[placeOf(all.items.length, dim)] as Value; }
      if (name === 'dim' || name === 'ndimension') return number(sizesOf(of).length);
      if (name === 'element_size') return number(4);
      if (name === 'numel') return number(sizesOf(of).reduce((all, each) => all * each, 1));
    }
    if (name === 'view' || name === 'reshape') {
      const sizes = sizesWritten(given), before = this.views.get(this.program.at) ?? sizes;
      this.views.set(this.program.at, before.join() === sizes.join() ? sizes : []);
    }
    // Windows of a tensor, and not the neighbours in an image.
    const operation = name === 'unfold' ? operations['windows'] : operationOf(name);
    if (operation === undefined) throw new Unread(`${name} is not read yet`);
    return asTyped(operation(of, given), given);
  }

  protected known(path: string, values: Value[], given: (from: number) => Given): Value {
    const name = path.replace(/^.*\./, '');
    const found = builtin(path, values, (callee, each) => this.applied(callee, each)) ?? this.layer(path, given(0));
    if (found !== undefined) return found.kind === 'loose' && found.isWhole === true ? asTyped(found, given(0)) : found;
    const operation = operationOf(name);
    const [, places] = /^conv([123])d$/.exec(name) ?? [];
    const first = values[0] ?? given(0).at(Infinity, 'input') ?? none;
    if (places !== undefined) return convolved(Number(places), first, given(1), this.program);
    // max_pool2d is what MaxPool2d makes.
    const layer = operation === undefined && /^(F|(torch\.)?nn\.functional)\./.test(path) ? this.layer(`nn.${name.replaceAll(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}`, given(1)) : undefined;
    if (layer?.kind === 'layer') return layer.call(values[0] ?? given(0).at(Infinity, 'input') ?? none, nothing);
    if (operation === undefined) throw new Unread(`${path} is not read yet`);
    const made = asTyped(makers.includes(name) ? operation(none, given(0)) : operation(values[0] ?? given(0).at(Infinity, 'input') ?? given(0).at(Infinity, 'tensors') ?? none, given(1)), given(0));
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
      const said = this.sizeOf(name);
      const given = values[i] ?? named.get(name);
      // Settings that come from elsewhere are guessed.
      const value = given !== undefined && !(given.kind === 'unknown' && isSettings(name)) ? given : (otherwise !== null ? this.otherwise(otherwise, said, called.name === '__init__') : said !== undefined ? number(this.settings(name) as number) : isSettings(name) ? { kind: 'settings' } as Known : isQuestion(name) ? { kind: 'either' } as Known : /^(act|activation|nonlinearity|act_fn)$/.test(name) ? someActivation : /^(norm|act)_layer$/.test(name) ? { kind: 'path', path: name === 'norm_layer' ? 'nn.Norm' : 'nn.ReLU' } as Known : unknown(`nothing says what ${name} is`));
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
  protected otherwise(x: Expression, size: number | undefined, isMade: boolean): Value {
    const other = x.kind === 'number' && size !== undefined ? this.exchanged.get(x.value) : undefined;
    if (other !== undefined) return number(other);
    if (x.kind === 'constant' && typeof x.value === 'boolean') return option(x.value);
    if (x.kind === 'text') return { kind: 'text', value: x.value, isOption: true };
    if (isMade && x.kind === 'constant' && x.value === null) return { kind: 'none', isOption: true };
    if (isMade && x.kind === 'number') return { ...number(x.value), isFloat: /[.e]/.test(x.text), isOption: true };
    return orUnknown(() => this.value(x, this.globals));
  }

  made(of: Class, values: Value[], named: Map<string, Value>): Value {
    for (const each of of.body) this.read.add(each.line);
    const methods = methodsOf(of), functions = new Map([...methods].map(([name, each]) => [name, each.function]));
    const made: Value = { kind: 'object', name: of.name, functions, attributes: this.constants(of), class: of };
    const init = methods.get('__init__'), before = this.guesses;
    if (init !== undefined) {
      ++this.making;
      try {
        this.run(init.function, made, values, named, new Map([['__class__', init.owner]]));
      } finally {
        --this.making;
      }
    }
    else if (values.length + named.size > 0 && fieldsOf(of).length > 0) {
      // Of a class of fields these are what it is made of, in their order.
      fieldsOf(of).forEach(({ name, otherwise }, i) => made.attributes.set(name, values[i] ?? named.get(name) ?? (otherwise === null ? unknown(`nothing says what self.${name} is`) : this.otherwise(otherwise, undefined, false))));
    } else this.inherited('__init__', new Map<string, Value>([['self', made], ['__class__', of]]), values, new Map([...named].map(([name, each]) => [name, () => each])));
    if (this.guesses !== before) made.isGuessed = true;
    return made;
  }

  /** What a class itself says of all its objects, as n_embd = 48 or n_embd: int = 48; of what it was made from the same. */
  protected constants(of: Class): Map<string, Value> {
    const all = new Map(of.bases.toReversed().flatMap((base) => base.kind === 'class' ? [...this.constants(base)] : [])), scope: Scope = new Map([...this.globals, ...all]);
    for (const each of of.body) if (each.kind === 'assign') for (const target of each.targets) {
      const found = each.value.kind === 'constant' ? this.otherwise(each.value, undefined, false) : orUnknown(() => this.value(each.value, scope));
      if (target.kind === 'name' && found.kind !== 'unknown') all.set(target.name, found), scope.set(target.name, found);
    }
    return all;
  }

  abstract block(statements: Statement[], scope?: Scope): void;
}
