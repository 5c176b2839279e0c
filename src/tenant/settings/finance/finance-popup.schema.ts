import * as v from 'valibot';
import { groupFor, switchFor, textFor } from '../parts.schema.ts';

/** finance.json `popup`: the same form in four steps over the page (specification: leads and dealer §2). */
export const financePopupSchema = v.strictObject({
  show: switchFor(
    'Links to the finance form open it over the page; else, and without script, they lead there',
  ),
  heading: textFor('Heading of the dialog'),
  text: textFor('Under the heading; with {car} and {dealer}'),
  tabs: groupFor('The steps of the form, in this order', {
    estimate: textFor('The first step: price, term and credit score'),
    details: textFor('The second step: who it is'),
    approval: textFor('The third step: the phone and its code'),
    apply: textFor('The last step: sending it to the lender'),
  }),
  progress: textFor('What the list of the steps is called'),
  done: textFor('Behind a step that is done, for those who do not see the tick'),
  close: textFor('Button that closes the dialog'),
});
