import type { ElsewhereFinder } from './mistake.ts';
import { alternatives, type SchemaNode } from './schema-shape.ts';

const MAX_PLACES = 3;
const MAX_DEPTH = 12;

/** Finds settings that were written in the wrong group or file. */
export function elsewhereFinder(subjects: Readonly<Record<string, SchemaNode>>): ElsewhereFinder {
  // Computed on first use: valid settings never need it.
  let places: Map<string, Set<string>> | undefined;
  return (key) => {
    places ??= placesIn(subjects);
    const known = [...(places.get(key) ?? [])];
    // Keys such as "text" or "label" occur in too many places to be helpful.
    if (known.length === 0 || known.length > MAX_PLACES) return undefined;
    return `${key} belongs ${known.join(', or ')}.`;
  };
}

function placesIn(subjects: Readonly<Record<string, SchemaNode>>): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const [subject, schema] of Object.entries(subjects)) collect(schema, '', `${subject}.json`, places, 0);
  return places;
}

function collect(
  node: SchemaNode,
  above: string,
  file: string,
  places: Map<string, Set<string>>,
  depth: number,
) {
  if (depth > MAX_DEPTH) return;
  for (const { item, value, entries, type } of alternatives(node, undefined)) {
    if (item !== undefined) collect(item, `${above}[…]`, file, places, depth + 1);
    if (type === 'record' && value !== undefined) collect(value, `${above}.…`, file, places, depth + 1);
    for (const [key, entry] of Object.entries(entries ?? {})) {
      const place = above === '' ? `in ${file}` : `under ${above} in ${file}`;
      places.set(key, (places.get(key) ?? new Set()).add(place));
      collect(entry, above === '' ? key : `${above}.${key}`, file, places, depth + 1);
    }
  }
}
