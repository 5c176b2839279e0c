import { DomUtils, parseDocument } from 'htmlparser2';
import type { SitePage } from './built-site.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** An element of a page, with what is in it. */
export interface PagePart {
  /** All of its text, also what is folded, with single blanks. */
  readonly text: string;
  readonly attribute: (name: string) => string | undefined;
  /** All elements with this tag, `.class` or `#id`, in order. */
  readonly all: (selector: string) => PagePart[];
  /** The sections with this accessible name. */
  readonly regions: (name: string) => PagePart[];
  /** The addresses of all links, in order. */
  readonly hrefs: () => (string | undefined)[];
}

/** The content between header and footer. */
export function mainOf({ html }: Pick<SitePage, 'html'>): PagePart {
  const [main] = DomUtils.getElementsByTagName('main', parseDocument(html), true, 1);
  if (main === undefined) throw new Error('The page has no content.');
  return partOf(main);
}

function partOf(element: Element): PagePart {
  const all = (selector: string) =>
    DomUtils.findAll((one) => isSelected(one, selector), element.children).map(partOf);
  const labelOf = (section: PagePart) =>
    section.attribute('aria-label') ?? textOf(all(`#${section.attribute('aria-labelledby')}`));
  return {
    text: DomUtils.textContent(element).replace(/\s+/g, ' ').trim(),
    attribute: (name) => element.attribs[name],
    all,
    regions: (name) => all('section').filter((section) => labelOf(section) === name),
    hrefs: () => all('a').map((link) => link.attribute('href')),
  };
}

function isSelected({ name, attribs }: Element, selector: string): boolean {
  const rest = selector.slice(1);
  if (selector.startsWith('.')) return (attribs['class'] ?? '').split(/\s+/).includes(rest);
  return selector.startsWith('#') ? attribs['id'] === rest : name === selector;
}

const textOf = ([first]: readonly PagePart[]) => first?.text;
