import * as v from 'valibot';
import { described, orNull, picture, text, textFor } from '../parts.schema.ts';

/** Somebody who works at a branch. */
export const personSchema = v.strictObject({
  name: textFor('Name of the person', 'Mei Tanaka'),
  role: textFor('What they do there', 'Sales manager'),
  phone: described(orNull(text), 'Their own number; null for none', '(07) 5550 0147'),
  email: described(
    orNull(v.pipe(v.string(), v.email())),
    'Their own e-mail address; null for none',
    'mei@harbour-motors.example',
  ),
  picture: described(
    orNull(picture),
    'Portrait, a path or web address; null for none',
    '/people/mei-tanaka.avif',
  ),
});

export type Person = v.InferOutput<typeof personSchema>;
