import * as v from 'valibot';
import { text } from '../leads/parts.schema.ts';

/** finance.json `popup`: the same form in four steps over the page (specification: leads and dealer §2). */
export const financePopupSchema = v.strictObject({
  show: v.pipe(
    v.boolean(),
    v.description(
      'Links to the finance form open it over the page; else, and without script, they lead there',
    ),
  ),
  heading: v.pipe(text, v.description('Heading of the dialog')),
  text: v.pipe(text, v.description('Under the heading; with {car} and {dealer}')),
  tabs: v.pipe(
    v.strictObject({
      estimate: v.pipe(text, v.description('The first step: price, term and credit score')),
      details: v.pipe(text, v.description('The second step: who it is')),
      approval: v.pipe(text, v.description('The third step: the phone and its code')),
      apply: v.pipe(text, v.description('The last step: sending it to the lender')),
    }),
    v.description('The steps of the form, in this order'),
  ),
  progress: v.pipe(text, v.description('What the list of the steps is called')),
  done: v.pipe(text, v.description('Behind a step that is done, for those who do not see the tick')),
  close: v.pipe(text, v.description('Button that closes the dialog')),
});
