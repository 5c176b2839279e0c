import * as v from 'valibot';

/** Increase when the format, the collection's fields or the rules of a derived field change. */
export const INDEX_VERSION = 4;

const whole = v.pipe(v.number(), v.safeInteger());
const texts = v.array(v.string());

/** `codes`: 0 is the next new value, 1 is no value, any other is the value's code plus 1. */
const packedTextSchema = v.object({ values: texts, codes: v.string() });

/**
 * A text field that can nearly always be derived from others: only the exceptions are stored. `rows` are the distances
 * from one exception to the next; null is a car without the field.
 */
const packedExceptionsSchema = v.object({ rows: v.string(), texts: v.array(v.nullable(v.string())) });

/** The distinct lists of a field (their `sizes`, and all `members` in sequence), and the code of one list per row. */
const packedListSchema = v.object({
  values: texts,
  count: whole,
  sizes: v.string(),
  memberCount: whole,
  members: v.string(),
  codes: v.string(),
});

/**
 * A number is stored as `(number - min) / step + 1`, and a missing one as 0. `choice`: codes into a sorted list of `values`;
 * `delta`: differences between rows, zigzag-encoded.
 */
const packedNumberSchema = v.object({
  min: whole,
  step: v.pipe(whole, v.minValue(1)),
  kind: v.picklist(['plain', 'delta', 'choice']),
  values: v.optional(v.object({ count: whole, steps: v.string() })),
  codes: v.string(),
});

/** Distinct places, and `codes` of them per branch by `location_name`, or per row. */
const packedPlacesSchema = v.object({
  points: v.array(v.tuple([v.number(), v.number()])),
  /** 0: per row. */
  branches: v.pipe(whole, v.minValue(0), v.maxValue(1_000_000)),
  codes: v.string(),
});

export const packedIndexSchema = v.object({
  version: v.literal(INDEX_VERSION),
  /** Number of cars, and of rows in each column. */
  count: v.pipe(whole, v.minValue(0), v.maxValue(1_000_000)),
  currency: v.string(),
  ids: v.union([texts, packedNumberSchema]),
  texts: v.record(v.string(), packedTextSchema),
  exceptions: v.record(v.string(), packedExceptionsSchema),
  lists: v.record(v.string(), packedListSchema),
  numbers: v.record(v.string(), packedNumberSchema),
  places: v.record(v.string(), packedPlacesSchema),
});

export type PackedText = v.InferOutput<typeof packedTextSchema>;
export type PackedExceptions = v.InferOutput<typeof packedExceptionsSchema>;
export type PackedList = v.InferOutput<typeof packedListSchema>;
export type PackedNumber = v.InferOutput<typeof packedNumberSchema>;
export type PackedPlaces = v.InferOutput<typeof packedPlacesSchema>;
export type PackedIndex = v.InferOutput<typeof packedIndexSchema>;
