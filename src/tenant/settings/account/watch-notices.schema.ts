import * as v from 'valibot';
import { count, described, groupFor, switchFor, textFor, timeOfDay } from '../parts.schema.ts';

export const noticeChannelsSchema = described(
  v.pipe(v.array(v.picklist(['sms', 'email'])), v.minLength(1)),
  'What they may choose from; "email" needs MAIL_KEY and MAIL_FROM on the server',
);

/** Texts common to all messages. */
export const noticeEntries = {
  moreMany: textFor('Last of the changes, where more have changed than a message names; {count} is how many'),
  sms: textFor('The text message, with {dealer}, {changes}, {link} and {stop}'),
  subject: textFor('Of the e-mail, with {dealer}'),
  email: textFor('The e-mail, with {dealer}, {legalName}, {contact}, {changes}, {link}, {stop} and {date}'),
};

/**
 * account.json `watchlist.notices`: messages about saved cars. By the Spam Act 2003 each names its sender and
 * how to unsubscribe, and is only sent with consent.
 */
export const watchNoticesSchema = v.strictObject({
  show: switchFor('Shoppers may ask for messages about the cars in their watchlist'),
  channels: noticeChannelsSchema,
  quietFrom: described(timeOfDay, 'Nothing is sent from this time of the day, by the clock of each branch'),
  quietUntil: described(timeOfDay, 'until this one'),
  maxPerDay: described(count(1, 10), 'How many messages one shopper gets on one day, at most'),
  maxCars: described(count(1, 20), 'How many cars one message names; others are counted'),
  form: groupFor('Where shoppers ask for messages', {
    heading: textFor('Heading of the form'),
    intro: textFor('Under the heading'),
    priceDrops: textFor('Box: when a price falls'),
    sold: textFor('Box: when a car is sold'),
    how: textFor('Above the choice between text message and e-mail'),
    sms: textFor("The choice of a text message; {phone} is the shopper's number"),
    email: textFor('The choice of e-mail'),
    emailField: textFor('Label of the field for the address'),
    consent: textFor('What is agreed to, with {dealer}; stored with the answer'),
    submit: textFor('Button that saves the choice'),
    on: textFor('While messages are on'),
    off: textFor('After they were switched off'),
    emailNeeded: textFor('When e-mail is chosen and there is no address'),
  }),
  message: groupFor('What the messages say', {
    priceDown: textFor(
      'A price fell; {name} is the vehicle, {amount} by how much, {price} what it costs now',
    ),
    sold: textFor('A saved vehicle was sold; {name} is the vehicle'),
    gone: textFor('A saved vehicle is no longer on the site; {name} is the vehicle'),
    moreOne: textFor('When one more car has changed than a message names'),
    ...noticeEntries,
  }),
  unsubscribe: groupFor('The page that stops them', {
    title: textFor('Heading of the page'),
    ask: textFor('Above the button, with {dealer}'),
    button: textFor('Button that stops them'),
    done: textFor('After messages were stopped; {dealer} is the name of the dealer'),
    again: textFor('How to have messages again'),
    unknown: textFor('The link is not one of ours'),
    home: textFor('Link to the home page, with {dealer}'),
  }),
});
