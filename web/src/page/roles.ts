// The roles that the library gives a colour, from its own table.

declare const ROLES: string[];

export const roles: ReadonlySet<string> = new Set(ROLES);

/** The class that gives an axis its colour. */
export function axisClass(role: string): string {
  return roles.has(role) ? `axis-${role}` : 'axis-other';
}
