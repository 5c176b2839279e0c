import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { carListPath } from '../car-list.ts';
import { type CarToday, carsTodaySchema } from '../cars-today.schema.ts';

interface Today {
  /** By slug. Requested vehicles that are missing have left the site. */
  readonly known: ReadonlyMap<string, CarToday>;
  readonly asked: ReadonlySet<string>;
  /** The request failed. */
  readonly isUnknown: boolean;
}

const nothingAsked: Today = { known: new Map(), asked: new Set(), isUnknown: false };

/** Loads current data of vehicles by slug; again when the slugs change or the browser is online again. */
export function useCarsToday(slugs: readonly string[]): Today {
  const [today, setToday] = useState(nothingAsked);
  const path = carListPath('/api/garage/cars', slugs);
  useEffect(() => {
    if (!path.includes('?')) return;
    let isStale = false;
    const ask = async () => {
      const cars = await carsToday(path);
      if (isStale) return;
      setToday((before) =>
        cars === null
          ? { ...before, isUnknown: true }
          : {
              known: new Map(cars.map((car) => [car.slug, car])),
              asked: new Set(new URLSearchParams(path.split('?')[1]).get('cars')?.split(',')),
              isUnknown: false,
            },
      );
    };
    void ask();
    addEventListener('online', ask);
    return () => {
      isStale = true;
      removeEventListener('online', ask);
    };
  }, [path]);
  return today;
}

/** Null if the request failed. */
async function carsToday(path: string): Promise<readonly CarToday[] | null> {
  try {
    const reply = await fetch(path);
    return reply.ok ? v.parse(carsTodaySchema, await reply.json()).cars : null;
  } catch {
    return null;
  }
}
