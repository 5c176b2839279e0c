import * as v from 'valibot';
import { count, described, groupFor, link, reference, switchFor, text, textFor } from '../parts.schema.ts';

const refusal = v.strictObject({
  heading: textFor('What is the matter, as a heading'),
  text: textFor('Below it: what the shopper can do'),
});

/**
 * checkout.json `page`: the page on which a vehicle is reserved (specification: stock and vehicle §2, leads
 * and dealer §2).
 */
const checkoutPageSchema = v.strictObject({
  route: described(
    v.picklist(['checkout', 'buy-online']),
    'The page stands at /cars/{slug}/checkout or /cars/{slug}/buy-online; the other leads to it',
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
  points: described(v.array(text), 'What the shopper can count on, with {hours}'),
  terms: textFor('What is agreed to, above the button, with {hours}'),
  termsLink: described(
    v.nullable(
      v.strictObject({
        label: textFor('Words of the link'),
        href: described(link, 'Where it leads'),
      }),
    ),
    'Where all of it stands; null for no link',
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
    reserved: described(refusal, 'Somebody else holds the vehicle'),
    sold: described(refusal, 'The vehicle is sold'),
    noPrice: described(refusal, 'The vehicle has no price yet'),
    unavailable: described(refusal, 'It cannot be reserved online'),
    tooMany: described(refusal, 'The shopper holds as many as one may'),
  }),
  similar: textFor('The way on from such a vehicle'),
});

const letter = v.strictObject({
  subject: textFor('Subject of the e-mail'),
  text: textFor('Text of the e-mail; an empty line begins a paragraph'),
});

/**
 * checkout.json `mail`: the e-mail about a reservation, with {name}, {car}, {until}, {amount}, {dealer},
 * {place}, {phone} and {link} (the shopper's own page).
 */
const checkoutMailSchema = v.strictObject({
  show: switchFor('Shoppers are written to, where the platform has an account for e-mail'),
  held: described(letter, 'Held without a card'),
  paid: described(letter, 'Held, and the deposit is paid'),
  released: described(letter, 'Given up; nothing was paid'),
  refunded: described(letter, 'Given up; the deposit goes back'),
  tooLate: described(letter, 'Paid after the vehicle had gone; the deposit goes back'),
});

/**
 * checkout.json: reserving a vehicle (specification: stock and vehicle §9). Deposit and hold time are in
 * vehicle.json `reserve`, because the vehicle's page shows them too; card.reserve there switches reservations
 * on.
 */
export const checkoutSchema = v.strictObject({
  maxHolds: described(count(1, 100), 'How many vehicles one shopper holds at a time without paying for them'),
  payMinutes: described(
    count(30, 1380),
    'How long a vehicle is held for who is paying the deposit; Stripe allows no less than 30',
  ),
  page: described(checkoutPageSchema, 'The page where a vehicle is reserved'),
  mail: described(checkoutMailSchema, 'What the shopper is written by e-mail'),
  lead: groupFor('What the dealer is told of a reservation', {
    category: described(reference, 'Category of the lead'),
    paying: described(reference, 'Subcategory while the deposit is still to be paid online'),
    paid: described(reference, 'Subcategory when it has been paid'),
    tooLate: described(reference, 'Subcategory when it was paid after the vehicle had gone'),
    released: described(reference, 'Subcategory when the shopper gives it up'),
  }),
  texts: groupFor('What the shopper is told about a reservation', {
    reserved: textFor('Somebody else was faster; with {car}'),
    unavailable: textFor('Never to be reserved online; with {car}'),
    gone: textFor('Sold or taken off sale meanwhile; with {car}'),
    dearer: textFor('Its price has risen since the page was opened; with {car}, {price}'),
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
    nextSteps: described(v.array(text), 'What happens next, with {branch} and {name}'),
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
