import { columnKey } from './feed-record.ts';
import { nestsTooDeep } from './json/nesting.ts';

export type GrowingCells = Record<string, string | string[]>;

const MAX_DEPTH = 8;
const MAX_LIST = 500;
/** Stands for a structure that is nested too deep: no JSON, so that its reader reports it as unusable. */
const TOO_DEEP = '(nested too deep)';
/** Structures that are kept as JSON for their own readers. */
const keptWhole = /^(hotspots|photo[_ ]?notes|finance[_ ]?lenders|youx[_ ]?quote)$/i;

/**
 * Flattens nested JSON into dotted columns: `{"price": {"amount": 1}}` → `price.amount`. Lists of texts stay
 * lists; lists of objects become a list per key; `[{"name": "Make", "value": "Kia"}]` becomes `Make`.
 */
export function flatten(value: unknown): GrowingCells {
  const cells: GrowingCells = {};
  addValue(cells, '', value, 0);
  return cells;
}

function addValue(cells: GrowingCells, path: string, value: unknown, depth: number): void {
  if (Array.isArray(value)) addList(cells, path, value, depth);
  else if (value !== null && typeof value === 'object') addObject(cells, path, value, depth);
  else addCell(cells, path, value === null || value === undefined ? '' : String(value));
}

function addObject(cells: GrowingCells, path: string, value: object, depth: number): void {
  if (depth >= MAX_DEPTH) return;
  for (const [key, inner] of Object.entries(value)) {
    const name = path === '' ? columnKey(key) : `${path}.${key}`;
    if (keptWhole.test(key) && inner !== null && typeof inner === 'object')
      addCell(cells, name, nestsTooDeep(inner) ? TOO_DEEP : JSON.stringify(inner));
    else addValue(cells, name, inner, depth + 1);
  }
}

function addList(cells: GrowingCells, path: string, list: readonly unknown[], depth: number): void {
  if (depth >= MAX_DEPTH) return;
  for (const item of list.slice(0, MAX_LIST)) {
    const named = namedValue(item);
    if (named === null) addValue(cells, path, item, depth + 1);
    else
      addValue(cells, path === '' ? columnKey(named.name) : `${path}.${named.name}`, named.value, depth + 1);
  }
}

function namedValue(item: unknown): { name: string; value: unknown } | null {
  if (item === null || typeof item !== 'object' || Object.keys(item).length > 4 || !('value' in item))
    return null;
  const name = 'name' in item ? item.name : 'key' in item ? item.key : 'label' in item ? item.label : null;
  return typeof name === 'string' && name !== '' ? { name, value: item.value } : null;
}

/** Adds a value to a cell; a second value turns it into a list. */
export function addCell(cells: GrowingCells, path: string, text: string): void {
  const before = Object.hasOwn(cells, path) ? cells[path] : undefined;
  if (before === undefined || before === '') cells[path] = text;
  else if (typeof before === 'string') cells[path] = [before, text];
  else if (before.length < MAX_LIST) before.push(text);
}
