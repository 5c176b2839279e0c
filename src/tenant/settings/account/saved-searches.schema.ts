import * as v from 'valibot';
import { count, described, groupFor, switchFor, textFor, timeOfDay } from '../parts.schema.ts';
import { noticeChannelsSchema, noticeEntries } from './watch-notices.schema.ts';

/**
 * account.json `savedSearches`: searches that shoppers save, to be notified of new cars and price drops. By
 * the Spam Act 2003 each message names its sender and how to unsubscribe, and is only sent with consent.
 */
export const savedSearchesSchema = v.strictObject({
  show: switchFor(
    'Shoppers who have signed in may save a search; needs the watchlist, on whose page the searches stand, and the published index of the search',
  ),
  channels: noticeChannelsSchema,
  maxSearches: described(count(1, 100), 'How many searches one shopper may save'),
  undoMinutes: described(count(1, 1440), 'For so many minutes a deleted search can be put back'),
  quietFrom: described(timeOfDay, 'Nothing is sent from this time of the day, by the clock of each branch'),
  quietUntil: described(timeOfDay, 'until this one'),
  maxPerDay: described(count(1, 10), 'How many messages one shopper gets on one day, at most'),
  maxCars: described(count(1, 20), 'How many cars one message names; others are counted'),
  form: groupFor('Where shoppers save a search', {
    open: textFor('Button on listing pages'),
    heading: textFor('Heading of the form'),
    intro: textFor('Under the heading, with {cars}'),
    how: textFor('Above the choice between text message and e-mail'),
    sms: textFor('The choice of text message'),
    email: textFor('The choice of e-mail'),
    emailField: textFor('Label of the field for the address'),
    emailNeeded: textFor('When e-mail is chosen and there is no address'),
    consent: textFor('What is agreed to, with {dealer}; stored with the answer'),
    submit: textFor('Button that saves the search'),
    saving: textFor('The button while the search is being saved'),
    savedTitle: textFor('Heading after the search was saved'),
    savedSms: textFor('After a search was saved, for who gets text messages; {name} is the search in words'),
    savedEmail: textFor('After a search was saved, for who gets e-mails; {name} is the search in words'),
    viewList: textFor('Link to the saved searches'),
    all: textFor('The words for a search without filters, with {cars}'),
    full: textFor('When there are as many as one may save, with {count}'),
    failed: textFor('When nobody can say why it did not work'),
    offline: textFor('When there is no connection'),
    close: textFor('What the button that closes the form is called'),
  }),
  list: groupFor('Where shoppers find their searches', {
    heading: textFor('Heading of the list'),
    emptyHeading: textFor('Heading while nothing is saved'),
    emptyText: textFor('How a search is saved, while there is none; {car} is "car", {cars} "cars"'),
    browse: textFor('Link to the stock, with {cars}'),
    newOne: textFor(
      'Beside a search; {count} is 1, {car} "car", {date} the day on which the search was saved',
    ),
    newMany: textFor('The same for several; {count} is how many, {cars} "cars"'),
    newNone: textFor('The same for none; {date} is the day on which the search was saved'),
    paused: textFor('While no messages are sent about a search'),
    pause: textFor('Button that stops messages about a search'),
    resume: textFor('Button that begins them again'),
    resumeText: textFor('Under a paused search, with {consent}'),
    remove: textFor('Button that deletes a search'),
    removed: textFor('In its place, with {name}'),
    undo: textFor('Button that takes that back'),
    change: textFor('Opens the choice between text message and e-mail'),
    save: textFor('Button that saves this choice'),
    failed: textFor('When nobody can say why a change did not work'),
  }),
  message: groupFor('What the messages say', {
    arrived: textFor('A vehicle came in; {name} is the vehicle, {price} what it costs'),
    arrivedUnpriced: textFor('A vehicle without a price came in; {name} is the vehicle'),
    priceDown: textFor(
      'A price fell; {name} is the vehicle, {amount} by how much, {price} what it costs now',
    ),
    moreOne: textFor('When there is one more car than a message names'),
    ...noticeEntries,
    email: textFor(
      'The e-mail, with {dealer}, {legalName}, {contact}, {changes}, {search} (in words), {link}, {stop} and {date}',
    ),
  }),
  unsubscribe: groupFor(
    'The page that stops them; its button and links are those of the messages about saved cars',
    {
      title: textFor('Heading of the page'),
      ask: textFor('Above the button, with {dealer}'),
      done: textFor('After messages were stopped; {dealer} is the name of the dealer'),
      again: textFor('How to have messages again'),
    },
  ),
});
