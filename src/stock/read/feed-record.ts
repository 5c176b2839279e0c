/** A cell of the feed; XML and JSON may have several values. */
export type Cell = string | readonly string[];

/** One row of a feed: cells by column (in XML and JSON, a dotted path). */
export interface FeedRecord {
  /** Line where the row begins, from 1. */
  line: number;
  cells: Readonly<Record<string, Cell>>;
  /** What had to be corrected to read the row; null for a sound row. */
  correction: string | null;
}

/** A row that could not be split into cells. */
export interface RowFault {
  line: number;
  reason: string;
  /** The first characters of the row, to find it. */
  start: string;
}

export interface FeedRows {
  records: FeedRecord[];
  faults: RowFault[];
  /** Facts of the document outside its vehicles, such as the dealer's address or the export date. */
  about: Readonly<Record<string, Cell>>;
  /** Sentences about vehicles that are not read. */
  notes: readonly string[];
}

export function noRows(about: FeedRows['about'] = {}, notes: FeedRows['notes'] = []): FeedRows {
  return { records: [], faults: [], about, notes };
}

/** Of a second place of the feed with vehicles: only one is read. */
export function unreadNote(place: string, vehicles: number): string {
  return `The feed has vehicles at "${place}" too (${vehicles}), which are not read. Ask the supplier for one list of all vehicles; "recordPath" in feed.json names the one that is read.`;
}

/** Why a whole feed is unusable: what was found, where, and what to do. */
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

/** Receives the number of characters read so far. */
export type ReadingProgress = (done: number) => void;

/** The start of a row on one line. */
export function rowStart(text: string): string {
  return text.slice(0, 160).replace(/\s+/g, ' ').trim();
}

/** As a key, `__proto__` would set an object's prototype instead of a cell. */
export function columnKey(name: string): string {
  return name === '__proto__' ? '__proto__ (column)' : name;
}
