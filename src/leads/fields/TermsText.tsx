import type { TermsFacts } from '../lead-form-facts.ts';

/** The terms that must be agreed to. Some of their words lead to them, in another tab: what is typed stays. */
export function TermsText({ text, link }: TermsFacts) {
  const at = link === null ? -1 : text.indexOf(link.words);
  if (link === null || at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <a href={link.href} target="_blank" rel="noopener">
        {link.words}
      </a>
      {text.slice(at + link.words.length)}
    </>
  );
}
