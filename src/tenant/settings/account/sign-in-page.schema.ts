import * as v from 'valibot';
import { text } from '../leads/parts.schema.ts';

const words = v.strictObject({
  heading: v.pipe(text, v.description('Heading of the page')),
  text: v.pipe(text, v.description('Under the heading: why to sign in')),
});

/**
 * account.json `signIn`: the sign-in page, worded by what the shopper was about to do, with {car} and {cars}
 * (leads and dealer §2, §4, §8).
 */
export const signInPageSchema = v.strictObject({
  askNames: v.pipe(
    v.boolean(),
    v.description('Whoever signs in for the first time is asked for name and e-mail, and may leave them out'),
  ),
  types: v.pipe(
    v.strictObject({
      default: v.pipe(words, v.description('For no reason that is known')),
      watchlist: v.pipe(words, v.description('To save a vehicle')),
      'saved-search': v.pipe(words, v.description('To save a search')),
      checkout: v.pipe(words, v.description('To reserve or buy a vehicle')),
      'personalised-finance': v.pipe(words, v.description('To see finance made for the shopper')),
      'spin-to-win': v.pipe(words, v.description('To turn the wheel')),
      'online-payment': v.pipe(words, v.description('To pay online')),
      'equifax-finance': v.pipe(words, v.description('To have the credit score looked up')),
      'my-garage': v.pipe(words, v.description('To see what was kept')),
      'trade-in': v.pipe(words, v.description('To have a trade-in valued')),
      'sell-my-car': v.pipe(words, v.description('To have a car valued for sale')),
    }),
    v.description('What the page says, by what the shopper was about to do'),
  ),
  texts: v.pipe(
    v.strictObject({
      title: v.pipe(text, v.description('Of the page, for browser tabs and search engines')),
      submit: v.pipe(text, v.description('Button that signs in')),
      submitting: v.pipe(text, v.description('The button while the code is looked at')),
      back: v.pipe(text, v.description('Link to where the shopper came from')),
      codeHeading: v.pipe(text, v.description('Without script: above the field for the code')),
      codeText: v.pipe(text, v.description('Without script, with {phone}')),
      signedIn: v.pipe(text, v.description('Said while the next page loads')),
      offline: v.pipe(text, v.description('When there is no connection')),
      unknown: v.pipe(text, v.description('When nobody can say why it did not work')),
      noCookies: v.pipe(
        text,
        v.description('When the browser blocks cookies, without which nobody stays signed in'),
      ),
      privacy: v.pipe(text, v.description('What happens with the number')),
      namesHeading: v.pipe(text, v.description('Above the questions to who is new')),
      namesText: v.pipe(text, v.description('Under that heading: why it is asked')),
      firstName: v.pipe(text, v.description('Label of the first name')),
      lastName: v.pipe(text, v.description('Label of the last name')),
      email: v.pipe(text, v.description('Label of the e-mail address')),
      save: v.pipe(text, v.description('Button that saves the answers')),
      skip: v.pipe(text, v.description('Leaves the questions out')),
    }),
    v.description('The words of the form'),
  ),
  menu: v.pipe(
    v.strictObject({
      signIn: v.pipe(text, v.description('The link of the header')),
      account: v.pipe(text, v.description('The same link to who has signed in')),
      signOut: v.pipe(text, v.description('Button that signs out')),
      signOutEverywhere: v.pipe(text, v.description('The box beside it')),
      signingOut: v.pipe(text, v.description('The button while that happens')),
      signOutFailed: v.pipe(text, v.description('When it did not work')),
    }),
    v.description('The entry of the menu'),
  ),
});
