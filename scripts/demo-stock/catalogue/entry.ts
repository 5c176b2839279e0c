import type { BodySlug, DriveSlug, FuelSlug } from '../../../src/values/vehicle-terms.ts';

/** The colours in which the stock pictures are drawn; every paint is one of them. */
export const pictureColours = ['white', 'silver', 'grey', 'black', 'blue', 'red', 'green', 'bronze'] as const;
export type PictureColour = (typeof pictureColours)[number];

export interface Engine {
  litres: number | null;
  cylinders: number | null;
  induction: 'Aspirated' | 'Turbo' | 'Twin Turbo' | 'Supercharged' | null;
  fuel: FuelSlug;
  powerKw: number;
  torqueNm: number;
  /** Combined cycle; null for electric cars and where no figure is published. */
  litresPer100Km: number | null;
  electricRangeKm: number | null;
}

/** `auto8` has eight gears, `dct` is a dual clutch, `ev` a single reduction gear. */
export type Gearbox = `${'man' | 'auto' | 'dct' | 'cvt' | 'amt'}${number}` | 'cvt' | 'ev' | 'none';

export interface CaravanMeasures {
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
}

/** How well a model keeps its value; see value-by-age.ts. */
export type Retention = 'strong' | 'average' | 'soft' | 'electric';

export interface ModelFacts {
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
      withGrade({ badge, price, engine, gearbox, drive: drive ?? usualDrive(data.body), caravan: null }),
    towed: (badge, price, lengthFt, tareKg, atmKg, sleeps, axle = lengthFt > 17.5 ? 'Tandem' : 'Single') => {
      const widthFt = lengthFt < 15 ? 7 : lengthFt > 19 ? 8.2 : 7.8;
      const caravan = { lengthFt, widthFt, tareKg, atmKg, sleeps, axle };
      return withGrade({ badge, price, engine: null, gearbox: 'none', drive: null, caravan });
    },
  };
}

/** Motorcycles are never asked which wheel drives them. */
function usualDrive(body: BodySlug): DriveSlug | null {
  return body === 'motorcycle' ? null : 'fwd';
}

type EngineBuilder = (
  litres: number,
  cylinders: number,
  powerKw: number,
  torqueNm: number,
  litresPer100Km: number | null,
) => Engine;

const combustion =
  (fuel: FuelSlug, induction: Engine['induction']): EngineBuilder =>
  (litres, cylinders, powerKw, torqueNm, litresPer100Km) => ({
    litres,
    cylinders,
    induction,
    fuel,
    powerKw,
    torqueNm,
    litresPer100Km,
    electricRangeKm: null,
  });

export const petrol = combustion('petrol', 'Aspirated');
export const turbo = combustion('petrol', 'Turbo');
export const twinTurbo = combustion('petrol', 'Twin Turbo');
export const supercharged = combustion('petrol', 'Supercharged');
export const diesel = combustion('diesel', 'Turbo');
export const biturboDiesel = combustion('diesel', 'Twin Turbo');
export const hybrid = combustion('hybrid', 'Aspirated');
export const turboHybrid = combustion('hybrid', 'Turbo');
export const gas = combustion('lpg', 'Aspirated');

/** Litres, cylinders, system kW, Nm, l/100 km on paper and km on the battery alone. */
export function plugIn(
  litres: number,
  cylinders: number,
  powerKw: number,
  torqueNm: number,
  litresPer100Km: number,
  electricRangeKm: number,
): Engine {
  return {
    ...turbo(litres, cylinders, powerKw, torqueNm, litresPer100Km),
    fuel: 'plug-in-hybrid',
    electricRangeKm,
  };
}

/** kW, Nm and WLTP range in km. */
export function electric(powerKw: number, torqueNm: number, electricRangeKm: number): Engine {
  return {
    litres: null,
    cylinders: null,
    induction: null,
    fuel: 'electric',
    powerKw,
    torqueNm,
    litresPer100Km: null,
    electricRangeKm,
  };
}
