type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The same text for equal values, whatever the order of keys; invalid JSON is returned as it is. */
export function canonicalJson(text: string): string {
  const value = parsed(text);
  return value === undefined ? `not JSON: ${text}` : JSON.stringify(sorted(value));
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sorted(value: Json): Json {
  if (isList(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

export interface JsonDifference {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * The first places where two JSON texts differ in value, such as `items[2].name: "x"`; empty if only the
 * order of keys differs.
 */
export function jsonDifference(before: string, after: string, max = 3): JsonDifference {
  const [old, now] = [parsed(before), parsed(after)];
  if (old === undefined || now === undefined) {
    return { before: [before.slice(0, 200)], after: [after.slice(0, 200)] };
  }
  const found = [...differencesOf(old, now, '')].slice(0, max);
  return {
    before: found.flatMap(({ path, was }) => (was === undefined ? [] : [lineOf(path, was)])),
    after: found.flatMap(({ path, is }) => (is === undefined ? [] : [lineOf(path, is)])),
  };
}

interface Place {
  readonly path: string;
  readonly was: Json | undefined;
  readonly is: Json | undefined;
}

function* differencesOf(was: Json | undefined, is: Json | undefined, path: string): Generator<Place> {
  if (was === is) return;
  const areLists = was !== undefined && is !== undefined && isList(was) && isList(is);
  if (areLists || (isRecord(was) && isRecord(is))) {
    const [old, now] = [new Map(Object.entries(was)), new Map(Object.entries(is))];
    for (const key of new Set([...old.keys(), ...now.keys()])) {
      const inner = areLists ? `[${key}]` : `${path === '' ? '' : '.'}${key}`;
      yield* differencesOf(old.get(key), now.get(key), path + inner);
    }
  } else yield { path, was, is };
}

function isRecord(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value);
}

function lineOf(path: string, value: Json): string {
  return `${path}: ${JSON.stringify(value).slice(0, 200)}`;
}
