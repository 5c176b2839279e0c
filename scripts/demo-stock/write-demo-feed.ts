import { mkdir, readdir, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Location } from '../../src/tenant/settings/locations/locations.schema.ts';
import type { FeedSettings } from '../../src/tenant/settings/publish/feed.schema.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import { drawStock } from './draw-stock.ts';
import { writeEasyCarsCsv } from './formats/easycars-csv.ts';
import { writeLeisureXml } from './formats/leisure-xml.ts';
import { writeVautoNdjson } from './formats/vauto-ndjson.ts';
import { writeYardCsv } from './formats/yard-csv.ts';
import { group, largeGroup, leisure, type StockProfile, yard } from './profiles.ts';

type DemoSettings = NonNullable<FeedSettings['demo']>;

export interface DemoFeedOrder extends DemoSettings {
  tenantDir: string;
  /** Relative to the tenant folder. */
  file: string;
  locations: readonly Location[];
  now: Date;
}

export interface DemoFeed {
  file: string;
  vehicles: number;
}

interface Supplier {
  stock: StockProfile;
  write(vehicles: readonly DemoVehicle[]): Uint8Array;
}

/** The stock and the feed format of each kind of dealer. */
export const suppliers: Record<DemoSettings['profile'], Supplier> = {
  group: { stock: group, write: writeEasyCarsCsv },
  yard: { stock: yard, write: writeYardCsv },
  leisure: { stock: leisure, write: writeLeisureXml },
  'large-group': { stock: largeGroup, write: writeVautoNdjson },
};

/** A feed whose date differs from `now` by more than this is written again. */
const STALE_AFTER_MS = 24 * 3_600_000;

/** The feed's bytes; deterministic for the same order. */
export function renderDemoFeed(order: Omit<DemoFeedOrder, 'tenantDir' | 'file'>): Uint8Array {
  const { stock, write } = suppliers[order.profile];
  return write(drawStock({ ...order, profile: stock }));
}

/** Writes the feed to `tenantDir/file` atomically; returns its path. */
export async function writeDemoFeed(order: DemoFeedOrder): Promise<DemoFeed> {
  const file = join(order.tenantDir, order.file);
  const draft = `${file}.draft`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, renderDemoFeed(order));
  // The file's date is the day it was generated for, which need not be today.
  await utimes(draft, order.now, order.now);
  await rename(draft, file);
  return { file, vehicles: order.vehicles };
}

/**
 * Writes the feed if it is missing, of another day than `now`, or older than the generator or the dealer's settings;
 * null if nothing was written.
 */
export async function ensureDemoFeed(order: DemoFeedOrder): Promise<DemoFeed | null> {
  const feed = await stat(join(order.tenantDir, order.file)).catch(() => null);
  const isOfToday = feed !== null && Math.abs(order.now.getTime() - feed.mtimeMs) < STALE_AFTER_MS;
  // `ctime` is when the file was written, because its modification time is the day that it was generated for.
  const isFresh = isOfToday && feed.ctimeMs > (await sourcesChangedMs(order.tenantDir));
  return isFresh ? null : writeDemoFeed(order);
}

/** When anything that a feed is generated from was last changed: the code and data in this folder, and settings. */
async function sourcesChangedMs(tenantDir: string): Promise<number> {
  const generator = await readdir(import.meta.dirname, { recursive: true });
  const settings = ['feed.json', 'locations.json'].map((file) => join(tenantDir, file));
  const files = [...generator.map((file) => join(import.meta.dirname, file)), ...settings];
  const times = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return Math.max(...times);
}
