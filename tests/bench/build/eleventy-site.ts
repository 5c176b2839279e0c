import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnTemplate, type PageData, type TemplatePart } from './learn-template.ts';

/**
 * Code point of the first card in template data: each card is one private-use character (of 131,068), which no page
 * contains.
 */
const firstMark = 0xf0000;
const marks = /([\u{f0000}-\u{10fffd}])/u;
const card = /<article class="card"[\s\S]*?<\/article>/g;

/**
 * Writes what Eleventy needs to generate the same bytes as a built site: one template per kind of page, one for a
 * car's card, and the data as JSON. Returns the number of pages.
 */
export function writeEleventySite(builtDir: string, inputDir: string): number {
  rmSync(inputDir, { recursive: true, force: true });
  mkdirSync(join(inputDir, '_data'), { recursive: true });
  mkdirSync(join(inputDir, '_includes'));
  const cards = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = cards.get(text) ?? cards.size;
    cards.set(text, number);
    return String.fromCodePoint(firstMark + number);
  };
  const pages = globSync('**/*.html', { cwd: builtDir }).map((path) => {
    const html = readFileSync(join(builtDir, path), 'utf8');
    const kind = kindOf(html);
    return { path, kind, html: html.replaceAll(card, numberOf) };
  });
  for (const [kind, same] of Map.groupBy(pages, (page) => page.kind)) {
    const { template, data } = learnTemplate(same.map(({ html }) => html));
    const rows = data.map((values, row) => ({ path: same[row]?.path, ...withCards(values) }));
    writeData(inputDir, kind, rows);
    writeFileSync(
      join(inputDir, `${kind}.11ty.mjs`),
      pageTemplate(kind, codeOf(template, namesWithCards(data))),
    );
  }
  const { template, data } = learnTemplate([...cards.keys()]);
  writeData(inputDir, 'cards', data);
  writeFileSync(join(inputDir, '_includes/card.mjs'), cardTemplate(codeOf(template, new Set())));
  return pages.length;
}

function kindOf(html: string): string {
  if (html.includes('<article data-car=')) return 'vehicles';
  return html.includes('<article class="card"') ? 'listings' : 'others';
}

function writeData(inputDir: string, name: string, rows: readonly object[]): void {
  writeFileSync(join(inputDir, '_data', `${name}.json`), JSON.stringify(rows));
}

/**
 * A page per row of the data. A JavaScript template, Eleventy's fastest engine, because nothing is parsed or
 * compiled.
 */
function pageTemplate(kind: string, code: string): string {
  return `import { card, escaped, listed } from './_includes/card.mjs';

export const data = {
  pagination: { data: '${kind}', size: 1, alias: 'item' },
  permalink: ({ item }) => item.path,
  eleventyExcludeFromCollections: true,
};
export const render = ({ item, cards }) => ${code};
`;
}

function cardTemplate(code: string): string {
  return `const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text) => text.replace(/[&<>"']/g, (character) => entities[character]);
export const card = (item) => ${code};
export const listed = (parts, cards) =>
  typeof parts === 'string' ? parts : parts.map((part) => (typeof part === 'number' ? card(cards[part]) : part)).join('');
`;
}

const hasCard = (value: unknown) => typeof value === 'string' && marks.test(value);

/** Alternating markup and card numbers. */
function partsOf(text: string): (string | number)[] {
  const parts = text.split(marks).filter((part) => part !== '');
  return parts.map((part) => (marks.test(part) ? (part.codePointAt(0) ?? 0) - firstMark : part));
}

/** Replaces values that contain cards by lists of markup and card numbers. */
function withCards(values: PageData): Record<string, unknown> {
  const entries = Object.entries(values).map(([name, value]) => {
    return [name, hasCard(value) ? partsOf(String(value)) : value];
  });
  return Object.fromEntries(entries);
}

function namesWithCards(data: readonly PageData[]): ReadonlySet<string> {
  const names = data.flatMap((values) => Object.keys(values).filter((name) => hasCard(values[name])));
  return new Set(names);
}

/** A JavaScript expression that renders the page of `item`, a row of the data. */
function codeOf(parts: readonly TemplatePart[], cardNames: ReadonlySet<string>): string {
  const terms = parts.flatMap((part) => {
    if (part.kind === 'literal') return partsOf(part.text).map(literalOrCard);
    const name = `item.${part.name}`;
    if (part.kind === 'value') {
      if (cardNames.has(part.name)) return `listed(${name}, cards)`;
      return part.isMarkup ? name : `escaped(${name})`;
    }
    const variants = part.variants.map((variant) => codeOf(variant, cardNames));
    return `(${variants.map((code, index) => `${name} === ${index} ? ${code} : `).join('')}'')`;
  });
  return terms.length === 0 ? "''" : `(${terms.join(' + ')})`;
}

/** A card that is the same on all pages is part of the template. */
function literalOrCard(part: string | number): string {
  return typeof part === 'number' ? `card(cards[${part}])` : JSON.stringify(part);
}
