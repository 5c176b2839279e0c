import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import type { FeedSettings } from '../../tenant/settings/publish/feed.schema.ts';
import { type Vehicle, vehicleSchema } from '../../vehicle/vehicle.schema.ts';
import { type DraftContext, draftVehicle } from '../assemble/draft-vehicle.ts';
import { type DraftOnLine, sharedNumberWarnings, withoutRepeats } from '../assemble/duplicates.ts';
import { identify } from '../assemble/identity.ts';
import { rememberDates } from '../assemble/remember-dates.ts';
import { type ImportWarning, type RowContext, rowReader } from '../assemble/row-reader.ts';
import { namingHints } from '../columns/column-hint.ts';
import type { ColumnPlan } from '../columns/column-plan.ts';
import { dateOrders } from '../columns/date-orders.ts';
import type { FeedField } from '../columns/feed-fields.ts';
import { planColumns } from '../columns/plan-columns.ts';
import { sampleColumns } from '../columns/recognise/sample-columns.ts';
import { decodeFeed } from '../read/decode-feed.ts';
import type { FeedError, FeedRecord } from '../read/feed-record.ts';
import { rowStart } from '../read/feed-record.ts';
import { inflateFeed } from '../read/inflate-feed.build.ts';
import { readFeed } from '../read/read-feed.ts';
import type { ColumnUse, Snapshot } from '../snapshot.schema.ts';
import type { FailedImport, ImportProgress, ImportReject, ImportResult } from './import-result.ts';
import {
  asBefore,
  cacheBasis,
  cachedRows,
  createRowCache,
  type DraftedRow,
  rowDigest,
} from './row-cache.build.ts';

export interface ImportInput {
  bytes: Uint8Array;
  settings: FeedSettings;
  locations: readonly Location[];
  /** The last good stock, with the dates on which vehicles arrived and were sold; null at first. */
  previous: Snapshot | null;
  now: Date;
  /** A digest of the program: rows processed by another version are processed again. */
  codeVersion?: string;
  onProgress?: (progress: ImportProgress) => void;
}

const ROWS_PER_PROGRESS = 2000;

/**
 * Turns a feed into vehicles. Every row becomes a vehicle, or a reject with line and reason; an error is
 * returned only if the whole feed is unusable. Writes nothing.
 */
export function importFeed(input: ImportInput): ImportResult {
  const inflated = inflateFeed(input.bytes, input.settings.maxMegabytes);
  if (!inflated.ok) return failed(inflated.error);
  const decoded = decodeFeed(inflated.value, input.settings.encoding);
  if (!decoded.ok) return failed(decoded.error);
  const total = decoded.value.length;
  const read = readFeed(decoded.value, input.settings, (done) =>
    input.onProgress?.({ stage: 'reading', done, total }),
  );
  if (!read.ok) return failed(read.error);
  const { records, faults } = read.value;
  if (records.length === 0) return failed(noVehicles(faults.length));
  if (records.length > input.settings.maxRows)
    return failed(tooManyRows(records.length, input.settings.maxRows));
  const plan = planColumns(read.value, input.settings);
  if (!plan.ok) return failed(plan.error);
  const sha256 = createHash('sha256').update(input.bytes).digest('hex');
  return assemble(
    records,
    faults,
    { ...plan.value, remarks: [...read.value.notes, ...plan.value.remarks] },
    input,
    sha256,
  );
}

function failed(error: FeedError): FailedImport {
  return { ok: false, error };
}

function noVehicles(faults: number): FeedError {
  const rows = faults === 0 ? 'only column names or nothing at all' : `${faults} rows, all of them damaged`;
  return {
    message: `The feed holds no vehicle: it has ${rows}. Ask the supplier to send it again.`,
    line: 1,
  };
}

function tooManyRows(found: number, allowed: number): FeedError {
  return {
    message: `The feed has ${found} rows; feed.json allows ${allowed} (maxRows). Check that it is one dealer's stock.`,
    line: null,
  };
}

