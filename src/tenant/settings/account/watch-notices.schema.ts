import * as v from 'valibot';
import { count, text, timeOfDay } from '../leads/parts.schema.ts';

export const noticeChannelsSchema = v.pipe(
  v.array(v.picklist(['sms', 'email'])),
  v.minLength(1),
  v.description('What they may choose from; "email" needs MAIL_KEY and MAIL_FROM on the server'),
);

/** Texts common to all messages. */
export const noticeEntries = {
  moreMany: v.pipe(
    text,
    v.description('Last of the changes, where more have changed than a message names; {count} is how many'),
  ),
  sms: v.pipe(text, v.description('The text message, with {dealer}, {changes}, {link} and {stop}')),
  subject: v.pipe(text, v.description('Of the e-mail, with {dealer}')),
  email: v.pipe(
    text,
    v.description('The e-mail, with {dealer}, {legalName}, {contact}, {changes}, {link}, {stop} and {date}'),
  ),
};

/**
 * account.json `watchlist.notices`: messages about saved cars. By the Spam Act 2003 each names its sender and
 * how to unsubscribe, and is only sent with consent.
 */
export const watchNoticesSchema = v.strictObject({
  show: v.pipe(v.boolean(), v.description('Shoppers may ask for messages about the cars in their watchlist')),
  channels: noticeChannelsSchema,
  quietFrom: v.pipe(
    timeOfDay,
    v.description('Nothing is sent from this time of the day, by the clock of each branch'),
  ),
  quietUntil: v.pipe(timeOfDay, v.description('until this one')),
  maxPerDay: v.pipe(count(1, 10), v.description('How many messages one shopper gets on one day, at most')),
  maxCars: v.pipe(count(1, 20), v.description('How many cars one message names; others are counted')),
  form: v.pipe(
    v.strictObject({
      heading: v.pipe(text, v.description('Heading of the form')),
      intro: v.pipe(text, v.description('Under the heading')),
      priceDrops: v.pipe(text, v.description('Box: when a price falls')),
      sold: v.pipe(text, v.description('Box: when a car is sold')),
      how: v.pipe(text, v.description('Above the choice between text message and e-mail')),
      sms: v.pipe(text, v.description("The choice of a text message; {phone} is the shopper's number")),
      email: v.pipe(text, v.description('The choice of e-mail')),
      emailField: v.pipe(text, v.description('Label of the field for the address')),
      consent: v.pipe(text, v.description('What is agreed to, with {dealer}; stored with the answer')),
      submit: v.pipe(text, v.description('Button that saves the choice')),
      on: v.pipe(text, v.description('While messages are on')),
      off: v.pipe(text, v.description('After they were switched off')),
      emailNeeded: v.pipe(text, v.description('When e-mail is chosen and there is no address')),
    }),
    v.description('Where shoppers ask for messages'),
  ),
  message: v.pipe(
    v.strictObject({
      priceDown: v.pipe(
        text,
        v.description('A price fell; {name} is the vehicle, {amount} by how much, {price} what it costs now'),
      ),
      sold: v.pipe(text, v.description('A saved vehicle was sold; {name} is the vehicle')),
      gone: v.pipe(text, v.description('A saved vehicle is no longer on the site; {name} is the vehicle')),
      moreOne: v.pipe(text, v.description('When one more car has changed than a message names')),
      ...noticeEntries,
    }),
    v.description('What the messages say'),
  ),
  unsubscribe: v.pipe(
    v.strictObject({
      title: v.pipe(text, v.description('Heading of the page')),
      ask: v.pipe(text, v.description('Above the button, with {dealer}')),
      button: v.pipe(text, v.description('Button that stops them')),
      done: v.pipe(text, v.description('After messages were stopped; {dealer} is the name of the dealer')),
      again: v.pipe(text, v.description('How to have messages again')),
      unknown: v.pipe(text, v.description('The link is not one of ours')),
      home: v.pipe(text, v.description('Link to the home page, with {dealer}')),
    }),
    v.description('The page that stops them'),
  ),
});
