// What the program of the byte pairs prints, for a reader to see.

/** As GPT-2's own list writes it. */
export const blank = 'Ġ';

export interface Token {
  id: number;
  /** What is no character that can be seen is a number, as in <0x0A>. */
  text: string;
  /** How many bytes it has. */
  bytes: number;
}

export function tokensIn(printed: string): Token[] {
  return (JSON.parse(printed) as [number, string][]).map(([id, digits]) => {
    const bytes = (digits.match(/../g) ?? []).map((each) => parseInt(each, 16));
    return { id, text: shown(bytes), bytes: bytes.length };
  });
}

/** Whole characters as they are, other bytes by their numbers: a token may begin or end inside a character. */
function shown(bytes: number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at] as number;
    const length = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    const character = whole(bytes.slice(at, at + length));
    if (character === undefined || /\p{C}/u.test(character)) {
      text += `<0x${first.toString(16).toUpperCase().padStart(2, '0')}>`;
      ++at;
    } else {
      text += character === ' ' ? blank : character;
      at += length;
    }
  }
  return text;
}

function whole(bytes: number[]): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(new Uint8Array(bytes));
  } catch {
    return undefined;
  }
}
