import { Parser } from 'htmlparser2';
import { type RateFacts, rateReader } from './checks/rates.ts';

export interface ImageFacts {
  attributes: Readonly<Record<string, string>>;
  /** The wanted classes of the elements around the picture. */
  inside: readonly string[];
  /** Whether another picture comes before this one in the same link. */
  isFurther: boolean;
  /**
   * The accessible name of the link or button around the picture, without the picture's own text; null
   * outside of one.
   */
  labelAround: string | null;
}

/** What the checks need to know about a page, collected in one pass over its HTML. */
export interface PageFacts {
  lang: string;
  titles: string[];
  h1s: string[];
  /** The content of each `<meta>`, by its name, property or header. */
  metas: Map<string, string>;
  canonicals: string[];
  ids: string[];
  /** The `href` of all links that a visitor can follow. */
  links: string[];
  images: ImageFacts[];
  /** Addresses of everything else that the page loads: styles, scripts, fonts, icons. */
  files: string[];
  stylesheets: string[];
  scripts: { src: string | null; type: string; text: string }[];
  /** Scripts of islands that start without waiting for the visitor. */
  islandScripts: string[];
  /** Scripts of islands that hydrate at the first interaction. */
  touchedScripts: string[];
  /** The parts of each `srcset`, with their width descriptors. */
  candidates: string[];
  /** Text that a visitor reads, hears or finds in a search result; one entry for each piece. */
  words: string[];
  /** Each element with an attribute that runs code: `img onerror`, `a javascript:`. */
  codeInMarkup: string[];
  /** The number of occurrences of each element. */
  elements: Map<string, number>;
  /** The text of elements with a class, by class, in order. */
  byClass: Map<string, string[]>;
  rates: RateFacts;
}

const spoken = ['alt', 'aria-label', 'title', 'placeholder'];
const silent = new Set(['script', 'style', 'template']);
const addresses = ['href', 'src', 'action', 'formaction', 'srcdoc', 'data', 'xlink:href'];

/** Elements whose whole text is collected. */
const readElements = new Set(['title', 'h1', 'script', 'a', 'button']);

interface OpenElement {
  name: string;
  isRead: boolean;
  classes: string[];
  text: string;
  images: number[];
}

/** Collects the facts of a built page. `byClass` contains only the classes given. */
export function pageFacts(html: string, classes: readonly string[] = []): PageFacts {
  const rates = rateReader();
  const page: PageFacts = {
    lang: '',
    titles: [],
    h1s: [],
    metas: new Map(),
    canonicals: [],
    ids: [],
    links: [],
    images: [],
    files: [],
    stylesheets: [],
    scripts: [],
    islandScripts: [],
    touchedScripts: [],
    candidates: [],
    words: [],
    codeInMarkup: [],
    elements: new Map(),
    byClass: new Map(),
    rates: rates.found,
  };
  const open: OpenElement[] = [];
  const parser = new Parser({
    onopentag(name, attributes, isImplied) {
      rates.onopentag(name, attributes, isImplied);
      const wanted = wantedOf(attributes['class'], classes);
      const isRead = wanted.length > 0 || readElements.has(name);
      open.push({ name, classes: wanted, isRead, text: attributes['aria-label'] ?? '', images: [] });

      page.elements.set(name, (page.elements.get(name) ?? 0) + 1);
      readElement(page, name, attributes);
      if (name === 'img') readImage(page, attributes, open);
    },
    ontext(text) {
      rates.ontext(text);
      for (const element of open) if (element.isRead) element.text += text;
      const inside = open.at(-1)?.name ?? '';
      if (!silent.has(inside) && text.trim() !== '') page.words.push(text);
    },
    onclosetag(name, isImplied) {
      rates.onclosetag(name, isImplied);
      const element = open.pop();
      if (element) closeElement(page, name, element);
    },
  });
  parser.end(html);
  return page;
}

const none: string[] = [];

