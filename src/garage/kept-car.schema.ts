import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(300));

/**
 * A vehicle that a device keeps, as a favourite or to compare. "Favourite (local): id, name, slug, make, model,
 * primary_image_url" (stock and vehicle §3).
 */
export const keptCarSchema = v.object({
  id: text,
  name: text,
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(200)),
  make: text,
  model: text,
  /** An https URL or a path; never another scheme, which could run code. */
  primary_image_url: v.nullable(
    v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?!\/))[^\s"'<>\\]+$/), v.maxLength(2000)),
  ),
});

export type KeptCar = v.InferOutput<typeof keptCarSchema>;

/** Without duplicates; invalid entries are dropped individually. */
export const keptCarsSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((held) => {
    const cars = held.filter((car) => v.is(keptCarSchema, car));
    return [...new Map(cars.map((car) => [car.id, car])).values()];
  }),
);
