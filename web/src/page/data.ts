// What the build made of lessons, errors, chapter and reference: one JSON file each, read once.

import { useEffect, useState } from 'preact/hooks';
import { unzipped } from './unzipped.ts';

const files = new Map<string, Promise<unknown>>();
const here = new Map<string, unknown>();

export function data<T>(name: string): Promise<T> {
  let file = files.get(name);
  if (file === undefined) {
    file = fetch(`data/${name}.json.gz`).then(async (response) => {
      if (!response.ok) throw new Error(`data/${name}.json.gz: ${response.status} ${response.statusText}`);
      return (await unzipped(response)).json() as Promise<unknown>;
    });
    // What failed may come another time.
    file.then((content) => here.set(name, content), () => files.delete(name));
    files.set(name, file);
  }
  return file as Promise<T>;
}

/** The content of that file; undefined until it is there, an Error if it does not come. Once read, it is there at once. */
export function useData<T>(name: string): T | Error | undefined {
  const [content, setContent] = useState<T | Error | undefined>(here.get(name) as T | undefined);
  useEffect(() => {
    data<T>(name).then(setContent, (error: unknown) => setContent(error instanceof Error ? error : new Error(String(error))));
  }, [name]);
  return content;
}
