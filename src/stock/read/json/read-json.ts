import type { FeedSettings } from '../../../tenant/settings/publish/feed.schema.ts';
import { vehicleLikeness } from '../choose-records.ts';
import { countLines } from '../delimited/scan-row.ts';
import {
  type FeedRows,
  noRows,
  type Readable,
  readable,
  rowStart,
  unreadableFeed,
  unreadNote,
} from '../feed-record.ts';
import { flatten } from '../flatten.ts';
import { elementPlaces, type JsonPath } from './json-places.ts';
import { MAX_NESTING } from './nesting.ts';
import { lineAt, parseLeniently } from './parse-leniently.ts';
import { recoverList } from './recover-json.ts';

/** A list of vehicles in a JSON document, with its path; or those of all branches, pages and the like. */
interface Found {
  path: JsonPath;
  /** The vehicles with their keys or indexes. */
  items: [string | number, unknown][];
  /** Other lists of vehicles, which are not read. */
  others?: readonly Found[];
}

const MAX_DEPTH = 8;
const SAMPLE = 12;

/**
 * Reads vehicles from a JSON document; `recordPath` says where they are, else they are found by their keys.
 */
export function readJson(text: string, settings: FeedSettings): Readable<FeedRows> {
  const parsed = parseLeniently(text);
  if (parsed === null) return nestedTooDeep();
  const { root, damagedAt } = parsed;
  const found = settings.recordPath === null ? findVehicles(root) : atPath(root, settings.recordPath);
  if (damagedAt !== null) return readDamaged(text, found, damagedAt);
  if (found === null) return notFound(settings.recordPath);
  if (found.items.length === 0) return emptyList(found.path);
  const places = elementPlaces(text, found.path);
  if (places === null) return nestedTooDeep();
  const rows = noRows(flatten(withoutLists(root)), unreadNotes(found.others ?? []));
  for (const [index, [, item]] of found.items.entries()) addItem(rows, item, places[index]?.line ?? 1);
  return readable(rows);
}

/**
 * An error within one vehicle rejects that vehicle; one that hides or truncates the list rejects the feed.
 */
function readDamaged(text: string, found: Found | null, damagedAt: number): Readable<FeedRows> {
  const first = found?.items[0]?.[1];
  const place = found === null ? undefined : elementPlaces(text, found.path)?.[0];
  const firstKey = isObject(first) ? Object.keys(first)[0] : undefined;
  // Several lists cannot be told apart in a damaged document.
  const areSeveral = found?.path.includes(null) === true;
  if (place === undefined || firstKey === undefined || areSeveral) return notJson(text, damagedAt);
  const { elements, isClosed } = recoverList(text, place.offset, firstKey);
  if (!isClosed || elements.every(({ value }) => value !== null)) return endsEarly(text);
  const rows = noRows({}, unreadNotes(found?.others ?? []));
  let [line, counted] = [1, 0];
  for (const { offset, value } of elements) {
    line += countLines(text, counted, offset);
    counted = offset;
    if (value !== null) addItem(rows, value, line);
    else
      rows.faults.push({
        line,
        reason: 'is damaged JSON',
        start: rowStart(text.slice(offset, offset + 400)),
      });
  }
  return readable(rows);
}

function notJson(text: string, damagedAt: number): Readable<never> {
  const line = lineAt(text, damagedAt);
  if (!/[}\]]$/.test(text.trimEnd().slice(-1))) return endsEarly(text);
  return unreadableFeed(
    `The feed is not JSON; the first mistake is on line ${line}. Ask the supplier to correct it.`,
    line,
  );
}

function nestedTooDeep(): Readable<never> {
  return unreadableFeed(
    `The JSON has more than ${MAX_NESTING} lists and objects inside each other. Ask the supplier to correct it.`,
  );
}

function endsEarly(text: string): Readable<never> {
  const line = lineAt(text, text.trimEnd().length);
  return unreadableFeed(
    `The JSON ends early, on line ${line}. Ask the supplier to send the feed again.`,
    line,
  );
}

function addItem(rows: FeedRows, item: unknown, line: number): void {
  if (isObject(item)) rows.records.push({ line, cells: flatten(item), correction: null });
  else {
    const start = rowStart(JSON.stringify(item) ?? '');
    rows.faults.push({ line, reason: 'is not an object with names and values', start });
  }
}

/** Facts of the document outside its lists. */
function withoutLists(root: unknown): unknown {
  if (!isObject(root)) return {};
  const facts = Object.entries(root).filter(([, value]) => !Array.isArray(value));
  return Object.fromEntries(facts.slice(0, 50));
}

function notFound(recordPath: string | null): Readable<never> {
  return unreadableFeed(
    recordPath === null
      ? 'The JSON holds no list of vehicles. Say where they stand under "recordPath" in feed.json.'
      : `The JSON has no list at "${recordPath}", which "recordPath" in feed.json names.`,
  );
}

function unreadNotes(others: readonly Found[]): string[] {
  return others.map(({ path, items }) => unreadNote(path.join('.'), items.length));
}

function emptyList(path: JsonPath): Readable<never> {
  const place = path.length === 0 ? 'The list' : `The list "${path.join('.')}"`;
  return unreadableFeed(`${place} holds no vehicle. Ask the supplier to send the feed again.`, 1);
}

