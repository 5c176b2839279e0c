import { Parser } from 'htmlparser2';
import { type Attributes, directivesOf, isPolicy, line, plain, withoutHashes } from './fact-lines.ts';
import { canonicalJson } from './json-difference.ts';

/** Kinds of facts compared, in the order of the report. */
export const factKinds = [
  'text',
  'labels',
  'headings',
  'links',
  'fields',
  'images',
  'head',
  'JSON-LD',
  'policy',
] as const;
export type FactKind = (typeof factKinds)[number];

/** One readable line for each fact of a kind, in page order. */
export type PageFacts = Readonly<Record<FactKind, readonly string[]>>;

const silentElements = new Set(['script', 'style', 'template']);
const embeds = new Set(['iframe', 'video', 'audio', 'source', 'track', 'object', 'embed']);
const fieldElements = new Set(['input', 'select', 'textarea', 'button', 'output']);
const labelAttributes = ['aria-label', 'title', 'placeholder', 'alt'];

/** Inline elements. All others start a new line, so that a lost space between words is noticed. */
const inlineElements = new Set(
  (
    'a abbr b bdi bdo cite code data del dfn em i img ins kbd label mark path q s samp small span strong sub sup svg ' +
    'time u use var wbr'
  ).split(' '),
);
/** Custom elements, such as `<astro-island>` and `<astro-slot>`, do not break a line. */
const isInline = (element: string) => inlineElements.has(element) || element.includes('-');

/** Links to files whose names and places the bundler chooses. */
const bundledRelations = /^(stylesheet|modulepreload|expect)$/;
const bundledPreloads = new Set(['style', 'script']);

/**
 * The facts of a page for visitors, screen readers, search engines and forms, independent of markup, styles
 * and scripts. `address` is the page's path, such as `/cars/2024-kia-cerato`; relative links are resolved
 * against it.
 */
export function pageFacts(html: string, address: string): PageFacts {
  const reader = new PageReader(address);
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name),
  });
  parser.end(html);
  return reader.facts();
}

/** An element whose text becomes part of a fact: a link, heading, title or JSON-LD. */
interface Capture {
  readonly element: string;
  readonly finish: (text: string) => void;
  text: string;
}

class PageReader {
  readonly #found: Record<FactKind, string[]> = {
    text: [],
    labels: [],
    headings: [],
    links: [],
    fields: [],
    images: [],
    head: [],
    'JSON-LD': [],
    policy: [],
  };
  readonly #address: string;
  readonly #captures: Capture[] = [];
  #line = '';
  #silentDepth = 0;
  #form = 'no form';

  constructor(address: string) {
    this.#address = address;
  }

  facts(): PageFacts {
    this.#endLine();
    // The order within a head has no meaning.
    return { ...this.#found, head: this.#found.head.toSorted() };
  }

  open(name: string, attributes: Attributes): void {
    if (!isInline(name)) this.#endLine();
    if (name === 'script' && attributes['type'] === 'application/ld+json' && this.#silentDepth === 0) {
      this.#capture(name, (text) => this.#found['JSON-LD'].push(canonicalJson(text)));
    }
    if (silentElements.has(name)) this.#silentDepth += 1;
    if (this.#silentDepth > 0) return;
    this.#readLabels(name, attributes);
    this.#readElement(name, attributes);
  }

  text(text: string): void {
    const last = this.#captures.at(-1);
    if (this.#silentDepth > 0) {
      if (last?.element === 'script') last.text += text;
      return;
    }
    for (const capture of this.#captures) capture.text += text;
    this.#line += text;
  }

  close(name: string): void {
    if (!isInline(name)) this.#endLine();
    if (silentElements.has(name)) this.#silentDepth -= 1;
    if (name === 'form') this.#form = 'no form';
    const last = this.#captures.at(-1);
    if (last?.element !== name) return;
    this.#captures.pop();
    last.finish(last.text);
  }

  #capture(element: string, finish: Capture['finish']): void {
    this.#captures.push({ element, finish, text: '' });
  }

  #endLine(): void {
    const line = plain(this.#line);
    this.#line = '';
    // A title is compared as part of the head.
    if (line !== '' && this.#captures.at(-1)?.element !== 'title') this.#found.text.push(line);
  }

  #readLabels(name: string, attributes: Attributes): void {
    for (const attribute of labelAttributes) {
      const label = attributes[attribute];
      // An image's alternative text is compared with the image.
      if (label && !(name === 'img' && attribute === 'alt')) {
        this.#found.labels.push(`${attribute}: ${plain(label)}`);
      }
    }
  }

  #readElement(name: string, attributes: Attributes): void {
    const { head, links, headings, images, policy } = this.#found;
    if (name === 'html') head.push(line('html', attributes, ['lang', 'dir']));
    else if (name === 'title') this.#capture(name, (text) => head.push(`title ${plain(text)}`));
    else if (name === 'base') head.push(line('base', attributes, ['href']));
    else if (name === 'meta') {
      if (isPolicy(attributes)) policy.push(...directivesOf(attributes['content'] ?? ''));
      else head.push(line('meta', attributes, ['charset', 'name', 'property', 'http-equiv', 'content']));
    } else if (name === 'link') this.#readLink(attributes);
    else if (/^h[1-6]$/.test(name)) this.#capture(name, (text) => headings.push(`${name} ${plain(text)}`));
    else if (name === 'a' && attributes['href'] !== undefined) {
      const href = this.#resolved(attributes['href']);
      this.#capture(name, (text) => links.push(`${href} ${attributes['aria-label'] ?? plain(text)}`.trim()));
    } else if (name === 'img') images.push(this.#media('img', attributes));
    else if (embeds.has(name)) images.push(this.#media(name, attributes));
    else this.#readFormPart(name, attributes);
  }

  #readLink(attributes: Attributes): void {
    const { rel = '', as = '' } = attributes;
    if (bundledRelations.test(rel) || bundledPreloads.has(as)) return;
    const names = ['rel', 'hreflang', 'type', 'sizes', 'media', 'as', 'href', 'imagesrcset', 'imagesizes'];
    this.#found.head.push(withoutHashes(line('link', attributes, names)));
  }

  #readFormPart(name: string, attributes: Attributes): void {
    const { fields } = this.#found;
    if (name === 'form') {
      const { method = 'get', enctype = '', action = '' } = attributes;
      this.#form = `${method.toLowerCase()} ${this.#resolved(action)} ${enctype}`.trim();
      fields.push(`form ${this.#form}`);
    } else if (name === 'option') {
      fields.push(line('option', attributes, ['value', 'selected']));
    } else if (fieldElements.has(name)) {
      const { type = name === 'input' ? 'text' : '', form } = attributes;
      const isChoice = type === 'radio' || type === 'checkbox';
      const names = ['name', 'required', 'disabled', 'readonly', 'checked', 'min', 'max', 'formaction'];
      const value = attributes['value'] || isChoice ? ['value'] : [];
      const place = form === undefined ? this.#form : `form #${form}`;
      fields.push(line(`${name} ${type}`.trim(), attributes, [...names, ...value], ` in ${place}`));
    }
  }

  #media(name: string, attributes: Attributes): string {
    const names = ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'media', 'poster'];
    return withoutHashes(line(name, attributes, names));
  }

  #resolved(href: string): string {
    const path = /^(\/(?!\/)|[a-z][a-z+.-]*:)/i.test(href) ? href : this.#relative(href);
    return withoutHashes(path);
  }

  #relative(href: string): string {
    const origin = 'https://page.invalid';
    const url = URL.parse(href, origin + this.#address);
    return url === null ? href : url.href.replace(origin, '');
  }
}
