import * as v from 'valibot';
import { described, picture, text, textFor } from '../parts.schema.ts';

/** Somebody who works at a branch. */
export const personSchema = v.strictObject({
  name: textFor('Name of the person', 'Mei Tanaka'),
  role: textFor('What they do there', 'Sales manager'),
  phone: described(v.optional(v.nullable(text), null), 'Their own number; null for none', '(07) 5550 0147'),
  email: described(
    v.optional(v.nullable(v.pipe(v.string(), v.email())), null),
    'Their own e-mail address; null for none',
    'mei@harbour-motors.example',
  ),
  picture: described(
    v.optional(v.nullable(picture), null),
    'Portrait, a path or web address; null for none',
    '/people/mei-tanaka.avif',
  ),
});

export type Person = v.InferOutput<typeof personSchema>;
