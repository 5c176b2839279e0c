import * as v from 'valibot';
import { bodySlugs } from '../../values/vehicle-terms.ts';
import { count, link, text } from './parts.schema.ts';

/** home.json: the sections of the home page, their order, words and pictures. */
export const homeSchema = v.strictObject({
  sections: v.pipe(
    v.array(
      v.picklist([
        'bodies',
        'budget',
        'finance',
        'makes',
        'latest',
        'promotions',
        'story',
        'locations',
        'numbers',
      ]),
    ),
    v.description('Sections under the hero, in this order; leave one out to switch it off'),
  ),
  hero: v.strictObject({
    heading: text,
    text: text,
    picture: v.pipe(
      v.nullable(v.pipe(v.string(), v.regex(/^\/\S+$/, 'a path such as "/stock-photos/hero/suv-blue.avif"'))),
      v.description('Cut-out picture in the hero'),
    ),
    pictureAlt: v.string(),
    scene: v.pipe(
      v.nullable(v.pipe(v.string(), v.regex(/^\/\S+\.svg$/, 'a path to an SVG such as "/scene.svg"'))),
      v.description('Drawing behind the picture'),
    ),
    primary: v.strictObject({ label: text, href: v.nullable(link) }),
    secondary: v.nullable(v.strictObject({ label: text, href: link })),
  }),
  finder: v.pipe(
    v.strictObject({
      show: v.boolean(),
      make: text,
      anyMake: text,
      body: text,
      anyBody: text,
      price: text,
      anyPrice: text,
      upTo: v.pipe(text, v.description('A price to choose; {price} is the most to pay')),
      buttonOne: text,
      buttonMany: v.pipe(text, v.includes('{count}', 'a text with {count}')),
      priceSteps: v.pipe(
        v.array(count(1000, 1_000_000)),
        v.description('Prices to choose from; those that would leave all or nothing are left out'),
      ),
    }),
    v.description('Make, body and price in the hero, with a button that counts'),
  ),
  bodies: v.strictObject({
    heading: text,
    show: v.pipe(
      v.array(v.picklist(bodySlugs)),
      v.description('Body types in order; those without stock are left out'),
    ),
  }),
  makes: v.strictObject({ heading: text, most: count(1, 100), allLabel: text }),
  latest: v.strictObject({ heading: text, most: count(1, 24), allLabel: text }),
  locations: v.strictObject({ heading: text, most: count(1, 100), allLabel: text }),
  promotions: v.strictObject({ heading: text }),
  story: v.strictObject({
    heading: text,
    paragraphs: v.array(text),
    link: v.nullable(v.strictObject({ label: text, href: link })),
  }),
  numbers: v.strictObject({
    heading: text,
    items: v.array(v.strictObject({ value: text, label: text })),
  }),
});
