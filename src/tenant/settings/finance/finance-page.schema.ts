import * as v from 'valibot';
import { count, described, groupFor, switchFor, text, textFor } from '../parts.schema.ts';

const step = v.strictObject({
  label: textFor('Such as "STEP 1"'),
  title: textFor('What the step is, in a few words'),
  text: described(v.nullable(text), 'A sentence below it on wide screens; null for none'),
});

const getFinanceNow = v.strictObject({
  show: switchFor('Show the section'),
  heading: textFor('Heading of the section'),
  text: textFor('Under the heading'),
  max: described(count(1, 24), 'Used vehicles in stock with more than one photograph'),
  start: textFor('Link to the form'),
  all: textFor('Link to all used vehicles'),
});

/**
 * finance.json `page`: the finance page with its quotes (specification: leads and dealer §2, §9). The
 * dealer's text about finance is in content/finance.md, shown below the form.
 */
export const financePageSchema = v.strictObject({
  heading: textFor('Heading of the page'),
  text: textFor('Under the heading, and what search engines say; with {car} and {dealer}'),
  formHeading: textFor('Name of the form for those who do not see it'),
  steps: described(v.array(step), 'Cards beside the form as long as no vehicle is chosen; empty for none'),
  car: groupFor('{car} is "car" or "caravan", {cars} several', {
    heading: textFor('Over the chosen vehicle, with {car}'),
    back: textFor('Link to its page'),
    other: textFor('Link to the stock'),
    gone: textFor('When it cannot be had any more, with {car}'),
  }),
  getFinanceNow: described(
    getFinanceNow,
    'Below the form as long as no vehicle is chosen; with {car} and {cars}',
  ),
  calculator: described(
    v.nullable(text),
    'Label of the link to the calculator, where there is one; null for no link',
  ),
  home: groupFor('The section "finance" of the home page, with {car} and {dealer}', {
    heading: textFor('Heading of the section'),
    text: textFor('Under the heading'),
    link: textFor('Link to the page of finance'),
  }),
});

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
