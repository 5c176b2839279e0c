import type { FeedSettings } from '../../../tenant/settings/publish/feed.schema.ts';
import { countLines } from '../delimited/scan-row.ts';
import {
  columnKey,
  type FeedRows,
  noRows,
  type Readable,
  type ReadingProgress,
  readable,
  rowStart,
  unreadableFeed,
  unreadNote,
} from '../feed-record.ts';
import { addCell, type GrowingCells } from '../flatten.ts';
import { BranchCollector } from './branch-collector.ts';
import { addSeen, findRecordPath, type SeenElements, unreadPlace } from './find-xml-records.ts';
import { findNameElements, isGeneric, isListItem } from './name-elements.ts';
import { readXmlEvents } from './xml-elements.ts';

interface OpenRecord {
  cells: GrowingCells;
  line: number;
  offset: number;
  isDamaged: boolean;
}

/** Reads XML with a repeated vehicle element: nested elements become dotted columns, repeated ones lists. */
export function readXml(
  xml: string,
  settings: FeedSettings,
  onProgress: ReadingProgress = () => undefined,
): Readable<FeedRows> {
  const recordPath = settings.recordPath?.replaceAll('.', '/') ?? findRecordPath(xml);
  if (recordPath === null) {
    return unreadableFeed(
      'The XML holds no element that looks like a vehicle. Name it under "recordPath" in feed.json, for example "listings.listing".',
    );
  }
  const collector = new RecordCollector(xml, recordPath, findNameElements(xml, recordPath));
  readXmlEvents(xml, {
    open: (...event) => collector.open(...event),
    close: (...event) => collector.close(...event),
    onProgress,
  });
  if (collector.endsEarly) {
    const line = 1 + countLines(xml, 0, xml.length);
    return unreadableFeed(
      `The XML ends early, on line ${line}. Ask the supplier to send the feed again.`,
      line,
    );
  }
  if (settings.recordPath !== null && collector.rows.records.length === 0) {
    return unreadableFeed(
      `The XML has no element "${settings.recordPath}", which "recordPath" in feed.json names.`,
    );
  }
  collector.branches.handDown(collector.rows.records);
  const unread = settings.recordPath === null ? unreadPlace(collector.outside, recordPath) : null;
  const notes = unread === null ? [] : [unreadNote(unread.path.replaceAll('/', '.'), unread.count)];
  return readable({ ...collector.rows, notes });
}

class RecordCollector {
  readonly rows: FeedRows = noRows();
  readonly outside: SeenElements = new Map();
  readonly branches: BranchCollector;
  /** The document ended before its root element was closed. */
  endsEarly = false;
  readonly #xml: string;
  readonly #recordPath: string;
  readonly #depth: number;
  readonly #nameElements: ReadonlySet<string>;
  #record: OpenRecord | null = null;
  /** Column names of the open elements inside the record. */
  readonly #names: string[] = [];
  /** For each open element, whether it contains other elements. */
  readonly #isParent: boolean[] = [];
  /** For each open element, its name or key attribute: `<fuel key="DIESEL"/>`. */
  readonly #keys: string[] = [];
  #lineOffset = 0;
  #line = 1;

  constructor(xml: string, recordPath: string, nameElements: ReadonlySet<string>) {
    this.#nameElements = nameElements;
    this.#xml = xml;
    this.#recordPath = recordPath;
    this.#depth = recordPath.split('/').length;
    this.branches = new BranchCollector(recordPath);
  }

  open(path: readonly string[], attributes: Readonly<Record<string, string>>, offset: number): void {
    if (this.#record === null) {
      if (path.length === this.#depth && path.join('/') === this.#recordPath) this.#begin(attributes, offset);
      else {
        addSeen(this.outside, path, attributes);
        this.branches.open(path, attributes, this.rows.records.length);
      }
      return;
    }
    const said = attributes['name'] ?? attributes['key'] ?? '';
    const isNamed = this.#isNamed(path);
    if (this.#isParent.length > 0) this.#isParent[this.#isParent.length - 1] = true;
    this.#names.push(isNamed && said !== '' ? said : ownName(path));
    this.#isParent.push(false);
    this.#keys.push(isNamed ? '' : said);
    const column = this.#column();
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'value') addCell(this.#record.cells, column, value);
      else if (name !== 'name' && name !== 'key') addCell(this.#record.cells, `${column}.${name}`, value);
    }
  }

  close(path: readonly string[], text: string, isImplied: boolean): void {
    if (path.length === 1 && isImplied) this.endsEarly = true;
    if (this.#record === null) {
      this.branches.close(path, text, this.rows.records.length);
      return;
    }
    if (isImplied) this.#record.isDamaged = true;
    if (path.length === this.#depth) {
      this.#end();
      return;
    }
    const column = this.#column();
    const isParent = this.#isParent.pop() ?? false;
    const key = this.#keys.pop() ?? '';
    const isEmpty = text === '' && !isParent && !Object.hasOwn(this.#record.cells, column);
    if (isEmpty && key !== '') addCell(this.#record.cells, column, key);
    else if (text !== '') addCell(this.#record.cells, column, text);
    else if (isEmpty) this.#record.cells[column] = '';
    this.#names.pop();
  }

  #isNamed(path: readonly string[]): boolean {
    return isGeneric(path.at(-1) ?? '') || this.#nameElements.has(path.slice(this.#depth).join('/'));
  }

  #column(): string {
    return columnKey(this.#names.filter((name) => name !== '').join('.'));
  }

  #begin(attributes: Readonly<Record<string, string>>, offset: number): void {
    this.#line += countLines(this.#xml, this.#lineOffset, offset);
    this.#lineOffset = offset;
    const cells: GrowingCells = {};
    for (const [name, value] of Object.entries(attributes)) addCell(cells, columnKey(name), value);
    this.#record = { cells, line: this.#line, offset, isDamaged: false };
    this.#names.length = 0;
    this.#isParent.length = 0;
    this.#keys.length = 0;
  }

  #end(): void {
    const record = this.#record;
    this.#record = null;
    if (record === null) return;
    const { line, cells, offset } = record;
    const start = rowStart(this.#xml.slice(offset, offset + 400));
    if (record.isDamaged) this.rows.faults.push({ line, reason: 'has an element that is not closed', start });
    else this.rows.records.push({ line, cells, correction: null });
  }
}

/** An element's part of the column name if no attribute names it. */
function ownName(path: readonly string[]): string {
  const element = path.at(-1) ?? '';
  return isListItem(element, path.at(-2)) ? '' : element;
}
