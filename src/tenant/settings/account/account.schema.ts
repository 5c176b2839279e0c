import * as v from 'valibot';
import { count, groupFor, switchFor, textFor } from '../parts.schema.ts';
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

const limit = v.strictObject({
  burst: v.pipe(count(1, 1_000_000), v.description('How many at once')),
  perHour: v.pipe(count(1, 1_000_000), v.description('How many in the long run')),
});

/** account.json: signing in with a phone, the watchlist and saved searches (leads and dealer §5, §8, §9; stock and vehicle §4, §7). */
export const accountSchema = v.strictObject({
  enabled: switchFor('Shoppers may sign in with a code that is sent to their phone'),
  code: groupFor(
    'The code that is sent by text message: how long it holds and how often it may be asked for',
    {
      lifeMinutes: v.pipe(count(1, 60), v.description('How long a code can be used')),
      tries: v.pipe(count(1, 10), v.description('After so many wrong codes a new one is needed')),
      sendTimeoutMs: v.pipe(
        count(1, 60_000),
        v.description('Milliseconds after which the text message is given up'),
      ),
      perPhone: v.pipe(limit, v.description('Codes to one phone')),
      perPhoneDay: v.pipe(
        count(1, 1000),
        v.description('Codes to one phone from all dealers: so many at once, and as many more each day'),
      ),
      perPhoneWeek: v.pipe(
        count(1, 1000),
        v.description('Codes to one phone from all dealers: so many at once, and as many more each week'),
      ),
      perAddress: v.pipe(
        limit,
        v.description('Codes asked for from one internet address; of IPv6 from one network of 64 bits (/64)'),
      ),
      perNetwork: v.pipe(limit, v.description('Codes asked for from one IPv6 network of 56 bits (/56)')),
      perWideNetwork: v.pipe(limit, v.description('Codes asked for from one IPv6 network of 48 bits (/48)')),
      perDealer: v.pipe(
        limit,
        v.description(
          'Codes of all visitors together; each message costs money. After that "whenBusy" counts',
        ),
      ),
      whenBusy: groupFor(
        'Codes beyond "perDealer", which are used up only when somebody asks from many addresses: shoppers still ' +
          'get theirs',
        {
          perSession: v.pipe(limit, v.description('Codes asked for by one shopper who is signed in')),
          perNetwork: v.pipe(
            limit,
            v.description('Codes asked for from one IPv4 address or one IPv6 network of 48 bits (/48)'),
          ),
          perDealer: v.pipe(limit, v.description('Codes of all visitors who are not signed in')),
        },
      ),
      guessesPerAddress: v.pipe(
        limit,
        v.description('Codes tried from one internet address, right or wrong'),
      ),
    },
  ),
  phoneCode: v.pipe(phoneCodeSchema, v.description('Words where a form asks for the code')),
  signIn: v.pipe(signInPageSchema, v.description('The page where shoppers sign in')),
  gates: v.pipe(gatesSchema, v.description('What is kept for shoppers who have signed in')),
  sessionDays: v.pipe(count(1, 90), v.description('A shopper stays signed in for so many days')),
  watchlist: v.pipe(watchlistSettingsSchema, v.description('The cars that shoppers save')),
  savedSearches: v.pipe(
    savedSearchesSchema,
    v.description('The searches that shoppers save, and messages about them'),
  ),
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
