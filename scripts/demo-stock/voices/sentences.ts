import * as v from 'valibot';
import { readData } from '../catalogue/read-data.ts';

const listSchema = v.pipe(v.array(v.string()), v.nonEmpty(), v.readonly());

/** Sentences that several voices share. */
export const sentences = readData(
  'sentences.json',
  v.strictObject({
    yard: v.strictObject({ wear: listSchema, endings: listSchema, pasts: listSchema }),
    leisure: v.strictObject({
      riddenBikes: listSchema,
      newBikes: listSchema,
      workedTrucks: listSchema,
      newTrucks: listSchema,
    }),
  }),
);
