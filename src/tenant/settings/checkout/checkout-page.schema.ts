import * as v from 'valibot';
import { link, text } from '../leads/parts.schema.ts';

const refusal = v.strictObject({
  heading: v.pipe(text, v.description('What is the matter, as a heading')),
  text: v.pipe(text, v.description('Below it: what the shopper can do')),
});

/**
 * checkout.json `page`: the page on which a vehicle is reserved (specification: stock and vehicle §2, leads
 * and dealer §2).
 */
export const checkoutPageSchema = v.strictObject({
  route: v.pipe(
    v.picklist(['checkout', 'buy-online']),
    v.description(
      'The page stands at /cars/{slug}/checkout or /cars/{slug}/buy-online; the other leads to it',
    ),
  ),
  heading: v.pipe(text, v.description('Heading of the page')),
  intro: v.pipe(
    text,
    v.description('Under the heading; {deposit} is its amount, {hours} how long it holds the vehicle'),
  ),
  noCar: v.pipe(text, v.description('While nobody has said which vehicle')),
  browse: v.pipe(text, v.description('The link to all stock')),
  back: v.pipe(text, v.description('The link to the vehicle')),
  summary: v.pipe(
    v.strictObject({
      price: v.pipe(text, v.description('Beside the price as it stands now')),
      deposit: v.pipe(text, v.description('Beside the deposit')),
      hold: v.pipe(text, v.description('Beside how long it is held')),
      hours: v.pipe(text, v.description('How long it is held, with {hours}')),
      now: v.pipe(text, v.description('What is paid now')),
      nothing: v.pipe(text, v.description('Where nothing is paid now')),
    }),
    v.description('The lines beside the form that say what is reserved'),
  ),
  points: v.pipe(v.array(text), v.description('What the shopper can count on, with {hours}')),
  terms: v.pipe(text, v.description('What is agreed to, above the button, with {hours}')),
  termsLink: v.pipe(
    v.nullable(
      v.strictObject({
        label: v.pipe(text, v.description('Words of the link')),
        href: v.pipe(link, v.description('Where it leads')),
      }),
    ),
    v.description('Where all of it stands; null for no link'),
  ),
  noCard: v.pipe(text, v.description('Above the button where nothing is paid online, with {deposit}')),
  card: v.pipe(text, v.description('The same where the deposit is paid, with {deposit} and {minutes}')),
  contact: v.pipe(text, v.description('Above the fields')),
  signedIn: v.pipe(text, v.description('To who has signed in, with {phone}')),
  message: v.pipe(text, v.description('Label of what else there is to say')),
  submit: v.pipe(text, v.description('The button where nothing is paid online')),
  pay: v.pipe(text, v.description('The button where the deposit is paid next')),
  offline: v.pipe(text, v.description('Nothing is kept for later: somebody else may be faster')),
  refusals: v.pipe(
    v.strictObject({
      reserved: v.pipe(refusal, v.description('Somebody else holds the vehicle')),
      sold: v.pipe(refusal, v.description('The vehicle is sold')),
      noPrice: v.pipe(refusal, v.description('The vehicle has no price yet')),
      unavailable: v.pipe(refusal, v.description('It cannot be reserved online')),
      tooMany: v.pipe(refusal, v.description('The shopper holds as many as one may')),
    }),
    v.description('In place of the form, with {car} and {cars}'),
  ),
  similar: v.pipe(text, v.description('The way on from such a vehicle')),
});
