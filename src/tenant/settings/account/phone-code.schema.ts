import * as v from 'valibot';
import { textFor } from '../parts.schema.ts';

/**
 * account.json `phoneCode`: verifying a phone number by a code (specification: leads and dealer §4, §5, §8).
 */
export const phoneCodeSchema = v.strictObject({
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
