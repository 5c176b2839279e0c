import type { TermsFacts } from '../form/lead-form-facts.ts';

/** The label of the terms checkbox. Part of it links to the terms in a new tab, so that the form keeps its input. */
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
