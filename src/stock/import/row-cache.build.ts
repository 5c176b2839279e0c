import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { DraftContext, VehicleDraft } from '../assemble/draft-vehicle.ts';
import type { RowContext } from '../assemble/row-reader.ts';
import type { FeedRecord } from '../read/feed-record.ts';
import type { RowCache, RowWarning, Snapshot } from '../snapshot.schema.ts';

/** Digests by cells object: readers return the same object for cells that they have read before. */
const knownDigests = new WeakMap<FeedRecord['cells'], string>();

/** A digest of the row alone: same cells, same columns, same corrections. */
export function rowDigest({ cells, correction }: FeedRecord): string {
  const known = correction === null ? knownDigests.get(cells) : undefined;
  if (known !== undefined) return known;
  const digest = hash('sha1', JSON.stringify([cells, correction]), 'base64');
  if (correction === null) knownDigests.set(cells, digest);
  return digest;
}

/**
 * A digest of everything else that a draft depends on: columns, settings, branches, the program, and the day
 * (because feeds count days in stock and dates must not lie in the future).
 */
export function cacheBasis(
  row: RowContext,
  { settings, locations, now }: DraftContext,
  codeVersion: string,
): string {
  const { byField, distanceUnit } = row.plan;
  const day = now.toISOString().slice(0, 10);
  const basis = [[...byField], distanceUnit, [...row.dateOrders], settings, locations, day, codeVersion];
  return createHash('sha1').update(JSON.stringify(basis)).digest('base64');
}

interface RecalledRow {
  readonly draft: VehicleDraft;
  readonly warnings: readonly RowWarning[];
  /** The resulting vehicle; `draft` has the dates from the row. */
  readonly vehicle: Vehicle;
}

/** The cached vehicles of the last import by row digest; empty if the basis has changed. */
export function cachedRows(previous: Snapshot | null, basis: string): Map<string, RecalledRow> {
  if (previous === null || previous.memory?.basis !== basis) return new Map();
  const vehicles = new Map(previous.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return new Map(
    previous.memory.rows.flatMap(({ digest, id, createdAt, soldAt, warnings }) => {
      const vehicle = vehicles.get(id);
      if (vehicle === undefined) return [];
      return [[digest, { draft: draftOf(vehicle, createdAt, soldAt), warnings, vehicle }] as const];
    }),
  );
}

/** The draft of a cached vehicle, with the dates from its row, which may be absent. */
function draftOf(vehicle: Vehicle, createdAt: string | null, soldAt: string | null): VehicleDraft {
  const { id: _id, slug: _slug, ...facts } = vehicle;
  return { ...facts, createdAt, soldAt };
}

/** Returns the old object for an unchanged vehicle, so that comparing the stocks is fast. */
export function asBefore(vehicle: Vehicle, before: Vehicle | undefined): Vehicle {
  if (before === undefined) return vehicle;
  const isSame = (['id', 'slug', 'createdAt', 'soldAt'] as const).every(
    (key) => vehicle[key] === before[key],
  );
  return isSame ? before : vehicle;
}

export interface DraftedRow {
  readonly digest: string;
  /** From the row; a vehicle's dates may come from an earlier import. */
  readonly draft: Pick<VehicleDraft, 'createdAt' | 'soldAt'>;
  readonly warnings: readonly RowWarning[];
}

/**
 * The cache for the next import: rows that became vehicles. Excludes duplicate rows and rows with a date that
 * is only valid later.
 */
export function createRowCache(basis: string, rows: ReadonlyMap<string, DraftedRow>): RowCache {
  const times = new Map<string, number>();
  for (const { digest } of rows.values()) times.set(digest, (times.get(digest) ?? 0) + 1);
  const kept = [...rows].filter(
    ([, { digest, warnings }]) =>
      times.get(digest) === 1 && !warnings.some(({ field }) => field === 'createdAt'),
  );
  return {
    basis,
    rows: kept.map(
      ([
        id,
        {
          digest,
          draft: { createdAt, soldAt },
          warnings,
        },
      ]) => ({
        digest,
        id,
        createdAt,
        soldAt,
        warnings: [...warnings],
      }),
    ),
  };
}

let knownVersion: string | null = null;

/** A digest of all files involved in reading a row, and of the libraries. */
export function codeVersion(): string {
  knownVersion ??= digestOfFiles();
  return knownVersion;
}

function digestOfFiles(): string {
  const hash = createHash('sha1');
  const root = join(import.meta.dirname, '../../..');
  const folders = ['src/stock', 'src/values', 'src/vehicle'].map((name) => join(root, name));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => join(folder, name)),
  );
  for (const file of [...files, join(root, 'package.json')]) hash.update(readFileSync(file));
  return hash.digest('base64');
}
