import { isJsonObject } from '../../../tenant/load/merge-settings.ts';
import type { FeedSettings } from '../../../tenant/settings/publish/feed.schema.ts';
import { type BranchCells, withBranch } from '../branch-cells.ts';
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
import { atPath, type Found, findVehicles } from './find-vehicles.ts';
import { elementPlaces, type JsonPath } from './json-places.ts';
import { MAX_NESTING } from './nesting.ts';
import { lineAt, parseLeniently } from './parse-leniently.ts';
import { recoverList } from './recover-json.ts';

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
  for (const [index, [, item]] of found.items.entries()) {
    addItem(rows, item, places[index]?.line ?? 1, found.branches?.[index]);
  }
  return readable(rows);
}

/**
 * An error within one vehicle rejects that vehicle; one that hides or truncates the list rejects the feed.
 */
function readDamaged(text: string, found: Found | null, damagedAt: number): Readable<FeedRows> {
  const first = found?.items[0]?.[1];
  const place = found === null ? undefined : elementPlaces(text, found.path)?.[0];
  const firstKey = isJsonObject(first) ? Object.keys(first)[0] : undefined;
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

function addItem(rows: FeedRows, item: unknown, line: number, branch?: BranchCells): void {
  if (isJsonObject(item))
    rows.records.push({ line, cells: withBranch(flatten(item), branch), correction: null });
  else {
    const start = rowStart(JSON.stringify(item) ?? '');
    rows.faults.push({ line, reason: 'is not an object with names and values', start });
  }
}

/** Facts of the document outside its lists. */
function withoutLists(root: unknown): unknown {
  if (!isJsonObject(root)) return {};
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
