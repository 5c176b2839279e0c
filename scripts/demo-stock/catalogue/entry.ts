import type { BodySlug, DriveSlug } from '../../../src/values/vehicle/vehicle-terms.ts';
import type { Engine } from './engines.ts';

/** The colours in which the stock pictures are drawn; every paint is one of them. */
export const pictureColours = ['white', 'silver', 'grey', 'black', 'blue', 'red', 'green', 'bronze'] as const;
export type PictureColour = (typeof pictureColours)[number];

/** `auto8` has eight gears, `dct` is a dual clutch, `ev` a single reduction gear. */
export type Gearbox = `${'man' | 'auto' | 'dct' | 'cvt' | 'amt'}${number}` | 'cvt' | 'ev' | 'none';

interface CaravanMeasures {
  lengthFt: number;
  widthFt: number;
  tareKg: number;
  atmKg: number;
  sleeps: number;
  axle: 'Single' | 'Tandem' | 'Tri';
}

export interface Grade {
  badge: string;
  /** Drive away when new, dollars. */
  price: number;
  engine: Engine | null;
  gearbox: Gearbox;
  drive: DriveSlug | null;
  caravan: CaravanMeasures | null;
  /** First model year, where it came after its generation did. */
  since: number;
}

/** How well a model keeps its value; see value-by-age.ts. */
export type Retention = 'strong' | 'average' | 'soft' | 'electric';

interface ModelFacts {
  /** Sold a year in Australia, in thousands, roughly. */
  sales?: number;
  seats?: number;
  doors?: number;
  /** Braked towing capacity, kg. */
  tow?: number;
  /** Fuel tank, litres. */
  tank?: number;
  /** Length, width, height. */
  mm?: readonly [number, number, number];
  /** Stars and the year of the test. */
  ancap?: readonly [number, number];
  /** Gross vehicle mass, kg. */
  gvm?: number;
  retention?: Retention;
  configuration?: string;
}

/** One generation of a model, as sold here from `from` to `to`, both included. */
export interface Generation {
  model: string;
  series: string;
  from: number;
  /** Infinity while it is on sale. */
  to: number;
  body: BodySlug;
  facts: ModelFacts;
  /** From the plainest to the dearest. */
  grades: readonly Grade[];
}

export interface Make {
  name: string;
  /** World manufacturer identifiers, the first three characters of a VIN. */
  wmis: readonly string[];
  retention: Retention;
  paints: Readonly<Partial<Record<PictureColour, readonly string[]>>>;
  generations: readonly Generation[];
}

/** Still on sale new. */
export const current = Number.POSITIVE_INFINITY;

/** A generation while its catalogue entry is being written; each call adds to a copy. */
interface Entry extends Generation {
  /** What it is. */
  as(body: BodySlug, facts: ModelFacts): Entry;
  /** The body as dealers write it, where that is more than its slug: "Dual Cab Pick-up". */
  configured(configuration: string): Entry;
  /** Drive-away price when new, dollars; front-wheel drive unless told otherwise. */
  grade(badge: string, price: number, engine: Engine, gearbox: Gearbox, drive?: DriveSlug): Entry;
  /** The grade before came in this model year only. */
  since(year: number): Entry;
  /** A caravan: price, body length in feet as caravan names count it, tare and ATM in kg, berths. */
  towed(
    badge: string,
    price: number,
    lengthFt: number,
    tareKg: number,
    atmKg: number,
    sleeps: number,
    axle?: CaravanMeasures['axle'],
  ): Entry;
}

/** Begins the catalogue entry of one generation; `series` is empty where nobody names one. */
export function model(name: string, series: string, from: number, to: number): Entry {
  return entry({ model: name, series, from, to, body: 'sedan', facts: {}, grades: [] });
}

function entry(data: Generation): Entry {
  const withGrade = (grade: Grade) => entry({ ...data, grades: [...data.grades, grade] });
  return {
    ...data,
    as: (body, facts) => entry({ ...data, body, facts }),
    configured: (configuration) => entry({ ...data, facts: { ...data.facts, configuration } }),
    grade: (badge, price, engine, gearbox, drive) =>
      withGrade({
        badge,
        price,
        engine,
        gearbox,
        drive: drive ?? usualDrive(data.body),
        caravan: null,
        since: data.from,
      }),
    since: (year) =>
      entry({
        ...data,
        grades: data.grades.map((grade, i, { length }) =>
          i === length - 1 ? { ...grade, since: year } : grade,
        ),
      }),
    towed: (badge, price, lengthFt, tareKg, atmKg, sleeps, axle = lengthFt > 17.5 ? 'Tandem' : 'Single') => {
      const widthFt = lengthFt < 15 ? 7 : lengthFt > 19 ? 8.2 : 7.8;
      const caravan = { lengthFt, widthFt, tareKg, atmKg, sleeps, axle };
      return withGrade({
        badge,
        price,
        engine: null,
        gearbox: 'none',
        drive: null,
        caravan,
        since: data.from,
      });
    },
  };
}

/** Motorcycles are never asked which wheel drives them. */
function usualDrive(body: BodySlug): DriveSlug | null {
  return body === 'motorcycle' ? null : 'fwd';
}