function assemble(
  records: readonly FeedRecord[],
  faults: readonly ImportReject[],
  plan: ColumnPlan,
  input: ImportInput,
  sha256: string,
): ImportResult {
  const warnings: ImportWarning[] = [];
  const rejects: ImportReject[] = [...faults];
  const { drafts, rows, basis, recalled } = draftAll(records, plan, input, warnings, rejects);
  const { kept, repeated } = withoutRepeats(drafts);
  warnings.push(...sharedNumberWarnings(kept));
  for (const { line, index, reason } of repeated)
    rejects.push({ line, reason, start: startOf(records[index]) });
  const lines = new Map<string, number>();
  const rowsById = new Map<string, DraftedRow>();
  const vehicles = rememberDates(identify(kept), input.previous, input.now).flatMap(
    ({ line, index, vehicle: made }) => {
      const before = recalled.get(index);
      const vehicle = asBefore(made, before);
      // Cached vehicles were validated when they were made.
      const problem = before === undefined ? schemaProblem(vehicle) : null;
      if (problem === null) {
        lines.set(vehicle.id, line);
        const row = rows.get(index);
        if (row !== undefined) rowsById.set(vehicle.id, row);
        return [vehicle];
      }
      rejects.push({ line, reason: problem, start: startOf(records[index]) });
      return [];
    },
  );
  if (vehicles.length === 0) return failed(nothingNamed(records, plan, rejects[0]));
  rejects.sort((a, b) => a.line - b.line);
  const use = (column: string, field: FeedField | null): ColumnUse => ({
    column,
    field,
    filledRows: plan.filledRows.get(column) ?? 0,
  });
  const columns = [...plan.byField].flatMap(([field, names]) => names.map((column) => use(column, field)));
  const unused = plan.unused.map((column) => use(column, null));
  return {
    ok: true,
    vehicles,
    rejects,
    warnings,
    columns: [...columns, ...unused],
    remarks: plan.remarks,
    rowsRead: records.length + faults.length,
    lines,
    memory: createRowCache(basis, rowsById),
    records,
    sha256,
  };
}

interface DraftedRows {
  readonly drafts: DraftOnLine[];
  /** By position of the row in the feed. */
  readonly rows: ReadonlyMap<number, DraftedRow>;
  readonly basis: string;
  /** Vehicles reused from the last import for unchanged rows, by position. */
  readonly recalled: ReadonlyMap<number, Vehicle>;
}

function draftAll(
  records: readonly FeedRecord[],
  plan: ColumnPlan,
  input: ImportInput,
  warnings: ImportWarning[],
  rejects: ImportReject[],
): DraftedRows {
  const { settings, previous, codeVersion = '' } = input;
  const context: RowContext = { plan, settings, dateOrders: dateOrders(records, plan, settings) };
  const draftContext = { ...input, distanceUnit: plan.distanceUnit };
  const basis = cacheBasis(context, draftContext, codeVersion);
  const known = cachedRows(previous, basis);
  const drafts: DraftOnLine[] = [];
  const rows = new Map<number, DraftedRow>();
  const recalled = new Map<number, Vehicle>();
  records.forEach((record, index) => {
    const digest = rowDigest(record);
    const recall = known.get(digest);
    const drafted =
      recall === undefined ? draftRow(record, context, draftContext) : { ok: true as const, ...recall };
    if (recall !== undefined) recalled.set(index, recall.vehicle);
    if (drafted.ok) {
      const { draft } = drafted;
      drafts.push({ line: record.line, index, draft });
      rows.set(index, { digest, draft, warnings: drafted.warnings });
      for (const warning of drafted.warnings) warnings.push({ line: record.line, ...warning });
    } else rejects.push({ line: record.line, reason: drafted.reason, start: startOf(record) });
    if (index % ROWS_PER_PROGRESS === 0)
      input.onProgress?.({ stage: 'vehicles', done: index, total: records.length });
  });
  return { drafts, rows, basis, recalled };
}

function draftRow(record: FeedRecord, context: RowContext, draftContext: DraftContext) {
  const ofRow: ImportWarning[] = [];
  const row = rowReader(record, context, ofRow);
  if (record.correction !== null) row.warn('row', rowStart(startOf(record)), record.correction);
  const drafted = draftVehicle(row, draftContext);
  return drafted.ok ? { ...drafted, warnings: ofRow.map(({ line: _line, ...warning }) => warning) } : drafted;
}

function startOf(record: FeedRecord | undefined): string {
  const cells = Object.values(record?.cells ?? {}).map((cell) =>
    typeof cell === 'string' ? cell : (cell[0] ?? ''),
  );
  return rowStart(
    cells
      .slice(0, 12)
      .map((cell) => cell.slice(0, 60))
      .join(' | '),
  );
}

/** Validates the importer's result against the schema. */
function schemaProblem(vehicle: Vehicle): string | null {
  const result = v.safeParse(vehicleSchema, vehicle);
  if (result.success) return null;
  const issue = result.issues[0];
  return `is not a sound vehicle: ${v.getDotPath(issue) ?? 'it'} ${issue.message}`;
}

function nothingNamed(
  records: readonly FeedRecord[],
  plan: ColumnPlan,
  first: ImportReject | undefined,
): FeedError {
  const example = first === undefined ? '' : ` The first of them ${first.reason}.`;
  const hints = namingHints(plan, sampleColumns(records), records.length);
  return {
    message: `None of the ${records.length} rows of the feed is a vehicle.${example} Check the mapping in feed.json.${hints}`,
    line: first?.line ?? 1,
  };
}