function atPath(root: unknown, recordPath: string): Found | null {
  const path: (string | number)[] = [];
  let value = root;
  for (const step of recordPath.split('.').filter((part) => part !== '')) {
    if (value === null || typeof value !== 'object') return null;
    const key: string | number = Array.isArray(value) ? Number(step) : step;
    value = Object.entries(value).find(([name]) => name === step)?.[1];
    path.push(key);
  }
  return asList(value, path);
}

function asList(value: unknown, path: JsonPath): Found | null {
  if (Array.isArray(value)) return { path, items: [...value.entries()] };
  return value !== null && typeof value === 'object' ? { path, items: Object.entries(value) } : null;
}

/**
 * The list with most vehicles, with its like in other elements of the same list, such as branches; an object whose values
 * are vehicles counts as a list.
 */
function findVehicles(root: unknown): Found | null {
  const lists: (Found & { score: number })[] = [];
  const empty: Found[] = [];
  visit(root, [], 0, (found) => {
    if (found.items.length === 0) empty.push(found);
    else lists.push({ ...found, score: likenessOf(found) });
  });
  const best = lists.reduce<(typeof lists)[number] | null>(
    (a, b) => (a === null || b.score > a.score ? b : a),
    null,
  );
  if (best !== null && best.score > 0) {
    const sure = lists.filter(({ score }) => score > 0);
    const alike = sure.filter(({ path }) => isLike(path, best.path));
    const others = sure.filter(({ path }) => !alike.some((list) => isWithin(path, list.path)));
    const [only, second] = alike;
    if (only !== undefined && second === undefined) return { ...only, others };
    const path = best.path.map((step) => (typeof step === 'number' ? null : step));
    return { path, items: alike.flatMap(({ items }) => items), others };
  }
  const isOne = vehicleLikeness(Object.keys(flatten(root))) > 0;
  if (isOne && root !== null && typeof root === 'object' && !Array.isArray(root)) return single(root);
  return empty[0] ?? null;
}

/** Whether only places in lists are different. */
function isLike(a: JsonPath, b: JsonPath): boolean {
  return (
    a.length === b.length &&
    a.every((step, index) => step === b[index] || (typeof step === 'number' && typeof b[index] === 'number'))
  );
}

/** Whether one of the two is a part of the other. */
function isWithin(a: JsonPath, b: JsonPath): boolean {
  const shared = Math.min(a.length, b.length);
  return a.slice(0, shared).every((step, index) => step === b[index]);
}

/** A document that is one vehicle. */
function single(root: object): Found {
  return { path: [], items: [['', root]] };
}

function visit(value: unknown, path: JsonPath, depth: number, add: (found: Found) => void): void {
  if (depth > MAX_DEPTH || value === null || typeof value !== 'object') return;
  const found = asList(value, path);
  if (found === null) return;
  const areObjects = found.items.length > 0 && sampleOf(found.items).every(([, item]) => isObject(item));
  if (areObjects || (Array.isArray(value) && value.length === 0)) add(found);
  // Lists inside a vehicle are its pictures and options.
  if (areObjects && Array.isArray(value) && likenessOf(found) > 0) return;
  for (const [key, inner] of found.items) visit(inner, [...path, key], depth + 1, add);
}

function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function sampleOf<T>(items: readonly T[]): readonly T[] {
  const step = Math.max(1, Math.floor(items.length / SAMPLE));
  return items.filter((_, index) => index % step === 0);
}

function likenessOf({ items }: Found): number {
  return sampleOf(items).some(([, item]) => holdsVehicles(item))
    ? 0
    : likenessOfAll(items.map(([, item]) => item));
}

function likenessOfAll(items: readonly unknown[]): number {
  const scores = sampleOf(items).map((item) => vehicleLikeness(Object.keys(flatten(item))));
  const typical = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const alike = scores.filter((score) => score > 0).length / scores.length;
  return alike < 0.5 ? 0 : typical * Math.log2(items.length + 1);
}

/** Whether it is a branch, a page or the like: what looks like one vehicle is a list of several. */
function holdsVehicles(item: unknown): boolean {
  const { facts, lists } = withoutObjectLists(item);
  const isVehicle = vehicleLikeness(Object.keys(flatten(facts))) > 0;
  return !isVehicle && lists.some((list) => list.length > 1 && likenessOfAll(list) > 0);
}

interface Parted {
  readonly facts: unknown;
  readonly lists: readonly (readonly object[])[];
}

/** The facts of a value apart from its lists of objects, and those lists. */
function withoutObjectLists(value: unknown, depth = 0): Parted {
  if (depth > MAX_DEPTH) return { facts: null, lists: [] };
  if (Array.isArray(value) && value.length > 0 && value.every(isObject)) {
    const inner = sampleOf(value).flatMap((item) => withoutObjectLists(item, depth + 1).lists);
    return { facts: null, lists: [value, ...inner] };
  }
  if (!isObject(value)) return { facts: value, lists: [] };
  const parts = Object.entries(value).map(
    ([key, inner]) => [key, withoutObjectLists(inner, depth + 1)] as const,
  );
  return {
    facts: Object.fromEntries(parts.map(([key, { facts }]) => [key, facts])),
    lists: parts.flatMap(([, { lists }]) => lists),
  };
}
