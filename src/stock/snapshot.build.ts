import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { type Vehicle, vehicleSchema } from '../vehicle/vehicle.schema.ts';
import { type Snapshot, snapshotSchema } from './snapshot.schema.ts';

/** Vehicles that are validated on reading, which takes about 0.1 s; a larger stock is sampled evenly. */
const MAX_CHECKED = 5000;
const VEHICLES_PER_WRITE = 500;

/** The tenant's folder with snapshot, history and import lock. */
export function stockFolder(dataDir: string, tenantSlug: string): string {
  return join(dataDir, 'stock', tenantSlug);
}

export function snapshotPath(dataDir: string, tenantSlug: string): string {
  return join(stockFolder(dataDir, tenantSlug), 'stock.json');
}

/**
 * The last good stock; null before the first import. Throws if the file is damaged or of another version,
 * because silently building an empty site would be worse. At most 5,000 vehicles are validated: all were
 * valid when written.
 */
export async function readSnapshot(dataDir: string, tenantSlug: string): Promise<Snapshot | null> {
  const path = snapshotPath(dataDir, tenantSlug);
  const version = await versionOf(path);
  if (version === null) return null;
  if (lastRead?.version === version) return lastRead.snapshot;
  // Decoded at once: `readFile` with an encoding would decode in pieces.
  const snapshot = stockOf((await readFile(path)).toString('utf8'));
  if (snapshot === null)
    throw new Error(`${path} is not a stock snapshot of this version; import the feed again.`);
  lastRead = { version, snapshot };
  return snapshot;
}

/** Cache for processes that read the stock repeatedly, such as the development server. */
let lastRead: { readonly version: string; readonly snapshot: Snapshot } | null = null;

/** Parses a file written by `writeLines`; null if damaged or of another version. */
function stockOf(text: string): Snapshot | null {
  const [envelope = '', ...rest] = text.split('\n');
  if (rest.splice(-2).join('\n') !== ']}\n') return null;
  const lines = rest.filter(Boolean).map((line) => (line.endsWith(',') ? line.slice(0, -1) : line));
  const parsedJson = parseJson(`${envelope}]}`);
  const parsed = v.safeParse(snapshotSchema, {
    ...(typeof parsedJson === 'object' ? parsedJson : {}),
    vehicles: lines.map(parseJson),
  });
  if (!parsed.success) return null;
  const isSound = sample(parsed.output.vehicles).every((vehicle) => v.is(vehicleSchema, vehicle));
  return isSound ? parsed.output : null;
}

/** Changes whenever the file is replaced; null if there is none. */
async function versionOf(path: string): Promise<string | null> {
  const known = await stat(path, { bigint: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  return known && `${known.dev}:${known.ino}:${known.size}:${known.mtimeNs}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function sample(vehicles: readonly Vehicle[]): readonly Vehicle[] {
  const step = Math.ceil(vehicles.length / MAX_CHECKED);
  return vehicles.filter((_, index) => index % step === 0);
}

/**
 * Replaces the stock atomically, even if power is lost. One vehicle per line, so that snapshots can be
 * compared with diff.
 */
export async function writeSnapshot(dataDir: string, tenantSlug: string, snapshot: Snapshot): Promise<void> {
  const path = snapshotPath(dataDir, tenantSlug);
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeLines(temporary, snapshot);
    const version = await versionOf(temporary);
    await rename(temporary, path);
    await syncFolder(dirname(path));
    if (version !== null) lastRead = { version, snapshot };
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Removes files of killed imports. Call only under the import lock. */
export async function clearDrafts(dataDir: string, tenantSlug: string): Promise<void> {
  const folder = stockFolder(dataDir, tenantSlug);
  const drafts = (await readdir(folder)).filter((name) => name.endsWith('.tmp'));
  await Promise.all(drafts.map((name) => rm(join(folder, name), { force: true })));
}

async function writeLines(path: string, { vehicles, ...envelope }: Snapshot): Promise<void> {
  const file = await open(path, 'w');
  try {
    // `write` would return without an error after a part of the text if the disk is full.
    await file.writeFile(`${JSON.stringify(envelope).slice(0, -1)},"vehicles":[\n`);
    for (let start = 0; start < vehicles.length; start += VEHICLES_PER_WRITE) {
      const lines = vehicles
        .slice(start, start + VEHICLES_PER_WRITE)
        .map((vehicle) => JSON.stringify(vehicle));
      await file.writeFile((start === 0 ? '' : ',\n') + lines.join(',\n'));
    }
    await file.writeFile('\n]}\n');
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename is durable once its folder is synced; systems that do not support this do not need it. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
