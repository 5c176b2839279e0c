import * as v from 'valibot';
import {
  bodySlugs,
  driveSlugs,
  fuelSlugs,
  type ItemType,
} from '../../../src/values/vehicle/vehicle-terms.ts';

/** Colours of the rendered stock photos; each paint of the catalogue names one of them. */
export const pictureColours = ['white', 'silver', 'grey', 'black', 'blue', 'red', 'green', 'bronze'] as const;
export type PictureColour = (typeof pictureColours)[number];

/**
 * `man5`: manual, five gears; `dct`: dual clutch; `amt`: automated manual; `ev`: single reduction gear of an electric
 * car.
 */
export type Gearbox = `${'man' | 'auto' | 'dct' | 'cvt' | 'amt'}${number}` | 'cvt' | 'ev' | 'none';

const gearboxSchema = v.custom<Gearbox>(
  (value) => typeof value === 'string' && /^((man|auto|dct|cvt|amt)[1-9]\d?|cvt|ev|none)$/.test(value),
  'must be a gearbox, such as "auto8", "man6", "cvt" or "ev"',
);

const textSchema = v.pipe(v.string(), v.nonEmpty());
const positiveSchema = v.pipe(v.number(), v.gtValue(0));
const yearSchema = v.pipe(v.number(), v.integer(), v.minValue(1980), v.maxValue(2040));

function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.nonEmpty(), v.readonly());
}

function orNull<const Value extends v.GenericSchema>(value: Value) {
  return v.optional(v.nullable(value), null);
}

/** Electric motors have no litres, cylinders and induction. */
const engineSchema = v.strictObject({
  litres: orNull(positiveSchema),
  cylinders: orNull(positiveSchema),
  induction: orNull(v.picklist(['Aspirated', 'Turbo', 'Twin Turbo', 'Supercharged'])),
  fuel: v.picklist(fuelSlugs),
  powerKw: positiveSchema,
  torqueNm: positiveSchema,
  /** Combined cycle; left out for electric cars and where no figure is published. */
  litresPer100Km: orNull(positiveSchema),
  /** WLTP; for a plug-in hybrid, on the battery alone. */
  electricRangeKm: orNull(positiveSchema),
});

/** A file's engines, under the names by which its grades mention them. */
export const enginesSchema = v.optional(v.record(textSchema, engineSchema), {});
type Engines = v.InferOutput<typeof enginesSchema>;

const caravanSchema = v.strictObject({
  lengthFt: positiveSchema,
  widthFt: positiveSchema,
  tareKg: positiveSchema,
  atmKg: positiveSchema,
  sleeps: positiveSchema,
  axle: v.picklist(['Single', 'Tandem', 'Tri']),
});

function gradeSchema(engines: Engines) {
  const namedEngineSchema = v.pipe(
    v.string(),
    v.check(
      (name) => Object.hasOwn(engines, name),
      ({ received }) => `names no engine of this file: ${received}`,
    ),
    v.transform((name) => engines[name] ?? null),
  );
  return v.strictObject({
    badge: v.string(),
    /** New, drive away, in dollars. */
    price: positiveSchema,
    engine: orNull(namedEngineSchema),
    gearbox: v.optional(gearboxSchema, 'none'),
    /** Null for motorcycles. */
    drive: orNull(v.picklist(driveSlugs)),
    caravan: orNull(caravanSchema),
    /** First model year, if later than that of its generation. */
    since: v.optional(yearSchema),
  });
}

const retentionSchema = v.picklist(['strong', 'average', 'soft', 'electric']);
/** How well a model keeps its value; see value-by-age.ts. */
export type Retention = v.InferOutput<typeof retentionSchema>;

const factsSchema = v.strictObject({
  /** Sold a year in Australia, in thousands, roughly. */
  sales: v.exactOptional(positiveSchema),
  seats: v.exactOptional(positiveSchema),
  doors: v.exactOptional(positiveSchema),
  /** Braked towing capacity, kg. */
  tow: v.exactOptional(v.number()),
  /** Fuel tank, litres. */
  tank: v.exactOptional(positiveSchema),
  /** Length, width, height. */
  mm: v.exactOptional(v.pipe(v.tuple([positiveSchema, positiveSchema, positiveSchema]), v.readonly())),
  /** Stars and the year of the test. */
  ancap: v.exactOptional(v.pipe(v.tuple([v.number(), yearSchema]), v.readonly())),
  /** Gross vehicle mass, kg. */
  gvm: v.exactOptional(positiveSchema),
  retention: v.exactOptional(retentionSchema),
  /** The body as dealers name it, if more specific than its slug: "Dual Cab Pick-up". */
  configuration: v.exactOptional(textSchema),
});

/** One generation of a model, as sold here from `from` to `to`, both included. */
function generationSchema(engines: Engines) {
  const written = v.strictObject({
    model: textSchema,
    /** Omitted if the generation has no name. */
    series: v.optional(v.string(), ''),
    from: yearSchema,
    /** Omitted while it is still sold new. */
    to: v.optional(yearSchema),
    body: v.picklist(bodySlugs),
    facts: factsSchema,
    /** From cheapest to dearest. */
    grades: listOf(gradeSchema(engines)),
  });
  return v.pipe(
    written,
    v.transform(({ grades, ...generation }) => ({
      ...generation,
      to: generation.to ?? Number.POSITIVE_INFINITY,
      grades: grades.map((grade) => ({ ...grade, since: grade.since ?? generation.from })),
    })),
  );
}

function makeSchema(engines: Engines) {
  return v.strictObject({
    name: textSchema,
    /** World manufacturer identifiers, the first three characters of a VIN. */
    wmis: listOf(v.pipe(v.string(), v.length(3))),
    retention: retentionSchema,
    paints: v.pipe(v.record(v.picklist(pictureColours), listOf(textSchema)), v.readonly()),
    generations: listOf(generationSchema(engines)),
  });
}

/** The content of a file of makes/, whose grades refer to these engines. */
export function makesFileSchema(engines: Engines) {
  return v.strictObject({ engines: v.optional(v.unknown()), makes: listOf(makeSchema(engines)) });
}

export type Make = v.InferOutput<ReturnType<typeof makeSchema>>;
export type Generation = Make['generations'][number];
export type Grade = Generation['grades'][number];

/** A generation of a model that a dealer can have in stock, with its make. */
export interface Offer {
  make: Make;
  generation: Generation;
}

export function itemTypeOf({ body }: Generation): ItemType {
  return body === 'motorcycle' || body === 'truck' || body === 'caravan' ? body : 'car';
}
