import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { carListPath } from '../car-list.ts';
import { type CarToday, carsTodaySchema } from '../cars-today.schema.ts';

interface Today {
  /** By slug. What was asked for and is not there has left the site. */
  readonly known: ReadonlyMap<string, CarToday>;
  readonly asked: ReadonlySet<string>;
  /** Nobody could be asked. */
  readonly isUnknown: boolean;
}

const nothingAsked: Today = { known: new Map(), asked: new Set(), isUnknown: false };

/** What holds today of vehicles by their slugs: asked when they change, and when the network is back. */
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

/** Null when nobody can be asked. */
async function carsToday(path: string): Promise<readonly CarToday[] | null> {
  try {
    const reply = await fetch(path);
    return reply.ok ? v.parse(carsTodaySchema, await reply.json()).cars : null;
  } catch {
    return null;
  }
}
