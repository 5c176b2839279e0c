import * as v from 'valibot';
import { count, groupFor, reference, text, textFor } from '../parts.schema.ts';
import { checkoutMailSchema } from './checkout-mail.schema.ts';
import { checkoutPageSchema } from './checkout-page.schema.ts';

/**
 * checkout.json: reserving a vehicle (specification: stock and vehicle §9). Deposit and hold time are in
 * vehicle.json `reserve`, because the vehicle's page shows them too; card.reserve there switches reservations
 * on.
 */
export const checkoutSchema = v.strictObject({
  maxHolds: v.pipe(
    count(1, 100),
    v.description('How many vehicles one shopper holds at a time without paying for them'),
  ),
  payMinutes: v.pipe(
    count(30, 1380),
    v.description('How long a vehicle is held for who is paying the deposit; Stripe allows no less than 30'),
  ),
  page: v.pipe(checkoutPageSchema, v.description('The page where a vehicle is reserved')),
  mail: v.pipe(checkoutMailSchema, v.description('What the shopper is written by e-mail')),
  lead: groupFor('What the dealer is told of a reservation', {
    category: v.pipe(reference, v.description('Category of the lead')),
    paying: v.pipe(reference, v.description('Subcategory while the deposit is still to be paid online')),
    paid: v.pipe(reference, v.description('Subcategory when it has been paid')),
    tooLate: v.pipe(reference, v.description('Subcategory when it was paid after the vehicle had gone')),
    released: v.pipe(reference, v.description('Subcategory when the shopper gives it up')),
  }),
  texts: groupFor('What the shopper is told about a reservation', {
    reserved: textFor('Somebody else was faster; with {car}'),
    unavailable: textFor('Sold, or never to be reserved online; with {car}'),
    tooMany: textFor('The shopper holds as many as one may; with {car}, {cars}'),
    own: textFor('The shopper holds this very vehicle; with {car}'),
    unknown: textFor('The link is wrong'),
    held: textFor(
      'Nothing has been paid; {name} is the vehicle, {until} the end of the reservation, {amount} the deposit',
    ),
    heldPaid: textFor('The same once the deposit is paid'),
    paying: textFor('The deposit is still to be paid; {name}, {until} and {amount} as above'),
    confirming: textFor('Back from paying, before the provider has said so; with {name}'),
    unpaid: textFor('Nobody paid in time; with {name}'),
    expired: textFor('The time is over; with {name}'),
    expiredPaid: textFor('The same where the deposit was paid; with {name} and {amount}'),
    released: textFor('The shopper gave it up; with {name}'),
    refunding: textFor('Given up after it was paid; with {name} and {amount}'),
    refunded: textFor('The deposit has been given back; with {name} and {amount}'),
    tooLate: textFor('Paid when the vehicle had gone; with {name} and {amount}'),
    heading: textFor("The shopper's own page of a reservation"),
    until: textFor('Heading above the time'),
    amount: textFor('Heading above the deposit'),
    notPaid: textFor('Behind a deposit that is due later, with {amount}'),
    paid: textFor('Behind a deposit that has been paid, with {amount}'),
    where: textFor('Heading above where the vehicle stands'),
    next: textFor('Heading above what happens next'),
    nextSteps: v.pipe(v.array(text), v.description('What happens next, with {branch} and {name}')),
    pay: textFor('The way to the page where the deposit is paid, with {amount}'),
    payFailed: textFor('That page could not be had'),
    payment: textFor('What the shopper reads at the provider, with {name} and {dealer}'),
    lookAgain: textFor('The link while a payment is not confirmed yet'),
    addToCalendar: textFor("Link that puts the end of the reservation into the shopper's calendar"),
    calendarTitle: textFor("In the shopper's calendar; {name} is the vehicle"),
    calendarNote: textFor("Note of the entry in the calendar; {phone} is the branch's number"),
    release: textFor('Button with which the shopper gives it up'),
    releaseQuestion: textFor('What is asked before that, with {name}'),
    releaseRefund: textFor('The same where the deposit was paid, with {amount}'),
    back: textFor('Link to the vehicle, with {name}'),
    releasedNote: textFor('What the dealer is told when it is given up, with {name}'),
    paidNote: textFor('What the dealer is told when it is paid, with {name} and {amount}'),
    tooLateNote: textFor('The same when the vehicle had gone, with {name} and {amount}'),
  }),
});
