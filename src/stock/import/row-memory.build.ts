import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { DraftContext, VehicleDraft } from '../assemble/draft-vehicle.ts';
import type { RowContext } from '../assemble/row-reader.ts';
import type { FeedRecord } from '../read/feed-record.ts';
import type { RowMemory, RowWarning, Snapshot } from '../snapshot.schema.ts';

/** Of sound rows: readers give cells that they have read before as the same object. */
const knownDigests = new WeakMap<FeedRecord['cells'], string>();

/** A digest of the row alone: the same cells in the same columns, mended in the same way. */
export function rowDigest({ cells, mended }: FeedRecord): string {
  const known = mended === null ? knownDigests.get(cells) : undefined;
  if (known !== undefined) return known;
  const digest = hash('sha1', JSON.stringify([cells, mended]), 'base64');
  if (mended === null) knownDigests.set(cells, digest);
  return digest;
}

/**
 * A digest of everything else that a draft depends on: columns, settings, branches, the program itself and the
 * day, since feeds count days in stock and dates must not lie in the future.
 */
export function memoryBasis(
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
  /** What the row became; the draft is of its facts. */
  readonly vehicle: Vehicle;
}

/** What the last import made of its rows, by their digests; nothing when it made them on another basis. */
export function recallRows(previous: Snapshot | null, basis: string): Map<string, RecalledRow> {
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

/** What the row of a vehicle said, which may have named neither date. */
function draftOf(vehicle: Vehicle, createdAt: string | null, soldAt: string | null): VehicleDraft {
  const { id: _id, slug: _slug, ...facts } = vehicle;
  return { ...facts, createdAt, soldAt };
}

/** The object of the last import for a vehicle that has not changed, so that the two stocks are compared quickly. */
export function asBefore(vehicle: Vehicle, before: Vehicle | undefined): Vehicle {
  if (before === undefined) return vehicle;
  const isSame = (['id', 'slug', 'createdAt', 'soldAt'] as const).every(
    (key) => vehicle[key] === before[key],
  );
  return isSame ? before : vehicle;
}

export interface DraftedRow {
  readonly digest: string;
  /** As the row says them; a vehicle's may come from an earlier import. */
  readonly draft: Pick<VehicleDraft, 'createdAt' | 'soldAt'>;
  readonly warnings: readonly RowWarning[];
}

/**
 * What the next import need not make anew: a row that became a vehicle. Rows that are there twice are left out,
 * and those whose date may be believed an hour later.
 */
export function rememberRows(basis: string, rows: ReadonlyMap<string, DraftedRow>): RowMemory {
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

/** Changes with every file that has a part in reading a row, and with the libraries. */
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
