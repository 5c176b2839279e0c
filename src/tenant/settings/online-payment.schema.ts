import * as v from 'valibot';
import { count, text } from './parts.schema.ts';

const rate = v.strictObject({
  burst: v.pipe(count(1, 1_000_000), v.description('How many at once')),
  perHour: v.pipe(count(1, 1_000_000), v.description('How many in the long run')),
});

const bank = v.strictObject({
  accountName: text,
  bsb: v.pipe(v.string(), v.regex(/^\d{3}-\d{3}$/, 'a BSB such as "062-000"')),
  accountNumber: v.pipe(v.string(), v.regex(/^\d{4,10}$/, 'an account number, digits only, in quotes')),
});

const state = v.strictObject({
  heading: text,
  text: v.pipe(text, v.description('With {amount}, {reference} and {dealer}')),
});

/** payment.json `page`: paying the dealer what was agreed (leads and dealer §2, /online-payment). */
export const onlinePaymentSchema = v.pipe(
  v.strictObject({
    show: v.pipe(v.boolean(), v.description('The page is there')),
    leastDollars: v.pipe(count(1, 1_000_000), v.description('The smallest amount that is taken')),
    mostDollars: v.pipe(count(1, 1_000_000), v.description('The largest amount that is taken')),
    openMinutes: v.pipe(
      count(45, 1380),
      v.description('How long a payment that was begun can be made at the provider, in minutes'),
    ),
    perAddress: v.pipe(rate, v.description('Payments begun from one internet address')),
    heading: text,
    intro: v.pipe(text, v.description('Under the heading, with {dealer}')),
    formHeading: text,
    labels: v.strictObject({ amount: text, reference: text }),
    hints: v.strictObject({
      amount: v.pipe(text, v.description('With {least} and {most}')),
      reference: v.pipe(text, v.description('Where the shopper finds it')),
    }),
    submit: v.pipe(text, v.description('The button that leads to the provider')),
    safety: v.pipe(text, v.description('Beside the button: where the card number goes')),
    byBank: v.pipe(
      v.strictObject({
        heading: text,
        text: v.pipe(text, v.description('With {dealer}')),
        bank: v.pipe(v.nullable(bank), v.description('Null: no account is named on the page')),
        labels: v.strictObject({ accountName: text, bsb: text, accountNumber: text }),
        call: v.pipe(text, v.description('With {phone}')),
        contact: v.pipe(text, v.description('Link to the page of contacts')),
      }),
      v.description('How to pay where no provider takes cards'),
    ),
    states: v.pipe(
      v.strictObject({ open: state, pending: state, paid: state, unpaid: state, refunded: state }),
      v.description(
        'What the shopper reads afterwards: "open" before the provider, "pending" while it has not told us yet',
      ),
    ),
    texts: v.strictObject({
      again: v.pipe(text, v.description('Link from a payment that was not made to another try')),
      goOn: v.pipe(text, v.description('Link to the provider')),
      look: v.pipe(text, v.description('Link that asks again how it stands, without script')),
      slow: v.pipe(text, v.description('When the provider has said nothing for minutes')),
      receipt: v.pipe(text, v.description('Above what was paid')),
      reference: text,
      amount: text,
      paidOn: text,
      number: v.pipe(text, v.description('What the number of the payment is called')),
      home: text,
      amountWrong: v.pipe(text, v.description('With {least} and {most}')),
      unavailable: v.pipe(text, v.description('The provider does not answer')),
      unknown: v.pipe(text, v.description('The link is wrong')),
      offline: v.pipe(text, v.description('The form could not be sent')),
      sending: v.pipe(text, v.description('On the button while the provider is asked')),
      description: v.pipe(
        text,
        v.description('What the shopper reads at the provider, with {reference} and {dealer}'),
      ),
    }),
    mail: v.pipe(
      v.strictObject({
        subject: v.pipe(text, v.description('With {amount}, {reference} and {dealer}')),
        text: v.pipe(
          text,
          v.description('With {name}, {amount}, {reference}, {date}, {number} and {dealer}'),
        ),
      }),
      v.description('The receipt, where the server can send e-mail'),
    ),
    lead: v.strictObject({
      category: v.pipe(text, v.description('What the dealer calls such a payment')),
      message: v.pipe(text, v.description('With {amount}, {reference} and {number}')),
    }),
  }),
  v.forward(
    v.check(
      ({ leastDollars, mostDollars }) => leastDollars <= mostDollars,
      'no less than the smallest amount',
    ),
    ['mostDollars'],
  ),
);
