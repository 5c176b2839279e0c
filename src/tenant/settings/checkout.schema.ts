import * as v from 'valibot';
import { count, text } from './parts.schema.ts';

/**
 * checkout.json: reserving a vehicle (specification: stock and vehicle §9). Deposit and hold time stand in
 * vehicle.json `reserve`, where the vehicle's page names them too; card.reserve there switches it on.
 */
export const checkoutSchema = v.strictObject({
  mostHolds: v.pipe(
    count(1, 100),
    v.description('How many vehicles one shopper holds at a time without paying for them'),
  ),
  lead: v.strictObject({
    category: text,
    released: v.pipe(text, v.description('Subcategory when the shopper gives it up')),
  }),
  texts: v.strictObject({
    reserved: v.pipe(text, v.description('Somebody else was faster; with {car}')),
    unavailable: v.pipe(text, v.description('Sold, or never to be reserved online; with {car}')),
    tooMany: v.pipe(text, v.description('The shopper holds as many as one may; with {car}, {cars}')),
    unknown: v.pipe(text, v.description('The link is wrong')),
    held: v.pipe(text, v.description('With {name}, {until} and {amount}; nothing has been paid')),
    expired: v.pipe(text, v.description('The time is over; with {name}')),
    released: v.pipe(text, v.description('The shopper gave it up; with {name}')),
    heading: v.pipe(text, v.description("The shopper's own page of a reservation")),
    release: v.pipe(text, v.description('Button')),
    back: v.pipe(text, v.description('Link to the vehicle, with {name}')),
    releasedNote: v.pipe(text, v.description('What the dealer is told when it is given up, with {name}')),
  }),
});
