import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type MappingProposal, proposeColumns } from '#src/stock/columns/recognise/propose-columns.ts';
import { importFeed } from '#src/stock/import/import-feed.build.ts';
import { decodeFeed } from '#src/stock/read/decode-feed.ts';
import type { FeedRecord } from '#src/stock/read/feed-record.ts';
import { inflateFeed } from '#src/stock/read/inflate-feed.build.ts';
import { readFeed } from '#src/stock/read/read-feed.ts';
import type { FeedSettings } from '#src/tenant/settings/publish/feed.schema.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';

export interface FeedSample {
  readonly bytes: Uint8Array;
  /** `stock/feed.xml.gz`: path in the dealer's folder. */
  readonly file: string;
  /** The path of the vehicles in the feed; null: found automatically. */
  readonly recordPath: string | null;
  readonly records: readonly FeedRecord[];
  readonly proposal: MappingProposal;
}

/** Reads a feed like the import. Throws a sentence if it is unreadable. */
export function readFeedSample(path: string, settings: FeedSettings): FeedSample {
  const bytes = readBytes(path);
  const inflated = inflateFeed(bytes, settings.maxMegabytes);
  if (!inflated.ok) throw new Error(`${path}: ${inflated.error.message}`);
  const decoded = decodeFeed(inflated.value, settings.encoding);
  if (!decoded.ok) throw new Error(`${path}: ${decoded.error.message}`);
  const read = readFeed(decoded.value, settings, () => undefined);
  if (!read.ok) throw new Error(`${path}: ${read.error.message}`);
  const { records } = read.value;
  const file = `stock/feed${endingOf(path)}`;
  return { bytes, file, recordPath: settings.recordPath, records, proposal: proposeColumns(records) };
}

function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch {
    throw new Error(
      `There is no feed at ${path}. Give the path of a CSV, JSON or XML file, as in: --feed ~/Downloads/stock.csv`,
    );
  }
}

/** `.csv`, `.xml.gz`: an ending that shows the format. */
function endingOf(path: string): string {
  return /(\.[a-z0-9]{1,6})?(\.gz)?$/i.exec(basename(path))?.[0].toLowerCase() || '.csv';
}

export type Trial = ReturnType<typeof tryImport>;

/** The result of an import with this mapping. Throws a sentence if it would be empty. */
export function tryImport(bytes: Uint8Array, settings: FeedSettings, now: Date) {
  const stock = importFeed({ bytes, settings, locations: [], previous: null, now });
  if (!stock.ok) throw new Error(`${stock.error.message} Name the columns, as in --column model=Range.`);
  const { vehicles, rejects } = stock;
  const [first] = rejects;
  return {
    vehicles: vehicles.length,
    rejected: rejects.length,
    firstReject: first === undefined ? null : `line ${first.line} ${first.reason}`,
    withPrice: vehicles.filter((vehicle) => currentPrice(vehicle) !== null).length,
    withPhoto: vehicles.filter(({ photosCount }) => photosCount > 0).length,
    bodies: vehicles.map(({ simpleBody }) => simpleBody),
  };
}

/** The feed's name of the yard if all rows have the same; several would mean several locations. */
export function yardNames({ records, proposal }: FeedSample): readonly string[] {
  const column = (['locationCode', 'dealershipName', 'location'] as const)
    .map((field) => proposal.proposals.find((proposed) => proposed.field === field)?.columns[0])
    .find((name) => name !== undefined);
  if (column === undefined) return [];
  const values = records
    .map(({ cells }) => cells[column])
    .flatMap((cell) => (typeof cell === 'string' ? [cell.trim()] : (cell ?? [])));
  return [...new Set(values)].filter((value) => value !== '');
}
