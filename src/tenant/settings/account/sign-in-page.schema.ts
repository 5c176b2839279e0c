import * as v from 'valibot';
import { described, groupFor, switchFor, textFor } from '../parts.schema.ts';

const words = v.strictObject({
  heading: textFor('Heading of the page'),
  text: textFor('Under the heading: why to sign in'),
});

/**
 * account.json `signIn`: the sign-in page, worded by what the shopper was about to do, with {car} and {cars}
 * (leads and dealer §2, §4, §8).
 */
export const signInPageSchema = v.strictObject({
  askNames: switchFor(
    'Whoever signs in for the first time is asked for name and e-mail, and may leave them out',
  ),
  types: groupFor('What the page says, by what the shopper was about to do', {
    default: described(words, 'For no reason that is known'),
    watchlist: described(words, 'To save a vehicle'),
    'saved-search': described(words, 'To save a search'),
    checkout: described(words, 'To reserve or buy a vehicle'),
    'personalised-finance': described(words, 'To see finance made for the shopper'),
    'spin-to-win': described(words, 'To turn the wheel'),
    'online-payment': described(words, 'To pay online'),
    'equifax-finance': described(words, 'To have the credit score looked up'),
    'my-garage': described(words, 'To see what was kept'),
    'trade-in': described(words, 'To have a trade-in valued'),
    'sell-my-car': described(words, 'To have a car valued for sale'),
  }),
  texts: groupFor('The words of the form', {
    title: textFor('Of the page, for browser tabs and search engines'),
    submit: textFor('Button that signs in'),
    submitting: textFor('The button while the code is looked at'),
    back: textFor('Link to where the shopper came from'),
    codeHeading: textFor('Without script: above the field for the code'),
    codeText: textFor('Without script, with {phone}'),
    signedIn: textFor('Said while the next page loads'),
    offline: textFor('When there is no connection'),
    unknown: textFor('When nobody can say why it did not work'),
    noCookies: textFor('When the browser blocks cookies, without which nobody stays signed in'),
    privacy: textFor('What happens with the number'),
    namesHeading: textFor('Above the questions to who is new'),
    namesText: textFor('Under that heading: why it is asked'),
    firstName: textFor('Label of the first name'),
    lastName: textFor('Label of the last name'),
    email: textFor('Label of the e-mail address'),
    save: textFor('Button that saves the answers'),
    skip: textFor('Leaves the questions out'),
  }),
  menu: groupFor('The entry of the menu', {
    signIn: textFor('The link of the header'),
    account: textFor('The same link to who has signed in'),
    signOut: textFor('Button that signs out'),
    signOutEverywhere: textFor('The box beside it'),
    signingOut: textFor('The button while that happens'),
    signOutFailed: textFor('When it did not work'),
  }),
});
