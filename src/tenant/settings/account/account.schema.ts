import * as v from 'valibot';
import { count, described, groupFor, rateLimit, switchFor, textFor } from '../parts.schema.ts';
import { savedSearchesSchema } from './saved-searches.schema.ts';
import { signInPageSchema } from './sign-in-page.schema.ts';
import { watchlistSettingsSchema } from './watchlist-settings.schema.ts';

const gate = (what: string) => switchFor(`${what} is for shoppers who have signed in`);

/** account.json `gates`: what needs signing in (specification: leads and dealer §4, §6, "Gated routes"). */
const gatesSchema = v.strictObject({
  checkout: gate('Reserving and buying online'),
  'personalised-finance': gate('/personalised/finance'),
  'spin-to-win': gate('/spin-to-win'),
  'online-payment': gate('/online-payment'),
  'equifax-finance': gate('/equifax-finance'),
  'my-garage': gate('The page with all that a shopper keeps'),
  'trade-in': gate('Valuing a car to trade in'),
  'sell-my-car': gate('Valuing a car to sell'),
});

/**
 * account.json `phoneCode`: verifying a phone number by a code (specification: leads and dealer §4, §5, §8).
 */
const phoneCodeSchema = v.strictObject({
  label: textFor('Above the field for the code'),
  hint: textFor('Below the number, before a code is sent'),
  send: textFor('Button that sends a code'),
  sending: textFor('On the button while the code is sent'),
  sent: textFor('When the code has been sent'),
  resend: textFor('The button once a code has been sent'),
  later: textFor('Without script: the code is asked for on the next page'),
  known: textFor('In place of the code, to who has signed in with this number'),
  unknown: textFor('When nobody can say why no code was sent'),
});

const limit = rateLimit(1_000_000);

/** account.json: signing in with a phone, the watchlist and saved searches (leads and dealer §5, §8, §9; stock and vehicle §4, §7). */
export const accountSchema = v.strictObject({
  enabled: switchFor('Shoppers may sign in with a code that is sent to their phone'),
  code: groupFor(
    'The code that is sent by text message: how long it holds and how often it may be asked for',
    {
      lifeMinutes: described(count(1, 60), 'How long a code can be used'),
      tries: described(count(1, 10), 'After so many wrong codes a new one is needed'),
      sendTimeoutMs: described(count(1, 60_000), 'Milliseconds after which the text message is given up'),
      perPhone: described(limit, 'Codes to one phone'),
      perPhoneDay: described(
        count(1, 1000),
        'Codes to one phone from all dealers: so many at once, and as many more each day',
      ),
      perPhoneWeek: described(
        count(1, 1000),
        'Codes to one phone from all dealers: so many at once, and as many more each week',
      ),
      perAddress: described(
        limit,
        'Codes asked for from one internet address; of IPv6 from one network of 64 bits (/64)',
      ),
      perNetwork: described(limit, 'Codes asked for from one IPv6 network of 56 bits (/56)'),
      perWideNetwork: described(limit, 'Codes asked for from one IPv6 network of 48 bits (/48)'),
      perDealer: described(
        limit,
        'Codes of all visitors together; each message costs money. After that "whenBusy" counts',
      ),
      whenBusy: groupFor(
        'Codes beyond "perDealer", which are used up only when somebody asks from many addresses: shoppers still ' +
          'get theirs',
        {
          perSession: described(limit, 'Codes asked for by one shopper who is signed in'),
          perNetwork: described(
            limit,
            'Codes asked for from one IPv4 address or one IPv6 network of 48 bits (/48)',
          ),
          perDealer: described(limit, 'Codes of all visitors who are not signed in'),
        },
      ),
      guessesPerAddress: described(limit, 'Codes tried from one internet address, right or wrong'),
    },
  ),
  phoneCode: described(phoneCodeSchema, 'Words where a form asks for the code'),
  signIn: described(signInPageSchema, 'The page where shoppers sign in'),
  gates: described(gatesSchema, 'What is kept for shoppers who have signed in'),
  sessionDays: described(count(1, 90), 'A shopper stays signed in for so many days'),
  watchlist: described(watchlistSettingsSchema, 'The cars that shoppers save'),
  savedSearches: described(savedSearchesSchema, 'The searches that shoppers save, and messages about them'),
  texts: groupFor('What is said when something is wrong, and the text message itself', {
    message: textFor(
      'The text message, with {code}, {dealer}, {minutes} and {host}. Phones fill the code in by themselves when ' +
        'the last line is "@{host} #{code}"',
    ),
    required: textFor('When a field that must be filled in is empty'),
    phone: textFor('When it is no Australian mobile number'),
    email: textFor('When it is no e-mail address'),
    codeDigits: textFor('When the code has not six digits'),
    codeInvalid: textFor('Wrong, too old, already used or tried too often'),
    tooMany: textFor('When codes were asked for too often'),
    unreachable: textFor('The phone network does not take messages for this number'),
    notSent: textFor('The message could not be sent'),
    signIn: textFor('When somebody must sign in first'),
    otherPhone: textFor('When the number is not that of who has signed in'),
    noCar: textFor('The vehicle to save is not on this site any more'),
    watchlistFull: textFor('When no more vehicles can be saved; {count} is how many a watchlist takes'),
  }),
});
