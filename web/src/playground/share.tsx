// The program, carried elsewhere: as a link, or to Compiler Explorer.

import { useEffect, useState } from 'preact/hooks';
import { CopiedLink } from '../page/copied_link.tsx';
import { data } from '../page/data.ts';
import { compilerExplorerLink, forCompilerExplorer, publicHeader } from './compiler_explorer.ts';
import { linkWith } from './links.ts';
import type { Examples } from './types.ts';

export function CopyLink({ text }: { text: string }) {
  return <CopiedLink subject={text} what="the program" link={() => linkWith(text, location.href)} />;
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
      {header === null && /#\s*include\s*[<"]headsup\//.test(text) && <> It cannot read files of this page: paste the text of <a href="headsup.hpp" download>headsup.hpp</a> there, in
        place of the line that includes it.</>}
    </p>
  );
}
