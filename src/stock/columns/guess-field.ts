import { simpleColourOf } from '../cells/colour.ts';
import { knownMake } from '../naming/makes.ts';
import { isKnownModel } from '../naming/models.ts';
import type { ColumnSample } from './column-plan.ts';
import type { FeedField } from './feed-fields.ts';
import { fitOfValues } from './value-fit.ts';

/** How many values of a column must look like a field before it is guessed; new models are in no table. */
const MIN_FIT = 0.8;
const MIN_FIT_OF_MODELS = 0.5;

/** What can be told by its values alone, the surest first: where two fit alike, the earlier wins. */
const tellable = [
  'vin',
  'images',
  'make',
  'model',
  'year',
  'odometerKm',
  'price',
  'fuel',
  'transmission',
  'body',
  'state',
  'colour',
] as const satisfies readonly FeedField[];

const looks: Partial<Record<FeedField, (text: string) => boolean>> = {
  // ISO 3779: seventeen characters, without I, O and Q.
  vin: (text) => /^(?=.*\d)[A-HJ-NPR-Z\d]{17}$/i.test(text),
  images: (text) => /^(https?:\/)?\/\S+\.(jpe?g|png|webp|avif)\b/i.test(text),
  make: (text) => knownMake(text) !== null,
  // A number alone is as well a count of doors.
  model: (text) => /[a-z]/i.test(text) && isKnownModel(text),
  odometerKm: (text) => /^\d[\d,. ]*\s?km?s?$/i.test(text) && /km/i.test(text),
  price: (text) => /^(\$|AUD?\b)\s?\d|\d\s?(AUD|\$)$|^\d{4,6}\.\d\d$/i.test(text),
  colour: (text) => text.length < 40 && simpleColourOf(text) !== null,
};

export interface FieldGuess {
  readonly field: FeedField;
  readonly column: string;
}

/** Fields for columns whose names say nothing, by what stands in them; each field and each column once. */
export function guessFields(
  samples: readonly ColumnSample[],
  isTaken: (field: FeedField) => boolean,
): FieldGuess[] {
  const given = new Set<string>();
  return tellable
    .filter((field) => !isTaken(field))
    .flatMap((field) => {
      const fits = samples
        .filter(({ name, values }) => !given.has(name) && values.length > 0)
        .map(({ name, values }) => ({ column: name, fit: shareThatLooks(field, values) }));
      const best = fits.reduce((a, b) => (b.fit > a.fit ? b : a), { column: '', fit: 0 });
      if (best.fit < (field === 'model' ? MIN_FIT_OF_MODELS : MIN_FIT)) return [];
      given.add(best.column);
      return [{ field, column: best.column }];
    });
}

function shareThatLooks(field: FeedField, values: readonly string[]): number {
  const look = looks[field];
  if (look === undefined) return fitOfValues(field, values);
  return values.filter((value) => look(value.trim())).length / values.length;
}
