// Where the reader is: #/lessons/07 is ['lessons', '07'].

import { useEffect, useState } from 'preact/hooks';

export function route(): string[] {
  return location.hash.replace(/^#\/?/, '').split('/').filter((part) => part !== '').map(decoded);
}

/** An address may be broken. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function useRoute(): string[] {
  const [path, setPath] = useState(route());
  useEffect(() => {
    const changed = (): void => setPath(route());
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return path;
}

export function linkTo(...path: string[]): string {
  return '#/' + path.map(encodeURIComponent).join('/');
}
