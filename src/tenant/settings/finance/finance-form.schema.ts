import * as v from 'valibot';
import { count, text } from '../leads/parts.schema.ts';

const answer = v.strictObject({
  label: v.pipe(text, v.description('The answer to choose')),
  hint: v.pipe(text, v.description('What the answer means, in words of a shopper')),
});

/** finance.json `form`: applying for finance (specification: leads and dealer §2, §3, §4, §5, §8, §9). */
export const financeFormSchema = v.strictObject({
  verifyPhone: v.pipe(
    v.boolean(),
    v.description('An application needs the code that is sent to its phone; off: the number alone'),
  ),
  quickQuote: v.pipe(v.boolean(), v.description('The form says what a week would cost, before it is sent')),
  whoIsHelping: v.pipe(v.boolean(), v.description('Asks for the person of the dealer who is helping')),
  purchasePrice: v.pipe(
    count(1, 10_000_000),
    v.description('Dollars to begin with where no car has a price'),
  ),
  loanTerm: v.pipe(
    v.number(),
    v.multipleOf(0.5, 'whole or half years'),
    v.minValue(0.5),
    v.maxValue(30),
    v.description('Years to begin with'),
  ),
  settleMs: v.pipe(
    count(0, 10_000),
    v.description('A quote is asked for when nothing has changed for so many milliseconds'),
  ),
  creditScores: v.pipe(
    v.strictObject({
      GREAT: v.pipe(answer, v.description('The best answer')),
      DECENT: v.pipe(answer, v.description('The answer in the middle')),
      POOR: v.pipe(answer, v.description('The lowest answer')),
    }),
    v.description('What shoppers say of their own credit score'),
  ),
  labels: v.pipe(
    v.strictObject({
      purchasePrice: v.pipe(text, v.description('Label of the price')),
      deposit: v.pipe(text, v.description('Label of what the shopper pays at once')),
      loanTerm: v.pipe(text, v.description('Label of the term')),
      yearsOne: v.pipe(text, v.description('Beside the slider at one year')),
      yearsMany: v.pipe(text, v.description('There at any other, with {years}')),
      selfAssessedCreditScore: v.pipe(text, v.description('Label of the credit score')),
      whoIsHelping: v.pipe(text, v.description('Label of who is helping')),
    }),
    v.description('Labels of the fields'),
  ),
  legends: v.pipe(
    v.strictObject({
      estimate: v.pipe(text, v.description('Over price, term and credit score')),
      details: v.pipe(text, v.description('Over name and e-mail')),
      phone: v.pipe(text, v.description('Over the phone and its code')),
    }),
    v.description('Over the parts of the form where it is a page; in the popup they are the tabs'),
  ),
  advance: v.pipe(text, v.description('Button of every step of the popup but the last')),
  submit: v.pipe(text, v.description('Button that sends the application')),
  quote: v.pipe(
    v.strictObject({
      heading: v.pipe(text, v.description('Over the estimate of a week')),
      estimate: v.pipe(text, v.description('Beside a figure that no lender has answered for')),
      waiting: v.pipe(text, v.description('While the credit score is not known')),
      asking: v.pipe(text, v.description('While the lender is asked')),
      failed: v.pipe(
        v.nullable(text),
        v.description('When no quote can be had; null to say nothing'),
        v.examples(['We cannot show a quote for this. You can go on without one.']),
      ),
    }),
    v.description('What a week would cost; its figures read as those of "estimate"'),
  ),
  summary: v.pipe(
    v.strictObject({
      loan: v.pipe(text, v.description('The loan in one line, with {amount} and {years}')),
      text: v.pipe(text, v.description('Below it: what happens to the application, with {dealer}')),
    }),
    v.description('The last step of the popup: {amount} over {years}, and what happens to it; with {dealer}'),
  ),
  texts: v.pipe(
    v.strictObject({
      unknown: v.pipe(text, v.description('When nobody can say what went wrong')),
      unknownAdvance: v.pipe(text, v.description('The same on the way to the next step')),
      stored: v.pipe(
        text,
        v.description('The lender failed, and the dealer has the application all the same'),
      ),
      offline: v.pipe(
        text,
        v.description('Applications do not wait on the device: their code would grow old'),
      ),
      codeHeading: v.pipe(text, v.description('Page for browsers without script that asks for the code')),
      codeText: v.pipe(text, v.description('There, with {phone}')),
    }),
    v.description('What is said when something does not work, and to who has no script'),
  ),
});
