import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DemoVehicle } from '#scripts/demo-stock/demo-vehicle.ts';
import { drawStock } from '#scripts/demo-stock/draw-stock.ts';
import type { Random } from '#scripts/demo-stock/random.ts';
import { suppliers } from '#scripts/demo-stock/write-demo-feed.ts';
import { loadTenant } from '#src/tenant/load/load-tenant.build.ts';

/** A demo dealer's possible vehicles, and the format of its supplier. */
export interface DemoFeed {
  readonly tenantDir: string;
  readonly file: string;
  readonly vehicles: readonly DemoVehicle[];
  /** The day of the feed. */
  readonly now: Date;
  /** Vehicles that are not in stock yet. */
  readonly spare: readonly DemoVehicle[];
  readonly bytesOf: (vehicles: readonly DemoVehicle[]) => Uint8Array;
}

/** Generates `vehicles` and a third more for a demo dealer on the day of `now`. */
export function drawDemoFeed(tenantsDir: string, slug: string, vehicles: number, now: Date): DemoFeed {
  const loaded = loadTenant(tenantsDir, slug);
  const demo = loaded.ok ? loaded.tenant.settings.feed.demo : null;
  if (!loaded.ok || demo === null) throw new Error(`${slug} is not a demo dealer of ${tenantsDir}.`);
  const { dir, settings } = loaded.tenant;
  const { stock: profile, write } = suppliers[demo.profile];
  const all = Math.ceil((vehicles * 4) / 3);
  const drawn = drawStock({
    profile,
    seed: demo.seed,
    vehicles: all,
    locations: settings.locations.locations,
    now,
  });
  return {
    tenantDir: dir,
    file: join(dir, settings.feed.file),
    now,
    vehicles: drawn.slice(0, vehicles),
    spare: drawn.slice(vehicles),
    bytesOf: write,
  };
}

/** Replaces the feed atomically, as a careful supplier does. */
export function sendFeed(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.draft`, bytes);
  renameSync(`${file}.draft`, file);
}

/**
 * Simulates some days' trade of `count` vehicles of `stock`: of ten, six get another price, one is marked as sold,
 * two leave the feed, and two new ones arrive.
 */
export function trade(
  { vehicles, spare, now }: DemoFeed,
  stock: readonly DemoVehicle[],
  count: number,
  random: Random,
): DemoVehicle[] {
  const chosen = random.shuffled(stock.map((_, index) => index)).slice(0, count);
  const turns = new Map(chosen.map((index, turn) => [index, turn % 10]));
  const there = new Set(stock.map(({ stockNumber }) => stockNumber));
  const elsewhere = [...vehicles, ...spare].filter(({ stockNumber }) => !there.has(stockNumber));
  const arriving = chosen.filter((_, turn) => turn % 10 >= 8).length;
  const staying = stock.flatMap((vehicle, index) => {
    const turn = turns.get(index) ?? 9;
    if (turn < 6) return [withOtherPrice(vehicle, random)];
    if (turn === 6) return [{ ...vehicle, status: 'sold' as const, soldOn: now }];
    return turn <= 8 ? [] : [vehicle];
  });
  return [...staying, ...random.shuffled(elsewhere).slice(0, arriving)];
}

/** Changes the price by some hundreds, with a minimum; a vehicle without a price gets one. */
function withOtherPrice(vehicle: DemoVehicle, random: Random): DemoVehicle {
  const step = random.whole(1, 5) * 100;
  const price = vehicle.price ?? 19_990;
  return { ...vehicle, price: price > 3000 ? price - step : price + step };
}
