import * as v from 'valibot';
import { text } from '../leads/parts.schema.ts';

/**
 * account.json `phoneCode`: verifying a phone number by a code (specification: leads and dealer §4, §5, §8).
 */
export const phoneCodeSchema = v.strictObject({
  label: v.pipe(text, v.description('Above the field for the code')),
  hint: v.pipe(text, v.description('Below the number, before a code is sent')),
  send: v.pipe(text, v.description('Button that sends a code')),
  sending: v.pipe(text, v.description('On the button while the code is sent')),
  sent: v.pipe(text, v.description('When the code has been sent')),
  resend: v.pipe(text, v.description('The button once a code has been sent')),
  later: v.pipe(text, v.description('Without script: the code is asked for on the next page')),
  known: v.pipe(text, v.description('In place of the code, to who has signed in with this number')),
  unknown: v.pipe(text, v.description('When nobody can say why no code was sent')),
});
