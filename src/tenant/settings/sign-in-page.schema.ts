import * as v from 'valibot';
import { text } from './parts.schema.ts';

const words = v.strictObject({ heading: text, text });

/** account.json `signIn`: the page where shoppers sign in, by what they were about to do, with {car} and {cars} (leads and dealer §2, §4, §8). */
export const signInPageSchema = v.strictObject({
  askNames: v.pipe(
    v.boolean(),
    v.description('Whoever signs in for the first time is asked for name and e-mail, and may leave them out'),
  ),
  types: v.strictObject({
    default: v.pipe(words, v.description('Nobody knows why')),
    watchlist: v.pipe(words, v.description('To save a vehicle')),
    checkout: words,
    'personalised-finance': words,
    'spin-to-win': words,
    'online-payment': words,
    'equifax-finance': words,
    'my-garage': words,
    'trade-in': words,
    'sell-my-car': words,
  }),
  texts: v.strictObject({
    title: v.pipe(text, v.description('Of the page, for browser tabs and search engines')),
    submit: text,
    submitting: v.pipe(text, v.description('The button while the code is looked at')),
    back: text,
    codeHeading: v.pipe(text, v.description('Without script: above the field for the code')),
    codeText: v.pipe(text, v.description('Without script, with {phone}')),
    signedIn: v.pipe(text, v.description('Said while the next page loads')),
    offline: text,
    unknown: v.pipe(text, v.description('When nobody can say why it did not work')),
    privacy: v.pipe(text, v.description('What happens with the number')),
    namesHeading: v.pipe(text, v.description('Above the questions to who is new')),
    namesText: text,
    firstName: text,
    lastName: text,
    email: text,
    save: text,
    skip: v.pipe(text, v.description('Leaves the questions out')),
  }),
  menu: v.strictObject({
    signIn: v.pipe(text, v.description('The link of the header')),
    account: v.pipe(text, v.description('The same link to who has signed in')),
    signOut: text,
    signOutEverywhere: v.pipe(text, v.description('The box beside it')),
    signingOut: text,
    signOutFailed: text,
  }),
});
