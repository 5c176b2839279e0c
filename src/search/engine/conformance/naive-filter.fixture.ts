import type { SearchDocument } from '../collection.ts';
import { type createChance, pick } from '../some-cars.fixture.ts';

type Chance = ReturnType<typeof createChance>;

/** A filter as text, with an equivalent test of a single document, without an index. */
export type NaiveFilter = { readonly text: string; readonly passes: (document: SearchDocument) => boolean };

const isAccent = /[\u0300-\u036f]/g;

/** `token_separators` of the made-up cars are `-` and `/`. */
export function naiveWords(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(isAccent, '');
  return plain
    .replace(/[-/]/g, ' ')
    .replace(/[^a-z0-9 ]/g, '')
    .split(' ')
    .filter((word) => word !== '');
}

function listOf(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

const textsOf = (document: SearchDocument, field: string) =>
  listOf(document[field]).map((value) => naiveWords(String(value)));

function textFilter(chance: Chance): NaiveFilter {
  const field = pick(chance, ['make', 'body', 'features', 'name']);
  const values = Array.from({ length: 1 + Math.floor(chance() * 3) }, () =>
    pick(chance, [
      'Audi',
      'land rover',
      'Rover',
      'SKODA',
      'Ute / Tray',
      'Sun Shade',
      'sun',
      'heated bar',
      'none',
    ]),
  );
  const wanted = values.map(naiveWords);
  const isExact = (document: SearchDocument) =>
    textsOf(document, field).some((words) => wanted.some((some) => some.join(' ') === words.join(' ')));
  const isContained = (document: SearchDocument) => {
    const words = textsOf(document, field).flat();
    return wanted.some((some) => some.every((word) => words.includes(word)));
  };
  const [operator, test] = pick(chance, [
    [':=', isExact],
    [':!=', (document: SearchDocument) => !isExact(document)],
    [':', isContained],
    [':!', (document: SearchDocument) => !isContained(document)],
  ]);
  return { text: `${field}${operator}[${values.map((value) => `\`${value}\``).join(',')}]`, passes: test };
}

function numberFilter(chance: Chance): NaiveFilter {
  const field = pick(chance, ['price', 'rank', 'sizes']);
  const scale = field === 'price' ? 60_000 : 22;
  const low = Math.floor(chance() * scale);
  const high = low + Math.floor(chance() * scale * 0.5);
  const numbersOf = (document: SearchDocument) =>
    listOf(document[field]).filter((value) => typeof value === 'number');
  const [value, test] = pick(chance, [
    [`>${low}`, (number: number) => number > low],
    [`<=${high}`, (number: number) => number <= high],
    [`${low}..${high}`, (number: number) => number >= low && number <= high],
    [`[<${low}, ${high}]`, (number: number) => number < low || number === high],
    [`=[${low}..${high}]`, (number: number) => number >= low && number <= high],
  ]);
  if (chance() < 0.2) {
    return { text: `${field}:!=${low}`, passes: (document) => !numbersOf(document).includes(low) };
  }
  return { text: `${field}:${value}`, passes: (document) => numbersOf(document).some(test) };
}

function otherFilter(chance: Chance): NaiveFilter {
  const id = `car-${Math.floor(chance() * 50)}`;
  return pick(chance, [
    { text: 'certified:true', passes: (document: SearchDocument) => document['certified'] === true },
    { text: 'certified:!=true', passes: (document: SearchDocument) => document['certified'] !== true },
    { text: `id:[${id},car-3]`, passes: (document: SearchDocument) => [id, 'car-3'].includes(document.id) },
    { text: `id:!=${id}`, passes: (document: SearchDocument) => document.id !== id },
  ]);
}

/** Clauses are combined from the left, whatever the operators. */
export function naiveFilter(chance: Chance, depth = 0): NaiveFilter {
  let filter = pick(chance, [textFilter, numberFilter, otherFilter])(chance);
  while (chance() < 0.45) {
    const left = filter;
    const right =
      depth < 2 && chance() < 0.4
        ? naiveFilter(chance, depth + 1)
        : pick(chance, [textFilter, numberFilter])(chance);
    filter =
      chance() < 0.5
        ? { text: `${left.text} && ${right.text}`, passes: (car) => left.passes(car) && right.passes(car) }
        : { text: `${left.text}||${right.text}`, passes: (car) => left.passes(car) || right.passes(car) };
  }
  return depth === 0 ? filter : { ...filter, text: `(${filter.text})` };
}
