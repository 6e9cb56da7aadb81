// Messages call operands x, or left and right.

/** Longer ones would hide the fix. */
const longest = 40;
const placeholder = /(^|[(!]|, |[-+*/] | or )(x|y|left|right|weights|values|first|second|third)(?=$|[).,]| [-+*/] | with | instead | for )/g;

/** The fix with these names in the place of the message's: of all that are known, or of none, if one could not stand there. */
export function withNames(fix: string, names: Record<string, string>): string {
  const known = [...fix.matchAll(placeholder)].map(([, , name = '']) => names[name]).filter((meant) => meant !== undefined);
  return known.every(isSimple) ? fix.replace(placeholder, (whole, before: string, name: string) => names[name] === undefined ? whole : before + names[name]) : fix;
}

/** A name, or what is called or taken of one: it may stand wherever a name does. */
function isSimple(code: string): boolean {
  return code.length <= longest && /^[A-Za-z_][\w:.]*$/.test(outsideBrackets(code));
}

/** The code without what stands in brackets of any kind, and without these. */
export function outsideBrackets(code: string): string {
  const rest = code.replace(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|<[^<>]*>/g, '');
  return rest === code ? rest : outsideBrackets(rest);
}
