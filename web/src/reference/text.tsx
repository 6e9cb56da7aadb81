// The text of doc comments.

import { type ComponentChildren, Fragment } from 'preact';
import { Sentence } from '../page/axes.tsx';
import { linkTo } from '../page/route.ts';
import type { Block, Field, Piece } from './types.ts';

/** A name with a sign of code in it: a scope, arguments, an underscore, a member. */
const named = /(?<![\w./<])([A-Za-z]\w*(?:(?:::|\.)\w{2,}|<(?:[\w:, .]|<[\w:, .]*>)+>|\([^()]*\))*)/;

function withCode(text: string): ComponentChildren {
  return text.split(named).map((part, i) => i % 2 === 1 && /::|\w\.\w|[<(_]/.test(part) ? <code key={i}>{part}</code> : part);
}

/** `as contract` leads to contract, and a code to its page. */
function withLinks(text: string, known: ReadonlySet<string>): ComponentChildren {
  const parts = text.split(/(\bHU\d{3}\b|(?<=\b(?:as|see) )[a-z_]+(?:::[a-z_]+)?(?![a-z_]))/);
  return parts.map((part, i) => i % 2 === 0 ? <Fragment key={i}>{withCode(part)}</Fragment>
    : part.startsWith('HU') ? <a key={i} href={linkTo('errors', part)}>{part}</a>
    : known.has(part) ? <a key={i} href={linkTo('reference', part)}>{part}</a> : <Fragment key={i}>{withCode(part)}</Fragment>);
}

function Pieces({ pieces, known }: { pieces: Piece[]; known: ReadonlySet<string> }) {
  return <>{pieces.map((piece, i) => typeof piece === 'string' ? withLinks(piece, known) : <code key={i}>{piece.code}</code>)}</>;
}

export function Blocks({ blocks, known }: { blocks: Block[]; known: ReadonlySet<string> }) {
  return <>{blocks.map((block, i) => 'code' in block ? <pre key={i}><code><Sentence text={block.code} /></code></pre> : <p key={i} class="text"><Pieces pieces={block.text} known={known} /></p>)}</>;
}

export function Fields({ fields, known }: { fields: Field[]; known: ReadonlySet<string> }) {
  if (fields.length === 0) return null;
  return (
    <dl class="fields">
      {fields.map((field) =>
        <div key={field.label}>
          <dt>{field.label}</dt>
          <dd>{field.label === 'Shapes' ? <Shapes field={field} known={known} /> : <Pieces pieces={field.text} known={known} />}</dd>
        </div>)}
    </dl>
  );
}

/** One line for each shape: what goes in -> what comes out; and what is said of them. */
function Shapes({ field, known }: { field: Field; known: ReadonlySet<string> }) {
  const text = field.text.map((piece) => typeof piece === 'string' ? piece : piece.code).join('');
  return <>{text.split(/;\s+/).map((line, i) =>
    <p key={i} class={/[[\]]/.test(line) ? 'shape' : ''}>{/[[\]]/.test(line) ? <Sentence text={line.replaceAll('->', '→')} /> : withLinks(line, known)}</p>)}</>;
}
