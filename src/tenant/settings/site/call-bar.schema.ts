import * as v from 'valibot';
import { count, described, groupFor, link, switchFor, textFor } from '../parts.schema.ts';

const labels = v.strictObject({
  call: textFor('Calls the dealer, or the branch whose page it is; without a number it is left out'),
  enquire: textFor('Leads to a form'),
  directions: textFor('Leads to the branch on a map, or to the list of branches'),
  service: textFor('Leads to booking a service'),
  sell: textFor('Leads to selling a vehicle to the dealer'),
  search: textFor('Leads to all stock'),
});

export const callBarActionSchema = v.keyof(labels);

/** contact.json `callBar`: the mobile call-to-action bar (leads and dealer §4). */
export const callBarSchema = v.strictObject({
  show: switchFor('Show the bar on phones; vehicles have one of their own'),
  name: textFor('What screen readers call it, with {dealer}'),
  openAbovePx: described(
    count(0, 10_000),
    'It is small until the page is scrolled by more than so many pixels, and then shows its words',
  ),
  actions: described(
    v.pipe(v.array(callBarActionSchema), v.minLength(1), v.maxLength(5)),
    'What it offers, in this order; four fit best',
  ),
  labels: described(labels, 'A word or two for each'),
  links: groupFor('Where those lead that have no place of their own', {
    enquire: described(link, 'The page of the form'),
    service: described(link, 'The page of the workshop'),
    sell: described(link, 'The page of selling'),
  }),
});
