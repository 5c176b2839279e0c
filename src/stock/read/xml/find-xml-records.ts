import { areOfOneVehicle, vehicleLikeness } from '../choose-records.ts';
import { FIRST_LOOK, readXmlEvents } from './xml-elements.ts';

interface Seen {
  count: number;
  /** Dotted paths of elements and attributes below it. */
  keys: Set<string>;
}

/**
 * The path of the element that represents one vehicle (`listings/listing`), or null: the outermost that looks
 * like one vehicle and not like several. The whole feed is read only if its first part does not decide.
 */
export function findRecordPath(xml: string): string | null {
  return (
    bestPath(seenIn(xml, FIRST_LOOK)) ?? (xml.length > FIRST_LOOK ? bestPath(seenIn(xml, xml.length)) : null)
  );
}

function seenIn(xml: string, until: number): SeenElements {
  const seen: SeenElements = new Map();
  const open = (path: readonly string[], attributes: Readonly<Record<string, string>>) =>
    addSeen(seen, path, attributes);
  readXmlEvents(xml, { open, close: () => undefined }, Math.min(until, xml.length));
  return seen;
}

/** By path. */
export type SeenElements = Map<string, Seen>;

export function addSeen(
  seen: SeenElements,
  path: readonly string[],
  attributes: Readonly<Record<string, string>>,
): void {
  const key = path.join('/');
  const entry = seen.get(key) ?? { count: 0, keys: new Set() };
  entry.count++;
  seen.set(key, entry);
  const names = Object.keys(attributes).filter((name) => name !== 'name');
  for (const name of names) entry.keys.add(name);
  const own = attributes['name'] ?? path.at(-1) ?? '';
  for (let depth = 1; depth < path.length && depth < 6; depth++) {
    const above = seen.get(path.slice(0, depth).join('/'));
    if (above === undefined || above.keys.size > 400) continue;
    const below = [...path.slice(depth, -1), own].join('.');
    above.keys.add(below);
    for (const name of names) above.keys.add(`${below}.${name}`);
  }
}

/** Where else vehicles are, among the elements outside those that are read. */
export function unreadPlace(
  outside: SeenElements,
  recordPath: string,
): { path: string; count: number } | null {
  const path = bestPath(outside);
  const { count = 0 } = outside.get(path ?? '') ?? {};
  if (path === null || recordPath.startsWith(`${path}/`)) return null;
  const isSameElement = path.split('/').at(-1) === recordPath.split('/').at(-1);
  return isSameElement || count > 1 ? { path, count } : null;
}

/**
 * The path of the element that most likely is one vehicle. Its ancestors contain the same keys, with longer paths, so
 * the element that repeats is chosen; in a feed with one car, the innermost element with enough keys.
 */
function bestPath(seen: SeenElements): string | null {
  const scored = [...seen].map(([path, { count, keys }]) => ({
    path,
    count,
    keys,
    score: vehicleLikeness(ownKeys(keys)),
  }));
  const looking = scored.filter(({ score }) => score > 0);
  const likely = looking.filter((outer) => !looking.some((inner) => holdsSeveral(outer, inner)));
  const max = Math.max(0, ...likely.map(({ score }) => score));
  const close = likely.filter(({ score }) => score >= max * 0.6);
  const repeated = close.filter(({ count }) => count > 1);
  const candidates = repeated.length > 0 ? repeated : close.slice(-1);
  return candidates[0]?.path ?? null;
}

type Named = Seen & { readonly path: string };

/** Whether an element is a branch or the like: what looks like one vehicle are several elements in it. */
function holdsSeveral(outer: Named, inner: Named): boolean {
  if (!inner.path.startsWith(`${outer.path}/`) || inner.count <= outer.count) return false;
  const within = `${inner.path.slice(outer.path.length + 1).replaceAll('/', '.')}.`;
  return !areOfOneVehicle(ownKeys(new Set([...outer.keys].filter((key) => !key.startsWith(within)))));
}

function ownKeys(keys: ReadonlySet<string>): string[] {
  return [...keys].filter((key) => key.split('.').length <= 3);
}