function wantedOf(names: string | undefined, classes: readonly string[]): string[] {
  if (names === undefined || !classes.some((word) => names.includes(word))) return none;
  return names.split(/\s+/).filter((word) => classes.includes(word));
}

function readElement(page: PageFacts, name: string, attributes: Record<string, string>): void {
  const { id, href, src, rel = '' } = attributes;
  if (id !== undefined) page.ids.push(id);
  for (const attribute of spoken) if (attributes[attribute]) page.words.push(attributes[attribute]);
  page.codeInMarkup.push(...runningCode(name, attributes));
  if (name === 'html') page.lang = attributes['lang'] ?? '';
  if (name === 'meta') readMeta(page, attributes);
  const isLanguage = name === 'link' && attributes['hreflang'] !== undefined;
  if ((name === 'a' || isLanguage) && href !== undefined) page.links.push(href);
  if (name === 'link' && rel === 'canonical') page.canonicals.push(href ?? '');
  else if (name === 'link' && href !== undefined && !isLanguage) page.files.push(href);
  page.candidates.push(...candidates(attributes['imagesrcset']), ...candidates(attributes['srcset']));
  if (name === 'link' && rel === 'stylesheet') page.stylesheets.push(href ?? '');
  if (name === 'astro-island') {
    const scripts = [attributes['component-url'], attributes['renderer-url']].filter(isGiven);
    const { client = '' } = attributes;
    if (['load', 'idle', 'only'].includes(client)) page.islandScripts.push(...scripts);
    if (client === 'interaction') page.touchedScripts.push(...scripts);
  }
  if (name === 'script') {
    page.scripts.push({ src: src ?? null, type: attributes['type'] ?? '', text: '' });
    if (src !== undefined) page.files.push(src);
  }
  if (['iframe', 'video', 'source', 'embed', 'audio'].includes(name) && src) page.files.push(src);
}

function readMeta(page: PageFacts, attributes: Record<string, string>): void {
  const { name, property, content = '' } = attributes;
  const key = name ?? property ?? attributes['http-equiv'];
  if (key === undefined) return;
  page.metas.set(key, content);
  if (/description|title|site_name/.test(key)) page.words.push(content);
}

function readImage(page: PageFacts, attributes: Record<string, string>, open: readonly OpenElement[]): void {
  const around = open.findLast(({ name }) => name === 'a' || name === 'button');
  const isFurther = around !== undefined && around.images.length > 0;
  around?.images.push(page.images.length);
  const inside = open.flatMap(({ classes }) => classes);
  page.images.push({ attributes, inside, isFurther, labelAround: around === undefined ? null : '' });
}

function isGiven(value: string | undefined): value is string {
  return value !== undefined;
}

function candidates(srcset: string | undefined): string[] {
  if (srcset === undefined) return none;
  return srcset
    .split(', ')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function closeElement(page: PageFacts, name: string, { isRead, text, images, classes }: OpenElement): void {
  // Most elements are not, and a page has thousands.
  if (!isRead) return;
  const words = text.replace(/\s+/g, ' ').trim();
  if (name === 'title') page.titles.push(words);
  if (name === 'h1') page.h1s.push(words);
  const script = page.scripts.at(-1);
  if (name === 'script' && script) script.text = text;
  for (const index of images) {
    const image = page.images[index];
    if (image) image.labelAround = words;
  }
  for (const word of classes) page.byClass.set(word, [...(page.byClass.get(word) ?? []), words]);
}

/** Event attributes and addresses that run code; the site's own pages have neither. */
function runningCode(name: string, attributes: Record<string, string>): string[] {
  const events = Object.keys(attributes).filter((attribute) => /^on/i.test(attribute));
  const code = addresses.filter((attribute) => {
    const value = attributes[attribute];
    if (value === undefined) return false;
    // Browsers ignore spaces and control characters inside a URL's scheme.
    return value.includes(':') && /^(javascript|data|vbscript):/i.test(value.replace(/[\s\p{Cc}]/gu, ''));
  });
  return [...events, ...code].map((attribute) => `${name} ${attribute}`);
}
