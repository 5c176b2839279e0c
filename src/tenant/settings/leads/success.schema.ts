import * as v from 'valibot';
import { count, described, groupFor, text, textFor } from '../parts.schema.ts';

const heading = textFor('Heading of the page after such a form');
const steps = described(
  v.array(text),
  'What happens next, in order, with {branch}, {phone} and {cars}. Promise only what is kept: "{branch} will ' +
    'call you within an hour" if they do',
);
const kind = v.strictObject({ heading, next: steps });

/** success.json: what a shopper is told after sending a form (specification: leads and dealer §2, "/success"). */
export const successSchema = v.strictObject({
  shownHours: described(
    count(1, 720),
    'How long /success shows what was sent from an open tab; afterwards only its receipt does',
  ),
  maxCars: described(count(0, 12), 'How many similar vehicles stand below; 0 for none'),
  kinds: groupFor('By what was sent', {
    enquiry: described(kind, 'Every form without words of its own'),
    photos: described(kind, 'Photographs were asked for'),
    testDrive: described(kind, 'A test drive whose time is still to be agreed'),
    booked: described(kind, 'A test drive with an appointment'),
    cancelled: described(kind, 'A test drive whose appointment was cancelled since'),
    tradeIn: described(kind, 'A trade-in was offered'),
    service: described(kind, 'A service was asked for'),
    parts: described(kind, 'Parts were asked for'),
    finance: described(kind, 'Finance was applied for'),
    career: described(kind, 'Somebody applied for work'),
  }),
  texts: groupFor('The other words of the page', {
    title: textFor('In the tab and in the description of the page'),
    thanks: textFor('Below the heading until the receipt is there, with {dealer}'),
    loading: textFor('For those who hear the page while the receipt comes'),
    failed: textFor('The receipt cannot be had at the moment'),
    retry: textFor('Button that asks for it again'),
    next: textFor('Heading above what happens next'),
    branch: textFor('Heading above whom it went to'),
    call: textFor('Button, with {phone}'),
    open: textFor('Hours of today, with {hours}'),
    opens: textFor('When nobody is there any more today, with {day} and {hours}'),
    closed: textFor('The branch does not open within two weeks'),
    directions: textFor('Link to the way to the branch'),
    when: textFor('Label of an appointment'),
    estimate: textFor('Label of the valuation of a trade-in'),
    viewVehicle: textFor('Link back to the vehicle'),
    similar: textFor('Heading above similar vehicles, with {cars}'),
    latest: textFor('Heading where there is no vehicle to be similar to, with {cars}'),
    search: textFor('Link to the stock, with {cars}'),
    receipt: textFor('Link to the receipt, which has an address of its own'),
    agreement: textFor('After that link, where the shopper agreed to offers and news'),
    none: textFor('Heading where this tab has sent nothing'),
    noneText: textFor('Below that heading: what to do'),
    contact: textFor('Link to the contact page'),
  }),
});
