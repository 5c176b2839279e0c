import * as v from 'valibot';
import { count, described, groupFor, rateLimit, reference, switchFor, textFor } from '../parts.schema.ts';

const rate = rateLimit(1_000_000);

const bank = v.strictObject({
  accountName: textFor('Whose account it is', 'City Motors Pty Ltd'),
  bsb: described(
    v.pipe(v.string(), v.regex(/^\d{3}-\d{3}$/, 'a BSB such as "062-000"')),
    'The number of the branch of the bank',
  ),
  accountNumber: described(
    v.pipe(v.string(), v.regex(/^\d{4,10}$/, 'an account number, digits only, in quotes')),
    'The number of the account',
    '12345678',
  ),
});

const state = v.strictObject({
  heading: textFor('Heading of the page'),
  text: textFor(
    'Under the heading; {amount} is the sum, {reference} the number of the invoice or the stock, {dealer} the name of the dealer',
  ),
});

/** payment.json `page`: paying the dealer what was agreed (leads and dealer §2, /online-payment). */
const onlinePaymentSchema = v.pipe(
  v.strictObject({
    show: switchFor('The page is there'),
    minDollars: described(count(1, 1_000_000), 'The smallest amount that is taken'),
    maxDollars: described(count(1, 1_000_000), 'The largest amount that is taken'),
    openMinutes: described(
      count(45, 1380),
      'How long a payment that was begun can be made at the provider, in minutes',
    ),
    perAddress: described(rate, 'Payments begun from one internet address'),
    heading: textFor('Heading of the page'),
    intro: textFor('Under the heading, with {dealer}'),
    formHeading: textFor('Heading of the form'),
    labels: groupFor('Labels of the fields', {
      amount: textFor('Label of the amount'),
      reference: textFor('Label of the number of the invoice or the stock'),
    }),
    hints: groupFor('Under the fields', {
      amount: textFor('Beside the field for the amount; {min} and {max} are the least and the most'),
      reference: textFor('Where the shopper finds it'),
    }),
    submit: textFor('The button that leads to the provider'),
    safety: textFor('Beside the button: where the card number goes'),
    byBank: groupFor('How to pay where no provider takes cards', {
      heading: textFor('Heading of the section'),
      text: textFor('How to pay by bank; {dealer} is the name of the dealer'),
      bank: described(v.nullable(bank), 'Null: no account is named on the page'),
      labels: groupFor('Beside the details of the account', {
        accountName: textFor('Beside the name of the account'),
        bsb: textFor('Beside the BSB'),
        accountNumber: textFor('Beside the number of the account'),
      }),
      call: textFor('Button that calls the dealer; {phone} is its number'),
      contact: textFor('Link to the page of contacts'),
    }),
    states: groupFor(
      'What the shopper reads afterwards: "open" before the provider, "pending" while it has not told us yet',
      {
        open: described(state, 'Begun, and not paid yet'),
        pending: described(state, 'Paid, as far as the shopper says'),
        paid: described(state, 'Paid'),
        unpaid: described(state, 'Given up, or refused by the bank'),
        refunded: described(state, 'Paid, and given back'),
      },
    ),
    texts: groupFor('The other words of the pages of a payment', {
      again: textFor('Link from a payment that was not made to another try'),
      goOn: textFor('Link to the provider'),
      look: textFor('Link that asks again how it stands, without script'),
      slow: textFor('When the provider has said nothing for minutes'),
      receipt: textFor('Above what was paid'),
      reference: textFor('Beside the reference on the receipt'),
      amount: textFor('Beside the amount on the receipt'),
      paidOn: textFor('Beside the day on the receipt'),
      number: textFor('What the number of the payment is called'),
      home: textFor('Link to the home page'),
      amountWrong: textFor('When an amount cannot be paid; {min} and {max} are the least and the most'),
      unavailable: textFor('The provider or the server cannot take the payment; the phone number follows'),
      unknown: textFor('The link is wrong'),
      offline: textFor('The form could not be sent; the phone number follows'),
      sending: textFor('On the button while the provider is asked'),
      description: textFor('What the shopper reads at the provider, with {reference} and {dealer}'),
    }),
    mail: groupFor('The receipt, where the server can send e-mail', {
      subject: textFor(
        'Of the e-mail; {amount} is the sum, {reference} the number of the invoice or the stock, {dealer} the name of the dealer',
      ),
      text: textFor(
        'The e-mail; {name} is who paid {amount} for {reference} on {date}, {number} that of the payment, {dealer} the dealer',
      ),
    }),
    lead: groupFor('What the dealer is told of a payment', {
      category: described(reference, 'What the dealer calls such a payment'),
      message: textFor(
        'What the dealer is sent; {amount} is the sum, {reference} the number of the invoice or the stock, {number} that of the payment',
      ),
    }),
  }),
  v.forward(
    v.check(({ minDollars, maxDollars }) => minDollars <= maxDollars, 'no less than the smallest amount'),
    ['maxDollars'],
  ),
);

const variable = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9_]{0,99}$/, 'the name of an environment variable such as "STRIPE_KEY"'),
);

/** payment.json: how a dealer takes money online. Settings name the variables of secrets, and never hold one. */
export const paymentSchema = v.strictObject({
  stripe: described(
    v.nullable(
      v.strictObject({
        key: described(variable, 'The variable with the secret key'),
        webhookSecret: described(variable, 'The variable with the secret that signs events'),
      }),
    ),
    'Null: nobody pays online',
  ),
  page: described(onlinePaymentSchema, 'The page /online-payment'),
});
