// The program, carried elsewhere: as a link, or to Compiler Explorer.

import { useEffect, useState } from 'preact/hooks';
import { data } from '../page/data.ts';
import { compilerExplorerLink, forCompilerExplorer, publicHeader } from './compiler_explorer.ts';
import { linkWith, safeLength } from './links.ts';
import type { Examples } from './types.ts';

export function CopyLink({ text }: { text: string }) {
  const [said, setSaid] = useState<{ text: string; words: string; link: string }>();
  const copy = async (): Promise<void> => {
    const link = await linkWith(text, location.href);
    const long = link.length > safeLength ? ` It has ${link.length.toLocaleString('en')} characters; some mail and chat programs cut links that long.` : '';
    try {
      await navigator.clipboard.writeText(link);
      setSaid({ text, words: `The link is copied: it carries the program.${long}`, link: '' });
    } catch {
      setSaid({ text, words: `This browser does not let the page copy. Here is the link.${long}`, link });
    }
  };
  const now = said?.text === text ? said : undefined;
  return (
    <>
      <button type="button" onClick={() => void copy()}>Copy link</button>
      <div class="said" role="status">
        {now !== undefined && <p>{now.words}</p>}
        {now !== undefined && now.link !== '' && <input readOnly aria-label="Link to the program" value={now.link} onFocus={(event) => event.currentTarget.select()} />}
      </div>
    </>
  );
}

export function OpenInCompilerExplorer({ text }: { text: string }) {
  const [address, setAddress] = useState<string | null>();
  const header = publicHeader(location.href);
  useEffect(() => {
    let wanted = true;
    data<Examples>('examples')
      .then(({ inputs }) => compilerExplorerLink(forCompilerExplorer(text, header, inputs)))
      .then((link) => wanted && setAddress(link), () => wanted && setAddress(null));
    return () => { wanted = false; };
  }, [text, header]);
  if (address === null) return <p>The program is too long for a link to Compiler Explorer.</p>;
  return (
    <p>
      <a href={address} target="_blank" rel="noopener noreferrer">Open in Compiler Explorer</a>, with g++ and Clang.
      {header === null && /#\s*include\s*[<"]headsup\//.test(text) && <> There, put the text of <a href="headsup.hpp" download>headsup.hpp</a> in place of the line that includes it: this
        page is not where Compiler Explorer could find it.</>}
    </p>
  );
}
