import type { SitePage } from '../built-site.ts';

/** What a program leaves behind where a value is missing. */
const leftovers = /\b(undefined|NaN|null)\b|\[object |Invalid Date|Infinity|\{\w+\}|\*\*/;

/** Words on a page that no person wrote: values that are missing, placeholders that nothing filled. */
export function programWords({ path, facts }: SitePage): string[] {
  return (
    facts.words
      // A masked number has asterisks by intent: (07) 555* ****.
      .filter((text) => leftovers.test(text.replace(/\d[\d\s()*-]*\*+/g, '')))
      .map((text) => `${path} says "${text.replace(/\s+/g, ' ').trim().slice(0, 120)}"`)
  );
}

/** Words anywhere in a page that belong to another dealer: one site's content must never stand on another's. */
export function foreignWords({ path, html }: SitePage, others: readonly string[]): string[] {
  return others.filter((word) => html.includes(word)).map((word) => `${path} names ${word}`);
}
