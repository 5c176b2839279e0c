import * as v from 'valibot';
import { count, text } from './parts.schema.ts';

const heading = v.pipe(text, v.description('Heading of the page after such a form'));
const steps = v.pipe(
  v.array(text),
  v.description(
    'What happens next, in order, with {branch}, {phone} and {cars}. Promise only what is kept: "{branch} will ' +
      'call you within an hour" if they do',
  ),
);
const kind = v.strictObject({ heading, next: steps });

/** success.json: what a shopper is told after sending a form (specification: leads and dealer §2, "/success"). */
export const successSchema = v.strictObject({
  shownHours: v.pipe(
    count(1, 720),
    v.description('How long /success shows what was sent from an open tab; afterwards only its receipt does'),
  ),
  maxCars: v.pipe(count(0, 12), v.description('How many similar vehicles stand below; 0 for none')),
  kinds: v.pipe(
    v.strictObject({
      enquiry: v.pipe(kind, v.description('Every form without words of its own')),
      photos: v.pipe(kind, v.description('Photographs were asked for')),
      testDrive: v.pipe(kind, v.description('A test drive whose time is still to be agreed')),
      booked: v.pipe(kind, v.description('A test drive with an appointment')),
      cancelled: v.pipe(kind, v.description('A test drive whose appointment was cancelled since')),
      tradeIn: v.pipe(kind, v.description('A trade-in was offered')),
      service: v.pipe(kind, v.description('A service was asked for')),
      parts: v.pipe(kind, v.description('Parts were asked for')),
      finance: v.pipe(kind, v.description('Finance was applied for')),
      career: v.pipe(kind, v.description('Somebody applied for work')),
    }),
    v.description('By what was sent'),
  ),
  texts: v.pipe(
    v.strictObject({
      title: v.pipe(text, v.description('In the tab and in the description of the page')),
      thanks: v.pipe(text, v.description('Below the heading until the receipt is there, with {dealer}')),
      loading: v.pipe(text, v.description('For those who hear the page while the receipt comes')),
      failed: v.pipe(text, v.description('The receipt cannot be had at the moment')),
      retry: v.pipe(text, v.description('Button that asks for it again')),
      next: v.pipe(text, v.description('Heading above what happens next')),
      branch: v.pipe(text, v.description('Heading above whom it went to')),
      call: v.pipe(text, v.description('Button, with {phone}')),
      open: v.pipe(text, v.description('Hours of today, with {hours}')),
      opens: v.pipe(text, v.description('When nobody is there any more today, with {day} and {hours}')),
      closed: v.pipe(text, v.description('The branch does not open within two weeks')),
      directions: v.pipe(text, v.description('Link to the way to the branch')),
      when: v.pipe(text, v.description('Label of an appointment')),
      estimate: v.pipe(text, v.description('Label of the valuation of a trade-in')),
      viewVehicle: v.pipe(text, v.description('Link back to the vehicle')),
      similar: v.pipe(text, v.description('Heading above similar vehicles, with {cars}')),
      latest: v.pipe(text, v.description('Heading where there is no vehicle to be similar to, with {cars}')),
      search: v.pipe(text, v.description('Link to the stock, with {cars}')),
      receipt: v.pipe(text, v.description('Link to the receipt, which has an address of its own')),
      agreement: v.pipe(text, v.description('After that link, where the shopper agreed to offers and news')),
      none: v.pipe(text, v.description('Heading where this tab has sent nothing')),
      noneText: v.pipe(text, v.description('Below that heading: what to do')),
      contact: v.pipe(text, v.description('Link to the contact page')),
    }),
    v.description('The other words of the page'),
  ),
});
