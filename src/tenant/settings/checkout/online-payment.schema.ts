import * as v from 'valibot';
import { count, reference, text } from '../leads/parts.schema.ts';

const rate = v.strictObject({
  burst: v.pipe(count(1, 1_000_000), v.description('How many at once')),
  perHour: v.pipe(count(1, 1_000_000), v.description('How many in the long run')),
});

const bank = v.strictObject({
  accountName: v.pipe(text, v.description('Whose account it is'), v.examples(['City Motors Pty Ltd'])),
  bsb: v.pipe(
    v.string(),
    v.regex(/^\d{3}-\d{3}$/, 'a BSB such as "062-000"'),
    v.description('The number of the branch of the bank'),
  ),
  accountNumber: v.pipe(
    v.string(),
    v.regex(/^\d{4,10}$/, 'an account number, digits only, in quotes'),
    v.description('The number of the account'),
    v.examples(['12345678']),
  ),
});

const state = v.strictObject({
  heading: v.pipe(text, v.description('Heading of the page')),
  text: v.pipe(
    text,
    v.description(
      'Under the heading; {amount} is the sum, {reference} the number of the invoice or the stock, {dealer} the name of the dealer',
    ),
  ),
});

/** payment.json `page`: paying the dealer what was agreed (leads and dealer §2, /online-payment). */
export const onlinePaymentSchema = v.pipe(
  v.strictObject({
    show: v.pipe(v.boolean(), v.description('The page is there')),
    minDollars: v.pipe(count(1, 1_000_000), v.description('The smallest amount that is taken')),
    maxDollars: v.pipe(count(1, 1_000_000), v.description('The largest amount that is taken')),
    openMinutes: v.pipe(
      count(45, 1380),
      v.description('How long a payment that was begun can be made at the provider, in minutes'),
    ),
    perAddress: v.pipe(rate, v.description('Payments begun from one internet address')),
    heading: v.pipe(text, v.description('Heading of the page')),
    intro: v.pipe(text, v.description('Under the heading, with {dealer}')),
    formHeading: v.pipe(text, v.description('Heading of the form')),
    labels: v.pipe(
      v.strictObject({
        amount: v.pipe(text, v.description('Label of the amount')),
        reference: v.pipe(text, v.description('Label of the number of the invoice or the stock')),
      }),
      v.description('Labels of the fields'),
    ),
    hints: v.pipe(
      v.strictObject({
        amount: v.pipe(
          text,
          v.description('Beside the field for the amount; {min} and {max} are the least and the most'),
        ),
        reference: v.pipe(text, v.description('Where the shopper finds it')),
      }),
      v.description('Under the fields'),
    ),
    submit: v.pipe(text, v.description('The button that leads to the provider')),
    safety: v.pipe(text, v.description('Beside the button: where the card number goes')),
    byBank: v.pipe(
      v.strictObject({
        heading: v.pipe(text, v.description('Heading of the section')),
        text: v.pipe(text, v.description('How to pay by bank; {dealer} is the name of the dealer')),
        bank: v.pipe(v.nullable(bank), v.description('Null: no account is named on the page')),
        labels: v.pipe(
          v.strictObject({
            accountName: v.pipe(text, v.description('Beside the name of the account')),
            bsb: v.pipe(text, v.description('Beside the BSB')),
            accountNumber: v.pipe(text, v.description('Beside the number of the account')),
          }),
          v.description('Beside the details of the account'),
        ),
        call: v.pipe(text, v.description('Button that calls the dealer; {phone} is its number')),
        contact: v.pipe(text, v.description('Link to the page of contacts')),
      }),
      v.description('How to pay where no provider takes cards'),
    ),
    states: v.pipe(
      v.strictObject({
        open: v.pipe(state, v.description('Begun, and not paid yet')),
        pending: v.pipe(state, v.description('Paid, as far as the shopper says')),
        paid: v.pipe(state, v.description('Paid')),
        unpaid: v.pipe(state, v.description('Given up, or refused by the bank')),
        refunded: v.pipe(state, v.description('Paid, and given back')),
      }),
      v.description(
        'What the shopper reads afterwards: "open" before the provider, "pending" while it has not told us yet',
      ),
    ),
    texts: v.pipe(
      v.strictObject({
        again: v.pipe(text, v.description('Link from a payment that was not made to another try')),
        goOn: v.pipe(text, v.description('Link to the provider')),
        look: v.pipe(text, v.description('Link that asks again how it stands, without script')),
        slow: v.pipe(text, v.description('When the provider has said nothing for minutes')),
        receipt: v.pipe(text, v.description('Above what was paid')),
        reference: v.pipe(text, v.description('Beside the reference on the receipt')),
        amount: v.pipe(text, v.description('Beside the amount on the receipt')),
        paidOn: v.pipe(text, v.description('Beside the day on the receipt')),
        number: v.pipe(text, v.description('What the number of the payment is called')),
        home: v.pipe(text, v.description('Link to the home page')),
        amountWrong: v.pipe(
          text,
          v.description('When an amount cannot be paid; {min} and {max} are the least and the most'),
        ),
        unavailable: v.pipe(text, v.description('The provider does not answer')),
        unknown: v.pipe(text, v.description('The link is wrong')),
        offline: v.pipe(text, v.description('The form could not be sent')),
        sending: v.pipe(text, v.description('On the button while the provider is asked')),
        description: v.pipe(
          text,
          v.description('What the shopper reads at the provider, with {reference} and {dealer}'),
        ),
      }),
      v.description('The other words of the pages of a payment'),
    ),
    mail: v.pipe(
      v.strictObject({
        subject: v.pipe(
          text,
          v.description(
            'Of the e-mail; {amount} is the sum, {reference} the number of the invoice or the stock, {dealer} the name of the dealer',
          ),
        ),
        text: v.pipe(
          text,
          v.description(
            'The e-mail; {name} is who paid {amount} for {reference} on {date}, {number} that of the payment, {dealer} the dealer',
          ),
        ),
      }),
      v.description('The receipt, where the server can send e-mail'),
    ),
    lead: v.pipe(
      v.strictObject({
        category: v.pipe(reference, v.description('What the dealer calls such a payment')),
        message: v.pipe(
          text,
          v.description(
            'What the dealer is sent; {amount} is the sum, {reference} the number of the invoice or the stock, {number} that of the payment',
          ),
        ),
      }),
      v.description('What the dealer is told of a payment'),
    ),
  }),
  v.forward(
    v.check(({ minDollars, maxDollars }) => minDollars <= maxDollars, 'no less than the smallest amount'),
    ['maxDollars'],
  ),
);
