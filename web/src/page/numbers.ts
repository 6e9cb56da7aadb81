// Numbers as people read them.

/** With four places; only what would vanish, or would be too long, has an exponent. */
export function figure(x: number): string {
  if (!Number.isFinite(x)) return `${x}`.replace('Infinity', 'inf').replace('NaN', 'nan');
  if (Number.isInteger(x) && Math.abs(x) < 1e7) return `${x}`;
  return Math.abs(x) < 0.00005 || Math.abs(x) >= 1e7 ? x.toExponential(1) : x.toFixed(4);
}

/** What PyTorch prints: beside a very small number it gives an exponent to all others. */
export const readable = (printed: string): string => /\de[+-]\d/.test(printed) ? figure(Number(printed)) : printed;
