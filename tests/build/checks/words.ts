import type { SitePage } from '../built-site.ts';

/** Texts that a program produces if a value is missing. */
const leftovers = /\b(undefined|NaN|null)\b|\[object |Invalid Date|Infinity|\{\w+\}|\*\*/;

/** Texts on a page that no person wrote: missing values and unfilled placeholders. */
export function programWords({ path, facts }: SitePage): string[] {
  return (
    facts.words
      // A masked number contains asterisks on purpose: (07) 555* ****.
      .filter((text) => leftovers.test(text.replace(/\d[\d\s()*-]*\*+/g, '')))
      .map((text) => `${path} says "${text.replace(/\s+/g, ' ').trim().slice(0, 120)}"`)
  );
}

/** Words in a page that belong to another dealer, whose content must never be on this dealer's site. */
export function foreignWords({ path, html }: SitePage, others: readonly string[]): string[] {
  return others.filter((word) => html.includes(word)).map((word) => `${path} names ${word}`);
}
