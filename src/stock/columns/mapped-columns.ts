import { closest } from 'fastest-levenshtein';
import type { FeedSettings } from '../../tenant/settings/publish/feed.schema.ts';
import { type Readable, readable, unreadableFeed } from '../read/feed-record.ts';
import { type FeedField, feedFields, isFeedField } from './feed-fields.ts';
import { normaliseName } from './recognise/normalise-name.ts';

/** The columns in feed.json, checked against the columns of the feed. */
export function mappedColumns(
  settings: FeedSettings,
  columns: readonly string[],
): Readable<ReadonlyMap<FeedField, readonly string[]>> {
  for (const key of ['columns', 'constants', 'values'] as const) {
    const unknown = Object.keys(settings[key]).find((name) => !isFeedField(name));
    if (unknown !== undefined) return unreadableFeed(unknownField(key, unknown));
  }
  const mapped = new Map<FeedField, readonly string[]>();
  for (const [field, wanted] of Object.entries(settings.columns)) {
    if (!isFeedField(field)) continue;
    const names = typeof wanted === 'string' ? [wanted] : wanted;
    const found = names.flatMap((name) => findColumn(name, columns) ?? []);
    if (found.length === 0) return unreadableFeed(unknownColumn(field, names, columns));
    mapped.set(field, found);
  }
  return readable(mapped);
}

function findColumn(name: string, columns: readonly string[]): string | undefined {
  if (columns.includes(name)) return name;
  const wanted = normaliseName(name);
  return columns.find((column) => normaliseName(column) === wanted);
}

function unknownField(key: string, name: string): string {
  return `"${key}" in feed.json names a field "${name}" that does not exist. Did you mean "${closest(name, feedFields)}"?`;
}

function unknownColumn(field: string, names: readonly string[], columns: readonly string[]): string {
  const wanted = names.map((name) => `"${name}"`).join(' or ');
  const nearest = columns.length === 0 ? '' : ` Did you mean "${closest(names[0] ?? '', columns)}"?`;
  return `"columns.${field}" in feed.json names a column ${wanted} that the feed does not have.${nearest}`;
}
