import * as v from 'valibot';
import { count, described, groupFor, switchFor, text, textFor } from '../parts.schema.ts';

const answer = v.strictObject({
  label: textFor('The answer to choose'),
  hint: textFor('What the answer means, in words of a shopper'),
});

/** finance.json `form`: applying for finance (specification: leads and dealer §2, §3, §4, §5, §8, §9). */
export const financeFormSettingsSchema = v.strictObject({
  verifyPhone: switchFor('An application needs the code that is sent to its phone; off: the number alone'),
  quickQuote: switchFor('The form says what a week would cost, before it is sent'),
  whoIsHelping: switchFor('Asks for the person of the dealer who is helping'),
  purchasePrice: described(count(1, 10_000_000), 'Dollars to begin with where no car has a price'),
  loanTerm: described(
    v.pipe(v.number(), v.multipleOf(0.5, 'whole or half years'), v.minValue(0.5), v.maxValue(30)),
    'Years to begin with',
  ),
  settleMs: described(
    count(0, 10_000),
    'A quote is asked for when nothing has changed for so many milliseconds',
  ),
  creditScores: groupFor('What shoppers say of their own credit score', {
    GREAT: described(answer, 'The best answer'),
    DECENT: described(answer, 'The answer in the middle'),
    POOR: described(answer, 'The lowest answer'),
  }),
  labels: groupFor('Labels of the fields', {
    purchasePrice: textFor('Label of the price'),
    deposit: textFor('Label of what the shopper pays at once'),
    loanTerm: textFor('Label of the term'),
    yearsOne: textFor('Beside the slider at one year'),
    yearsMany: textFor('There at any other, with {years}'),
    selfAssessedCreditScore: textFor('Label of the credit score'),
    whoIsHelping: textFor('Label of who is helping'),
  }),
  legends: groupFor('Over the parts of the form where it is a page; in the popup they are the tabs', {
    estimate: textFor('Over price, term and credit score'),
    details: textFor('Over name and e-mail'),
    phone: textFor('Over the phone and its code'),
  }),
  advance: textFor('Button of every step of the popup but the last'),
  submit: textFor('Button that sends the application'),
  quote: groupFor('What a week would cost; its figures read as those of "estimate"', {
    heading: textFor('Over the estimate of a week'),
    estimate: textFor('Beside a figure that no lender has answered for'),
    waiting: textFor('While the credit score is not known'),
    asking: textFor('While the lender is asked'),
    failed: described(
      v.nullable(text),
      'When no quote can be had; null to say nothing',
      'We cannot show a quote for this. You can go on without one.',
    ),
  }),
  summary: groupFor(
    'The last step of the popup: {amount} over {years}, and what happens to it; with {dealer}',
    {
      loan: textFor('The loan in one line, with {amount} and {years}'),
      text: textFor('Below it: what happens to the application, with {dealer}'),
    },
  ),
  texts: groupFor('What is said when something does not work, and to who has no script', {
    unknown: textFor('When nobody can say what went wrong'),
    unknownAdvance: textFor('The same on the way to the next step'),
    stored: textFor('The lender failed, and the dealer has the application all the same'),
    offline: textFor('Applications do not wait on the device: their code would grow old'),
    codeHeading: textFor('Page for browsers without script that asks for the code'),
    codeText: textFor('There, with {phone}'),
  }),
});
