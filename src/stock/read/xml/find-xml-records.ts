import { vehicleLikeness } from '../choose-records.ts';
import { FIRST_LOOK, readXmlEvents } from './xml-elements.ts';

interface Seen {
  count: number;
  /** Dotted paths of elements and attributes below it. */
  keys: Set<string>;
}

/**
 * The path of the element that represents one vehicle (`listings/listing`), or null: the outermost that looks
 * like one. The whole feed is read only if its first part does not decide.
 */
export function findRecordPath(xml: string): string | null {
  return (
    bestPath(seenIn(xml, FIRST_LOOK)) ?? (xml.length > FIRST_LOOK ? bestPath(seenIn(xml, xml.length)) : null)
  );
}

function seenIn(xml: string, until: number): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>();
  readXmlEvents(
    xml,
    {
      open: (path, attributes) => {
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
      },
      close: () => undefined,
    },
    Math.min(until, xml.length),
  );
  return seen;
}

/**
 * The path of the element that most likely is one vehicle. Its ancestors contain the same keys, with longer paths, so
 * the element that repeats is chosen; in a feed with one car, the innermost element with enough keys.
 */
function bestPath(seen: ReadonlyMap<string, Seen>): string | null {
  const scored = [...seen].map(([path, { count, keys }]) => ({
    path,
    count,
    score: vehicleLikeness(ownKeys(keys)),
  }));
  const likely = scored.filter(({ score }) => score > 0);
  const max = Math.max(0, ...likely.map(({ score }) => score));
  const close = likely.filter(({ score }) => score >= max * 0.6);
  const repeated = close.filter(({ count }) => count > 1);
  const candidates = repeated.length > 0 ? repeated : close.slice(-1);
  return candidates[0]?.path ?? null;
}

function ownKeys(keys: ReadonlySet<string>): string[] {
  return [...keys].filter((key) => key.split('.').length <= 3);
}
