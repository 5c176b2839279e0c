import * as v from 'valibot';
import { switchFor, textFor } from '../parts.schema.ts';

const letter = v.strictObject({
  subject: textFor('Subject of the e-mail'),
  text: textFor('Text of the e-mail; an empty line begins a paragraph'),
});

/**
 * checkout.json `mail`: the e-mail about a reservation, with {name}, {car}, {until}, {amount}, {dealer},
 * {place}, {phone} and {link} (the shopper's own page).
 */
export const checkoutMailSchema = v.strictObject({
  show: switchFor('Shoppers are written to, where the platform has an account for e-mail'),
  held: v.pipe(letter, v.description('Held without a card')),
  paid: v.pipe(letter, v.description('Held, and the deposit is paid')),
  released: v.pipe(letter, v.description('Given up; nothing was paid')),
  refunded: v.pipe(letter, v.description('Given up; the deposit goes back')),
  tooLate: v.pipe(letter, v.description('Paid after the vehicle had gone; the deposit goes back')),
});
