import * as v from 'valibot';
import { picture, text } from '../parts.schema.ts';

/** Somebody who works at a branch. */
export const personSchema = v.strictObject({
  name: v.pipe(text, v.description('Name of the person'), v.examples(['Mei Tanaka'])),
  role: v.pipe(text, v.description('What they do there'), v.examples(['Sales manager'])),
  phone: v.pipe(
    v.optional(v.nullable(text), null),
    v.description('Their own number; null for none'),
    v.examples(['(07) 5550 0147']),
  ),
  email: v.pipe(
    v.optional(v.nullable(v.pipe(v.string(), v.email())), null),
    v.description('Their own e-mail address; null for none'),
    v.examples(['mei@harbour-motors.example']),
  ),
  picture: v.pipe(
    v.optional(v.nullable(picture), null),
    v.description('Portrait, a path or web address; null for none'),
    v.examples(['/people/mei-tanaka.avif']),
  ),
});

export type Person = v.InferOutput<typeof personSchema>;
