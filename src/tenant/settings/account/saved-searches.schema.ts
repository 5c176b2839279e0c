import * as v from 'valibot';
import { count, text, timeOfDay } from '../leads/parts.schema.ts';
import { noticeChannelsSchema, noticeEntries } from './watch-notices.schema.ts';

/**
 * account.json `savedSearches`: searches that shoppers save, to be notified of new cars and price drops. By
 * the Spam Act 2003 each message names its sender and how to unsubscribe, and is only sent with consent.
 */
export const savedSearchesSchema = v.strictObject({
  show: v.pipe(
    v.boolean(),
    v.description(
      'Shoppers who have signed in may save a search; needs the watchlist, on whose page the searches stand, and the published index of the search',
    ),
  ),
  channels: noticeChannelsSchema,
  maxSearches: v.pipe(count(1, 100), v.description('How many searches one shopper may save')),
  undoMinutes: v.pipe(count(1, 1440), v.description('For so many minutes a deleted search can be put back')),
  quietFrom: v.pipe(
    timeOfDay,
    v.description('Nothing is sent from this time of the day, by the clock of each branch'),
  ),
  quietUntil: v.pipe(timeOfDay, v.description('until this one')),
  maxPerDay: v.pipe(count(1, 10), v.description('How many messages one shopper gets on one day, at most')),
  maxCars: v.pipe(count(1, 20), v.description('How many cars one message names; others are counted')),
  form: v.pipe(
    v.strictObject({
      open: v.pipe(text, v.description('Button on listing pages')),
      heading: v.pipe(text, v.description('Heading of the form')),
      intro: v.pipe(text, v.description('Under the heading, with {cars}')),
      how: v.pipe(text, v.description('Above the choice between text message and e-mail')),
      sms: v.pipe(text, v.description('The choice of text message')),
      email: v.pipe(text, v.description('The choice of e-mail')),
      emailField: v.pipe(text, v.description('Label of the field for the address')),
      emailNeeded: v.pipe(text, v.description('When e-mail is chosen and there is no address')),
      consent: v.pipe(text, v.description('What is agreed to, with {dealer}; stored with the answer')),
      submit: v.pipe(text, v.description('Button that saves the search')),
      saving: v.pipe(text, v.description('The button while the search is being saved')),
      savedTitle: v.pipe(text, v.description('Heading after the search was saved')),
      savedSms: v.pipe(
        text,
        v.description('After a search was saved, for who gets text messages; {name} is the search in words'),
      ),
      savedEmail: v.pipe(
        text,
        v.description('After a search was saved, for who gets e-mails; {name} is the search in words'),
      ),
      viewList: v.pipe(text, v.description('Link to the saved searches')),
      all: v.pipe(text, v.description('The words for a search without filters, with {cars}')),
      full: v.pipe(text, v.description('When there are as many as one may save, with {count}')),
      failed: v.pipe(text, v.description('When nobody can say why it did not work')),
      offline: v.pipe(text, v.description('When there is no connection')),
      close: v.pipe(text, v.description('What the button that closes the form is called')),
    }),
    v.description('Where shoppers save a search'),
  ),
  list: v.pipe(
    v.strictObject({
      heading: v.pipe(text, v.description('Heading of the list')),
      emptyHeading: v.pipe(text, v.description('Heading while nothing is saved')),
      emptyText: v.pipe(
        text,
        v.description('How a search is saved, while there is none; {car} is "car", {cars} "cars"'),
      ),
      browse: v.pipe(text, v.description('Link to the stock, with {cars}')),
      newOne: v.pipe(
        text,
        v.description(
          'Beside a search; {count} is 1, {car} "car", {date} the day on which the search was saved',
        ),
      ),
      newMany: v.pipe(text, v.description('The same for several; {count} is how many, {cars} "cars"')),
      newNone: v.pipe(
        text,
        v.description('The same for none; {date} is the day on which the search was saved'),
      ),
      paused: v.pipe(text, v.description('While no messages are sent about a search')),
      pause: v.pipe(text, v.description('Button that stops messages about a search')),
      resume: v.pipe(text, v.description('Button that begins them again')),
      resumeText: v.pipe(text, v.description('Under a paused search, with {consent}')),
      remove: v.pipe(text, v.description('Button that deletes a search')),
      removed: v.pipe(text, v.description('In its place, with {name}')),
      undo: v.pipe(text, v.description('Button that takes that back')),
      change: v.pipe(text, v.description('Opens the choice between text message and e-mail')),
      save: v.pipe(text, v.description('Button that saves this choice')),
      failed: v.pipe(text, v.description('When nobody can say why a change did not work')),
    }),
    v.description('Where shoppers find their searches'),
  ),
  message: v.pipe(
    v.strictObject({
      arrived: v.pipe(text, v.description('A vehicle came in; {name} is the vehicle, {price} what it costs')),
      arrivedUnpriced: v.pipe(
        text,
        v.description('A vehicle without a price came in; {name} is the vehicle'),
      ),
      priceDown: v.pipe(
        text,
        v.description('A price fell; {name} is the vehicle, {amount} by how much, {price} what it costs now'),
      ),
      moreOne: v.pipe(text, v.description('When there is one more car than a message names')),
      ...noticeEntries,
      email: v.pipe(
        text,
        v.description(
          'The e-mail, with {dealer}, {legalName}, {contact}, {changes}, {search} (in words), {link}, {stop} and {date}',
        ),
      ),
    }),
    v.description('What the messages say'),
  ),
  unsubscribe: v.pipe(
    v.strictObject({
      title: v.pipe(text, v.description('Heading of the page')),
      ask: v.pipe(text, v.description('Above the button, with {dealer}')),
      done: v.pipe(text, v.description('After messages were stopped; {dealer} is the name of the dealer')),
      again: v.pipe(text, v.description('How to have messages again')),
    }),
    v.description(
      'The page that stops them; its button and links are those of the messages about saved cars',
    ),
  ),
});
