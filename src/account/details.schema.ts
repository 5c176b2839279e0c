import * as v from 'valibot';
import { tickedBox } from '../leads/lead-fields.schema.ts';
import { contactNames, type SignInTexts } from './sign-in.schema.ts';

/** `POST /api/account/details`: what a shopper says of themselves; what is left empty is forgotten. */
export function detailsSchema(texts: SignInTexts) {
  return v.object({ ...contactNames(texts), redirect: v.optional(v.string()) });
}

/** `POST /api/account/delete`: nobody deletes by mistake. */
export function deleteAccountSchema(message: string) {
  return v.object({ confirm: tickedBox(message) });
}
