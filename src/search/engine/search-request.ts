import { DEFAULT_MAX_WORDS } from './filters/filter-clause.ts';
import { splitList } from './filters/split-list.ts';
import { type SearchError, searchError } from './search-error.ts';

/** A search's parameters as text, whatever type they had. */
export type RawParams = ReadonlyMap<string, string>;

/** Null if a value is not a string, number or boolean: then the whole request is rejected. */
function paramText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(6);
  return typeof value === 'boolean' ? String(value) : null;
}

function joinFilters(common: string, own: string): string {
  if (common === '' && own === '') return '';
  return [common, own]
    .filter((part) => part !== '')
    .map((part) => `(${part})`)
    .join(' && ');
}

/**
 * Merges a search's own parameters with the common ones of the query string. As on the server, the common ones have
 * precedence, and filters are combined. Null if a value is an array, an object or null.
 */
export function joinParams(common: object, own: object): RawParams | null {
  const params = new Map<string, string>();
  for (const [key, value] of Object.entries(common)) {
    const text = paramText(value);
    if (text !== null) params.set(key, text);
  }
  for (const [key, value] of Object.entries(own)) {
    const text = paramText(value);
    if (text === null) return null;
    const known = params.get(key);
    if (known === undefined) params.set(key, text);
    else if (key === 'filter_by') params.set(key, joinFilters(known, text));
  }
  return params;
}

const defaultNumbers = {
  page: 0,
  per_page: 10,
  offset: 0,
  limit_hits: 1_000_000,
  max_facet_values: 10,
  facet_query_num_typos: 2,
  typo_tokens_threshold: 1,
  drop_tokens_threshold: 1,
  min_len_1typo: 4,
  min_len_2typo: 7,
  snippet_threshold: 30,
  highlight_affix_num_tokens: 4,
  group_limit: 3,
  max_filter_by_candidates: DEFAULT_MAX_WORDS,
  max_candidates: 0,
};

type NumberName = keyof typeof defaultNumbers;

export type SearchRequest = {
  readonly params: RawParams;
  readonly q: string;
  readonly numbers: Readonly<Record<NumberName, number>>;
};

const isNumberName = (key: string): key is NumberName => Object.hasOwn(defaultNumbers, key);

/** An unsigned 32-bit integer; null for anything else. */
export function readUnsigned(text: string): number | null {
  const number = /^\s*\+?\d+$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
  return number <= 0xffffffff ? number : null;
}

/** Parses the numeric parameters and adds Typesense's defaults. */
export function readRequest(params: RawParams): SearchRequest | SearchError {
  const q = params.get('q');
  if (q === undefined) return searchError(400, 'Parameter `q` is required.');
  const numbers = { ...defaultNumbers };
  if (params.get('facet_query')) numbers.per_page = 0;
  for (const key of [...params.keys()].sort()) {
    const name = key === 'limit' ? 'per_page' : key;
    if (!isNumberName(name)) continue;
    const number = readUnsigned(params.get(key) ?? '');
    if (number === null) return searchError(400, `Parameter \`${key}\` must be an unsigned integer.`);
    numbers[name] = number;
  }
  return { params, q, numbers };
}

/** A boolean parameter: anything but `true` is false, as on the server. */
export function flag({ params }: SearchRequest, name: string, byDefault: boolean): boolean {
  const text = params.get(name);
  return text === undefined ? byDefault : text === 'true';
}

export function list({ params }: SearchRequest, name: string): string[] {
  return splitList(params.get(name) ?? '', ',');
}

/** One number per field, from one for all or one each; null for any other count. */
export function perField(values: readonly number[], length: number): number[] | null {
  if (values.length === length) return [...values];
  return values.length === 1 ? Array.from({ length }, () => values[0] ?? 0) : null;
}

export function numberList(request: SearchRequest, name: string, byDefault: readonly number[]): number[] {
  if (!request.params.has(name)) return [...byDefault];
  return list(request, name)
    .map(readUnsigned)
    .filter((number) => number !== null);
}

/** Index of the first hit of the page: from `page`, unless only `offset` is given. */
export function pageStart({ numbers }: SearchRequest): number {
  if (numbers.page === 0 && numbers.offset !== 0) return numbers.offset;
  return numbers.per_page * (Math.max(numbers.page, 1) - 1);
}
