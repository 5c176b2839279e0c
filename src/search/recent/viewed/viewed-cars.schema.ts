import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(300));

/** A valid picture URL; no other scheme, which could run code. */
const picture = v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?!\/))[^\s"'<>\\]+$/), v.maxLength(2000));

/**
 * "Viewed car (local): id, stocknum, make, model, body, simple_body" (stock and vehicle §3), and the content of its
 * small card.
 */
export const viewedCarSchema = v.object({
  id: text,
  stocknum: v.nullable(text),
  make: text,
  model: text,
  body: v.nullable(text),
  simple_body: v.nullable(text),
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  name: text,
  image: v.nullable(picture),
});

export type ViewedCar = v.InferOutput<typeof viewedCarSchema>;

export const viewedCarsSchema = v.array(viewedCarSchema);
