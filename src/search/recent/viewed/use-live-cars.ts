import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type LiveCars, liveCarsPath, liveCarsSchema } from './live-cars.ts';

/**
 * The current state of vehicles by id: the price, the text of the SOLD tag, or null if the vehicle has left the site.
 * Vehicles whose state could not be fetched have no entry.
 */
export type LivePrices = ReadonlyMap<string, string | null>;

/** Null until it is loaded. */
export function useLiveCars(cars: readonly { readonly id: string }[], fileCount: number): LivePrices | null {
  const [prices, setPrices] = useState<LivePrices | null>(null);
  useEffect(() => {
    let isStale = false;
    const ids = cars.map(({ id }) => id);
    void livePrices(ids, fileCount).then((known) => {
      if (!isStale) setPrices(known);
    });
    return () => {
      isStale = true;
    };
  }, [cars, fileCount]);
  return prices;
}

async function livePrices(ids: readonly string[], fileCount: number): Promise<LivePrices> {
  const paths = [...new Set(ids.map((id) => liveCarsPath(id, fileCount)))];
  const files = new Map(await Promise.all(paths.map(async (path) => [path, await liveFile(path)] as const)));
  return new Map(
    ids.flatMap((id) => {
      const file = files.get(liveCarsPath(id, fileCount)) ?? null;
      return file === null ? [] : [[id, file[id] ?? null]];
    }),
  );
}

/** Null if it cannot be loaded. */
async function liveFile(path: string): Promise<LiveCars | null> {
  try {
    const reply = await fetch(path);
    const file = v.safeParse(liveCarsSchema, reply.ok ? await reply.json() : null);
    return file.success ? file.output : null;
  } catch {
    return null;
  }
}
