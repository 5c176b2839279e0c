import * as v from 'valibot';
import { groupFor, link, text, textFor } from '../parts.schema.ts';

const refusal = v.strictObject({
  heading: textFor('What is the matter, as a heading'),
  text: textFor('Below it: what the shopper can do'),
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
  heading: textFor('Heading of the page'),
  intro: textFor('Under the heading; {deposit} is its amount, {hours} how long it holds the vehicle'),
  noCar: textFor('While nobody has said which vehicle'),
  browse: textFor('The link to all stock'),
  back: textFor('The link to the vehicle'),
  summary: groupFor('The lines beside the form that say what is reserved', {
    price: textFor('Beside the price as it stands now'),
    deposit: textFor('Beside the deposit'),
    hold: textFor('Beside how long it is held'),
    hours: textFor('How long it is held, with {hours}'),
    now: textFor('What is paid now'),
    nothing: textFor('Where nothing is paid now'),
  }),
  points: v.pipe(v.array(text), v.description('What the shopper can count on, with {hours}')),
  terms: textFor('What is agreed to, above the button, with {hours}'),
  termsLink: v.pipe(
    v.nullable(
      v.strictObject({
        label: textFor('Words of the link'),
        href: v.pipe(link, v.description('Where it leads')),
      }),
    ),
    v.description('Where all of it stands; null for no link'),
  ),
  noCard: textFor('Above the button where nothing is paid online, with {deposit}'),
  card: textFor('The same where the deposit is paid, with {deposit} and {minutes}'),
  contact: textFor('Above the fields'),
  signedIn: textFor('To who has signed in, with {phone}'),
  message: textFor('Label of what else there is to say'),
  submit: textFor('The button where nothing is paid online'),
  pay: textFor('The button where the deposit is paid next'),
  offline: textFor('Nothing is kept for later: somebody else may be faster'),
  refusals: groupFor('In place of the form, with {car} and {cars}', {
    reserved: v.pipe(refusal, v.description('Somebody else holds the vehicle')),
    sold: v.pipe(refusal, v.description('The vehicle is sold')),
    noPrice: v.pipe(refusal, v.description('The vehicle has no price yet')),
    unavailable: v.pipe(refusal, v.description('It cannot be reserved online')),
    tooMany: v.pipe(refusal, v.description('The shopper holds as many as one may')),
  }),
  similar: textFor('The way on from such a vehicle'),
});
