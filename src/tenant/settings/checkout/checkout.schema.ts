import * as v from 'valibot';
import { count, reference, text } from '../leads/parts.schema.ts';
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
  lead: v.pipe(
    v.strictObject({
      category: v.pipe(reference, v.description('Category of the lead')),
      paying: v.pipe(reference, v.description('Subcategory while the deposit is still to be paid online')),
      paid: v.pipe(reference, v.description('Subcategory when it has been paid')),
      tooLate: v.pipe(reference, v.description('Subcategory when it was paid after the vehicle had gone')),
      released: v.pipe(reference, v.description('Subcategory when the shopper gives it up')),
    }),
    v.description('What the dealer is told of a reservation'),
  ),
  texts: v.pipe(
    v.strictObject({
      reserved: v.pipe(text, v.description('Somebody else was faster; with {car}')),
      unavailable: v.pipe(text, v.description('Sold, or never to be reserved online; with {car}')),
      tooMany: v.pipe(text, v.description('The shopper holds as many as one may; with {car}, {cars}')),
      own: v.pipe(text, v.description('The shopper holds this very vehicle; with {car}')),
      unknown: v.pipe(text, v.description('The link is wrong')),
      held: v.pipe(
        text,
        v.description(
          'Nothing has been paid; {name} is the vehicle, {until} the end of the reservation, {amount} the deposit',
        ),
      ),
      heldPaid: v.pipe(text, v.description('The same once the deposit is paid')),
      paying: v.pipe(
        text,
        v.description('The deposit is still to be paid; {name}, {until} and {amount} as above'),
      ),
      confirming: v.pipe(
        text,
        v.description('Back from paying, before the provider has said so; with {name}'),
      ),
      unpaid: v.pipe(text, v.description('Nobody paid in time; with {name}')),
      expired: v.pipe(text, v.description('The time is over; with {name}')),
      expiredPaid: v.pipe(
        text,
        v.description('The same where the deposit was paid; with {name} and {amount}'),
      ),
      released: v.pipe(text, v.description('The shopper gave it up; with {name}')),
      refunding: v.pipe(text, v.description('Given up after it was paid; with {name} and {amount}')),
      refunded: v.pipe(text, v.description('The deposit has been given back; with {name} and {amount}')),
      tooLate: v.pipe(text, v.description('Paid when the vehicle had gone; with {name} and {amount}')),
      heading: v.pipe(text, v.description("The shopper's own page of a reservation")),
      until: v.pipe(text, v.description('Heading above the time')),
      amount: v.pipe(text, v.description('Heading above the deposit')),
      notPaid: v.pipe(text, v.description('Behind a deposit that is due later, with {amount}')),
      paid: v.pipe(text, v.description('Behind a deposit that has been paid, with {amount}')),
      where: v.pipe(text, v.description('Heading above where the vehicle stands')),
      next: v.pipe(text, v.description('Heading above what happens next')),
      nextSteps: v.pipe(v.array(text), v.description('What happens next, with {branch} and {name}')),
      pay: v.pipe(text, v.description('The way to the page where the deposit is paid, with {amount}')),
      payFailed: v.pipe(text, v.description('That page could not be had')),
      payment: v.pipe(
        text,
        v.description('What the shopper reads at the provider, with {name} and {dealer}'),
      ),
      lookAgain: v.pipe(text, v.description('The link while a payment is not confirmed yet')),
      addToCalendar: v.pipe(
        text,
        v.description("Link that puts the end of the reservation into the shopper's calendar"),
      ),
      calendarTitle: v.pipe(text, v.description("In the shopper's calendar; {name} is the vehicle")),
      calendarNote: v.pipe(
        text,
        v.description("Note of the entry in the calendar; {phone} is the branch's number"),
      ),
      release: v.pipe(text, v.description('Button with which the shopper gives it up')),
      releaseQuestion: v.pipe(text, v.description('What is asked before that, with {name}')),
      releaseRefund: v.pipe(text, v.description('The same where the deposit was paid, with {amount}')),
      back: v.pipe(text, v.description('Link to the vehicle, with {name}')),
      releasedNote: v.pipe(text, v.description('What the dealer is told when it is given up, with {name}')),
      paidNote: v.pipe(
        text,
        v.description('What the dealer is told when it is paid, with {name} and {amount}'),
      ),
      tooLateNote: v.pipe(
        text,
        v.description('The same when the vehicle had gone, with {name} and {amount}'),
      ),
    }),
    v.description('What the shopper is told about a reservation'),
  ),
});
