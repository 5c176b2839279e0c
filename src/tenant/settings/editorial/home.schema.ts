import * as v from 'valibot';
import { bodySlugs } from '../../../values/vehicle/vehicle-terms.ts';
import { count, described, groupFor, link, switchFor, text, textFor, textWith } from '../parts.schema.ts';
import { heroSliderEntries } from './hero-slider.schema.ts';
import { salesCounterSchema } from './sales-counter.schema.ts';

/** home.json: the sections of the home page, their order, words and pictures. */
export const homeSchema = v.strictObject({
  sections: described(
    v.pipe(
      v.array(
        v.picklist([
          'bodies',
          'budget',
          'finance',
          'makes',
          'latest',
          'promotions',
          'reviews',
          'salesCounter',
          'featureBanner',
          'story',
          'locations',
          'numbers',
          'blog',
        ]),
      ),
      v.checkItems((section, index, all) => all.indexOf(section) === index, 'each section once'),
    ),
    'Sections under the hero, in this order; leave one out to switch it off. "budget" lets a shopper choose among body types too: leave "bodies" out where it stands',
  ),
  hero: groupFor('The top of the home page', {
    heading: textFor('The large words'),
    text: textFor('A sentence below them'),
    picture: described(
      v.nullable(v.pipe(v.string(), v.regex(/^\/\S+$/, 'a path such as "/stock-photos/hero/suv-blue.avif"'))),
      'Cut-out picture in the hero',
    ),
    pictureAlt: described(
      v.string(),
      'What the picture shows, for those who do not see it; empty where it only decorates',
      'A blue SUV, seen from the side',
    ),
    scene: described(
      v.nullable(v.pipe(v.string(), v.regex(/^\/\S+\.svg$/, 'a path to an SVG such as "/scene.svg"'))),
      'Drawing behind the picture',
    ),
    primary: groupFor('The first button', {
      label: textFor('Words on it, with {count} and {cars}'),
      labelOne: textFor('The same for a stock of one, with {car}', 'See the one {car} in stock'),
      href: described(v.nullable(link), 'Where it leads; null to all stock'),
    }),
    secondary: described(
      v.nullable(
        v.strictObject({
          label: textFor('Words on it', 'Value my car'),
          href: described(link, 'Where it leads'),
        }),
      ),
      'A second button; null for none',
    ),
    register: groupFor('Labels of the register in the hero of the template "register"', {
      makes: textFor('Number of makes'),
      places: textFor('Number of branches'),
    }),
    ...heroSliderEntries,
  }),
  finder: groupFor('Make, body and price in the hero, with a button that counts', {
    show: switchFor('Show it'),
    make: textFor('Label of the makes'),
    anyMake: textFor('First of that list, for any make'),
    body: textFor('Label of the body types'),
    anyBody: textFor('First of that list, for any body'),
    price: textFor('Label of the prices'),
    anyPrice: textFor('First of that list, for any price'),
    upTo: textFor('A price to choose; {price} is the most to pay'),
    sentence: groupFor('The finder as a sentence, in the template "journal"', {
      text: described(
        v.pipe(
          text,
          v.regex(
            /^(?=.*\{make\})(?=.*\{body\})(?=.*\{price\})(?!.*\{(make|body|price)\}.*\{\1\})/,
            'a text with {make}, {body} and {price}, each once',
          ),
          v.metadata({ isText: true }),
        ),
        'The sentence, with {make}, {body} and {price} where the visitor chooses',
      ),
      anyMake: textFor('In place of a make'),
      anyBody: textFor('In place of a body type'),
      anyPrice: textFor('In place of a price'),
    }),
    buttonOne: textFor('The button when one fits, with {car}'),
    buttonMany: textWith('count', 'The button when several fit, with {count} and {cars}'),
    priceSteps: described(
      v.array(count(1000, 1_000_000)),
      'Prices to choose from; those that would leave all or nothing are left out',
    ),
  }),
  bodies: groupFor('The section of body types', {
    heading: textFor('Heading of the section'),
    show: described(v.array(v.picklist(bodySlugs)), 'Body types in order; those without stock are left out'),
  }),
  makes: groupFor('The section of makes', {
    heading: textFor('Heading of the section'),
    max: described(count(1, 100), 'How many makes it shows at most'),
    allLabel: textFor('Link to all of them'),
  }),
  latest: groupFor('The section of what has come last', {
    heading: textFor('Heading of the section'),
    max: described(count(1, 24), 'How many vehicles it shows at most'),
    allLabel: textFor('Link to all stock'),
  }),
  salesCounter: described(
    salesCounterSchema,
    'The section of what was sold today, worked out from the usual rate',
  ),
  story: groupFor('The section about the dealer', {
    heading: textFor('Heading of the section'),
    paragraphs: described(v.array(text), 'Its paragraphs'),
    link: described(
      v.nullable(
        v.strictObject({
          label: textFor('Words of the link'),
          href: described(link, 'Where it leads'),
        }),
      ),
      'A link below them; null for none',
    ),
  }),
  numbers: groupFor('The section of numbers', {
    heading: textFor('Heading of the section'),
    items: described(
      v.array(
        v.strictObject({
          value: textFor('The number, as it is shown', '30+'),
          label: textFor('What it counts', 'years in the trade'),
        }),
      ),
      'The numbers, each with what it counts',
      [{ value: '30+', label: 'years in the trade' }],
    ),
  }),
});
