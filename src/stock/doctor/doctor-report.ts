import type { FeedSettings } from '../../tenant/settings/publish/feed.schema.ts';
import { dayOf } from '../../values/time/date.ts';
import { isAvailable } from '../../vehicle/status/availability.ts';
import type { GuardFinding } from '../guard/finding.ts';
import { vehicleLabel } from '../guard/finding.ts';
import type { HistoryEntry } from '../history/history.schema.ts';
import { daysInStock, type PricePoint, vehicleHistories } from '../history/vehicle-history.ts';
import type { ImportedStock } from '../import/import-result.ts';
import { factsOfNoVehicle, type MissingFact } from '../missing-facts.ts';
import { rejectFindings, warningFindings } from './import-findings.ts';
import { type MappingTable, mappingTable } from './mapping-table.ts';
import { type FindingKind, findingKinds, type RowFinding } from './row-finding.ts';
import { vehicleFindings } from './vehicle-findings.ts';

/** Number of vehicles that a feed adds, changes and so on, compared with the last good stock. */
export interface ChangeCounts {
  readonly added: number;
  readonly changed: number;
  readonly sold: number;
  readonly vanished: number;
  readonly unchanged: number;
}

interface LongListed {
  readonly vehicle: string;
  readonly days: number;
  /** Oldest first. */
  readonly prices: readonly PricePoint[];
}

/** Everything that the feed doctor reports. */
export interface DoctorReport {
  readonly about: DoctorInput['about'];
  readonly rows: number;
  readonly vehicles: number;
  /** Null for a tenant's first feed. */
  readonly changes: ChangeCounts | null;
  readonly held: readonly GuardFinding[];
  readonly remarks: readonly string[];
  /** Facts that no vehicle of the feed has. */
  readonly missing: readonly MissingFact[];
  readonly counts: readonly { readonly kind: FindingKind; readonly rows: number }[];
  /** Faults with the same wording on every vehicle. */
  readonly everywhere: readonly Pick<RowFinding, 'kind' | 'problem' | 'remedy'>[];
  /** All other faults, in feed order. */
  readonly findings: readonly RowFinding[];
  readonly mapping: MappingTable;
  /** The vehicles for sale longest. */
  readonly longest: readonly LongListed[];
}

export interface DoctorInput {
  readonly about: {
    readonly tenant: string;
    readonly feed: string;
    /** The command that accepts the held feed. */
    readonly accept: string;
    readonly importedAt: string;
  };
  readonly stock: ImportedStock;
  readonly settings: FeedSettings;
  readonly changes: ChangeCounts | null;
  readonly held: readonly GuardFinding[];
  readonly missing: readonly MissingFact[];
  readonly history: readonly HistoryEntry[];
  readonly timeZone: string;
  readonly now: Date;
}

const LONGEST = 20;

/** From this number of vehicles on, a fault that all of them share is reported once for the feed. */
const FEWEST_TO_SHARE = 10;

export function doctorReport(input: DoctorInput): DoctorReport {
  const { stock, settings, now, timeZone } = input;
  const labels = new Map(
    stock.vehicles.map((vehicle) => [stock.lines.get(vehicle.id) ?? 0, vehicleLabel(vehicle)]),
  );
  const thisYear = Number(dayOf(now.getTime(), timeZone).slice(0, 4));
  const all = [
    ...rejectFindings(stock.rejects),
    ...warningFindings(stock.warnings, (line) => labels.get(line) ?? ''),
    ...vehicleFindings(stock.vehicles, stock.lines, thisYear),
  ].sort((a, b) => a.line - b.line || findingKinds.indexOf(a.kind) - findingKinds.indexOf(b.kind));
  const linesOf = (kind: FindingKind) =>
    new Set(all.filter((finding) => finding.kind === kind).map(({ line }) => line));
  const shared = sharedFaults(all, stock.vehicles.filter(isAvailable).length);
  return {
    about: input.about,
    rows: stock.rowsRead,
    vehicles: stock.vehicles.length,
    changes: input.changes,
    held: input.held,
    remarks: stock.remarks,
    missing: factsOfNoVehicle(input.missing),
    counts: findingKinds.map((kind) => ({ kind, rows: linesOf(kind).size })).filter(({ rows }) => rows > 0),
    everywhere: [...shared.values()],
    findings: all.filter((finding) => !shared.has(faultOf(finding))),
    mapping: mappingTable(stock.records, stock.columns, settings),
    longest: longestListed(input),
  };
}

function sharedFaults(findings: readonly RowFinding[], vehicles: number): Map<string, RowFinding> {
  const shared = new Map<string, RowFinding>();
  for (const [fault, [first, ...more]] of Map.groupBy(findings, faultOf)) {
    const isShared = more.length + 1 >= Math.max(vehicles, FEWEST_TO_SHARE);
    if (isShared && first !== undefined) shared.set(fault, first);
  }
  return shared;
}

function faultOf({ kind, problem }: RowFinding): string {
  return `${kind}: ${problem}`;
}

function longestListed({ stock, history, timeZone, now }: DoctorInput): LongListed[] {
  const histories = vehicleHistories(history);
  return stock.vehicles
    .filter(isAvailable)
    .flatMap((vehicle) => {
      const known = histories.get(vehicle.id);
      const days = daysInStock(vehicle, known, { timeZone, now });
      return days === null ? [] : [{ vehicle: vehicleLabel(vehicle), days, prices: known?.prices ?? [] }];
    })
    .sort((a, b) => b.days - a.days)
    .slice(0, LONGEST);
}
