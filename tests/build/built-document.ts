import type { SitePage } from './built-site.ts';

const parsed = new WeakMap<SitePage, Document>();

/** A built page as a document, without running its scripts; needs jsdom. Parsed once, so leave it as it is. */
export function documentOf(page: SitePage): Document {
  const known = parsed.get(page) ?? new DOMParser().parseFromString(page.html, 'text/html');
  parsed.set(page, known);
  return known;
}

/** The content between header and footer. */
export function mainOf(page: SitePage): Element {
  const main = documentOf(page).querySelector('main');
  if (main === null) throw new Error(`The page ${page.path} has no content.`);
  return main;
}

/** The sections with this accessible name. */
export function regionsOf(root: ParentNode, name: string): Element[] {
  const labelOf = (section: Element) =>
    section.getAttribute('aria-label') ??
    textOf(root.querySelector(`[id="${section.getAttribute('aria-labelledby')}"]`));
  return [...root.querySelectorAll('section')].filter((section) => labelOf(section) === name);
}

/** The text of an element, with single spaces; `''` if there is none. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

export function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(textOf);
}

/** The `href` of the first link with this text; null if there is none. */
export function hrefOf(root: ParentNode, text: string): string | null {
  const link = [...root.querySelectorAll('a')].find((one) => textOf(one) === text);
  return link?.getAttribute('href') ?? null;
}

/** The addresses of all links, in order. */
export function hrefsOf(root: ParentNode): (string | null)[] {
  return [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}
