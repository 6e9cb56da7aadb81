// A button that copies a link, which carries something.

import { useState } from 'preact/hooks';

/** Some mail and chat programs cut longer ones. */
const safeLength = 8000;

interface Props {
  /** What is said is forgotten when this changes. */
  subject: string;
  what: string;
  label?: string;
  link(): Promise<string> | string;
}

export function CopiedLink({ subject, what, label = 'Copy link', link: made }: Props) {
  const [said, setSaid] = useState<{ subject: string; words: string; link: string }>();
  const copy = async (): Promise<void> => {
    const link = await made();
    const long = link.length > safeLength ? ` It has ${link.length.toLocaleString('en')} characters; some mail and chat programs cut links that long.` : '';
    try {
      await navigator.clipboard.writeText(link);
      setSaid({ subject, words: `The link is copied: it carries ${what}.${long}`, link: '' });
    } catch {
      setSaid({ subject, words: `This browser does not let the page copy. Here is the link.${long}`, link });
    }
  };
  const now = said?.subject === subject ? said : undefined;
  return (
    <>
      <button type="button" onClick={() => void copy()}>{label}</button>
      <div class="said" role="status">
        {now !== undefined && <p>{now.words}</p>}
        {now !== undefined && now.link !== '' && <input readOnly aria-label={`Link to ${what}`} value={now.link} onFocus={(event) => event.currentTarget.select()} />}
      </div>
    </>
  );
}
