import { withBranch } from '../branch-cells.ts';
import {
  type FeedRecord,
  type FeedRows,
  noRows,
  type Readable,
  type ReadingProgress,
  readable,
  rowStart,
  unreadableFeed,
} from '../feed-record.ts';
import { flatten } from '../flatten.ts';
import { branchFacts, findVehicles, holdsVehicles } from './find-vehicles.ts';
import { parseObject } from './parse-leniently.ts';

const LINES_PER_PROGRESS = 2000;
/** Lines that tell whether a line is one vehicle or a branch. */
const FIRST_LINES = 12;

type Cells = FeedRecord['cells'];

/** What the lines of a feed are. */
type LineKind = 'vehicle' | 'branch';

/** Cache of the lines of the last feed with the cells of their vehicles: most lines of the next feed are equal. */
let last: { readonly kind: LineKind; readonly lines: ReadonlyMap<string, readonly Cells[]> } = {
  kind: 'vehicle',
  lines: new Map(),
};

/**
 * One JSON object per line: a vehicle, or a branch, page or the like with a list of them. A damaged line rejects only
 * itself.
 */
export function readNdjson(text: string, onProgress: ReadingProgress = () => undefined): Readable<FeedRows> {
  const rows = noRows();
  const kind = kindOfLines(text);
  const lines = new Map<string, readonly Cells[]>();
  const before = last.kind === kind ? last.lines : new Map<string, readonly Cells[]>();
  let count = 0;
  for (const { line, start } of linesOf(text)) {
    count++;
    if (count % LINES_PER_PROGRESS === 0) onProgress(start);
    if (line === '') continue;
    const cells = before.get(line) ?? cellsOf(line, kind);
    if (cells === null) rows.faults.push({ line: count, reason: 'is not JSON', start: rowStart(line) });
    else {
      lines.set(line, cells);
      for (const vehicle of cells) rows.records.push({ line: count, cells: vehicle, correction: null });
    }
  }
  last = { kind, lines };
  // A line that is cut off means that the feed is truncated.
  if (rows.faults.at(-1)?.line === count && !text.endsWith('\n')) return cutOff(count);
  return readable(rows);
}

function* linesOf(text: string): Generator<{ readonly line: string; readonly start: number }> {
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    yield { line: text.slice(start, end).trim(), start };
    start = end + 1;
  }
}

function cutOff(line: number): Readable<never> {
  return unreadableFeed(`The feed breaks off on line ${line}. Ask the supplier to send it again.`, line);
}

function kindOfLines(text: string): LineKind {
  let count = 0;
  for (const { line } of linesOf(text)) {
    if (line !== '' && holdsVehicles(objectIn(line))) return 'branch';
    count++;
    if (count === FIRST_LINES) break;
  }
  return 'vehicle';
}

function objectIn(line: string): object | null {
  return parseObject(line.replace(/,$/, ''));
}

/** The cells of each vehicle of a line; null if it is no JSON. */
function cellsOf(line: string, kind: LineKind): readonly Cells[] | null {
  const object = objectIn(line);
  if (object === null) return null;
  const found = kind === 'branch' ? findVehicles(object) : null;
  if (found === null) return [flatten(object)];
  const ofLine = branchFacts('', object);
  return found.items.map(([, item], index) =>
    withBranch(flatten(item), { ...ofLine, ...found.branches?.[index] }),
  );
}
