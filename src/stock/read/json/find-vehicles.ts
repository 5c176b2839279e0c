import { isJsonObject } from '../../../tenant/load/merge-settings.ts';
import { type BranchCells, branchCells } from '../branch-cells.ts';
import { areOfOneVehicle, sayOfCar, vehicleLikeness } from '../choose-records.ts';
import { flatten } from '../flatten.ts';
import type { JsonPath } from './json-places.ts';

/** A list of vehicles in a JSON document, with its path; or those of all branches, pages and the like. */
export interface Found {
  path: JsonPath;
  /** The vehicles with their keys or indexes. */
  items: [string | number, unknown][];
  /** For each of the vehicles, what its branch says of their place. */
  branches?: readonly BranchCells[];
  /** Other lists of vehicles, which are not read. */
  others?: readonly Found[];
}

const MAX_DEPTH = 8;
const SAMPLE = 12;

/**
 * What the elements of lists around a list of vehicles, such as branches, say of their place; the document itself is
 * none, nor is the only element of a list.
 */
function branchOf(root: unknown, path: JsonPath): BranchCells {
  let value = root;
  let branch: BranchCells = {};
  let list = '';
  for (const step of path) {
    const repeats = Array.isArray(value) && value.length > 1;
    value = Object.entries(value ?? {}).find(([key]) => key === String(step))?.[1];
    if (repeats) branch = { ...branch, ...branchFacts(list, value) };
    else if (typeof step === 'string') list = step;
  }
  return branch;
}

/** What a branch says of the place of its vehicles; `list` is the key of the list in which it is. */
export function branchFacts(list: string, branch: unknown): BranchCells {
  return branchCells(singular(list), flatten(withoutObjectLists(branch).facts));
}

function singular(list: string): string {
  return list.replace(/(?<=ch|s|x)es$|(?<!s)s$/i, '').replace(/ie$/i, 'y');
}

export function atPath(root: unknown, recordPath: string): Found | null {
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
export function findVehicles(root: unknown): Found | null {
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
    const branches = alike.flatMap(({ items, path }) => {
      const branch = branchOf(root, path);
      return items.map(() => branch);
    });
    if (only !== undefined && second === undefined) return { ...only, branches, others };
    const path = best.path.map((step) => (typeof step === 'number' ? null : step));
    return { path, items: alike.flatMap(({ items }) => items), branches, others };
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
  const areObjects = found.items.length > 0 && sampleOf(found.items).every(([, item]) => isJsonObject(item));
  if (areObjects || (Array.isArray(value) && value.length === 0)) add(found);
  // Lists inside a vehicle are its pictures and options.
  if (areObjects && Array.isArray(value) && likenessOf(found) > 0) return;
  for (const [key, inner] of found.items) visit(inner, [...path, key], depth + 1, add);
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

/**
 * Whether it is a branch, a page or the like: what looks like one vehicle is a list of several; or of one, if what
 * stands beside it is about a place and not about a car.
 */
export function holdsVehicles(item: unknown): boolean {
  const { facts, lists } = withoutObjectLists(item);
  const beside = flatten(facts);
  const keys = Object.keys(beside);
  const isPlace = !sayOfCar(keys) && Object.keys(branchCells('', beside)).length > 0;
  const fewest = isPlace ? 1 : 2;
  return !areOfOneVehicle(keys) && lists.some((list) => list.length >= fewest && likenessOfAll(list) > 0);
}

interface Parted {
  readonly facts: unknown;
  readonly lists: readonly (readonly object[])[];
}

/** The facts of a value apart from its lists of objects, and those lists. */
function withoutObjectLists(value: unknown, depth = 0): Parted {
  if (depth > MAX_DEPTH) return { facts: null, lists: [] };
  if (Array.isArray(value) && value.length > 0 && value.every(isJsonObject)) {
    const inner = sampleOf(value).flatMap((item) => withoutObjectLists(item, depth + 1).lists);
    return { facts: null, lists: [value, ...inner] };
  }
  if (!isJsonObject(value)) return { facts: value, lists: [] };
  const parts = Object.entries(value).map(
    ([key, inner]) => [key, withoutObjectLists(inner, depth + 1)] as const,
  );
  return {
    facts: Object.fromEntries(parts.map(([key, { facts }]) => [key, facts])),
    lists: parts.flatMap(([, { lists }]) => lists),
  };
}
