/** A cell as the feed holds it; XML and JSON may repeat a value. */
export type Cell = string | readonly string[];

/** One vehicle as the feed tells it: column (dotted path in XML and JSON) to cell. */
export interface FeedRecord {
  /** Where the row begins in the feed, from 1. */
  line: number;
  cells: Readonly<Record<string, Cell>>;
  /** What had to be mended to read the row at all; null for a sound row. */
  mended: string | null;
}

/** A row that could not be read as cells. */
export interface RowFault {
  line: number;
  reason: string;
  /** The first characters of the row, for whoever has to find it. */
  start: string;
}

export interface FeedRows {
  records: FeedRecord[];
  faults: RowFault[];
  /** What a document says besides its vehicles: the dealer's address, the date of the export. */
  about: Readonly<Record<string, Cell>>;
}

export function noRows(about: FeedRows['about'] = {}): FeedRows {
  return { records: [], faults: [], about };
}

/** Why a feed as a whole cannot be used: what was found, on which line, what to do. */
export interface FeedError {
  message: string;
  line: number | null;
}

export type Readable<T> = { ok: true; value: T } | { ok: false; error: FeedError };

export function readable<T>(value: T): Readable<T> {
  return { ok: true, value };
}

export function unreadableFeed(message: string, line: number | null = null): Readable<never> {
  return { ok: false, error: { message, line } };
}

/** Told how far reading has come, in characters. */
export type ReadingProgress = (done: number) => void;

/** The beginning of a row, on one line. */
export function rowStart(text: string): string {
  return text.slice(0, 160).replace(/\s+/g, ' ').trim();
}

/** `__proto__` as a key would set an object's prototype instead of a cell. */
export function columnKey(name: string): string {
  return name === '__proto__' ? '__proto__ (column)' : name;
}
