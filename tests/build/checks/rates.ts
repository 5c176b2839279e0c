import type { Handler } from 'htmlparser2';
import type { SitePage } from '../built-site.ts';

/** An interest rate as the pages write it: "at 7.99% p.a.". */
const rate = /\d\s?% ?p\.a\.|\/week at /i;
const compared = /comparison rate/i;
const warning = /this comparison rate is true only for the examples given/i;

/** Elements within a sentence or a list of figures; their text is read together with the text around them. */
const inline = new Set(
  'a abbr b bdi br button cite code data dd dt em i mark output s small span strong sub sup td th time u weekly-price'.split(
    ' ',
  ),
);
/** The figures of one list or of one row belong together. */
const figures = new Set(['dl', 'tr']);
const sections = new Set(['section', 'article', 'aside', 'main', 'footer', 'form', 'dialog', 'body']);
const unread = new Set(['script', 'style']);
const spoken = ['alt', 'aria-label', 'title', 'content'];

interface Open {
  readonly name: string;
  readonly text: { words: string };
  /** The outermost closed disclosure around the element; null if the element is visible. */
  readonly box: object | null;
  readonly section: object;
}

/** What a page says of rates; collected with its other facts, because parsing takes most of the time. */
export interface RateFacts {
  /** Texts with a rate but without the comparison rate. */
  readonly bare: string[];
  /** The closed disclosure around each rate, and the disclosure, section and footer of each warning. */
  readonly rates: (object | null)[];
  readonly warnings: {
    readonly box: object | null;
    readonly section: object;
    readonly isInFooter: boolean;
  }[];
}

/**
 * "Every rate its comparison rate, labelled, adjacent" and "the warning always visible" (National Credit
 * Code, ss 160–160F): a rate must have its comparison rate in the same sentence, list or row. The warning
 * must be visible, or in the same disclosure as the rate. On a vehicle page no section may repeat the
 * warning.
 */
export function rateProblems({ path, facts }: SitePage): string[] {
  const { bare, rates, warnings } = facts.rates;
  const hasWarning = (box: object | null) => warnings.some((one) => one.box === null || one.box === box);
  const inSight = warnings.filter(({ box }) => box === null);
  const isRepeated = inSight.some(
    (one, index) =>
      inSight.findIndex(({ section }) => section === one.section) < index ||
      (one.isInFooter && inSight.length > 1),
  );
  return [
    ...bare.map((text) => `${path} shows "${text}" without its comparison rate`),
    ...(rates.every(hasWarning) ? [] : [`${path} has a rate and no warning`]),
    ...(isRepeated && path.startsWith('/cars/') ? [`${path} warns twice in one place`] : []),
  ];
}

/** Collects them as the parser meets the elements of a page. */
export function rateReader(): Required<Pick<Handler, 'onopentag' | 'ontext' | 'onclosetag'>> & {
  readonly found: RateFacts;
} {
  const found: RateFacts = { bare: [], rates: [], warnings: [] };
  const body: Open = { name: 'body', text: { words: '' }, box: null, section: {} };
  const open: Open[] = [];
  const around = () => open.at(-1) ?? body;
  return {
    found,
    onopentag(name, attributes) {
      const outer = around();
      const element = opened(name, attributes, outer);
      open.push(element);
      for (const attribute of spoken) {
        const words = attributes[attribute];
        if (words !== undefined) judge(found, { ...element, text: { words } });
      }
    },
    ontext(words) {
      const { name, text } = around();
      if (!unread.has(name)) text.words += words;
    },
    onclosetag() {
      const element = open.pop();
      if (element && element.text !== around().text) judge(found, element, open);
    },
  };
}

function opened(name: string, attributes: Readonly<Record<string, string>>, outer: Open): Open {
  const isClosed =
    ['template', 'dialog'].includes(name) ||
    (name === 'details' && attributes['open'] === undefined) ||
    attributes['hidden'] !== undefined ||
    attributes['popover'] !== undefined;
  const isPart = inline.has(name) || figures.has(outer.name);
  return {
    name: isPart && figures.has(outer.name) ? outer.name : name,
    text: isPart ? outer.text : { words: '' },
    box: name === 'summary' ? null : (outer.box ?? (isClosed ? {} : null)),
    section: sections.has(name) ? {} : outer.section,
  };
}

function judge(found: RateFacts, { text, box, section }: Open, around: readonly Open[] = []): void {
  const words = text.words.replace(/\s+/g, ' ').trim();
  if (rate.test(words)) {
    found.rates.push(box);
    if (!compared.test(words)) found.bare.push(words.slice(0, 80));
  }
  if (!warning.test(words)) return;
  found.warnings.push({ box, section, isInFooter: around.some(({ name }) => name === 'footer') });
}
