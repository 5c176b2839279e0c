import * as v from 'valibot';
import { tickedBox } from '../leads/lead-fields.schema.ts';
import { contactNames, type SignInTexts } from './sign-in/sign-in.schema.ts';

/** `POST /api/account/details`: changes the signed-in shopper's contact details; empty fields are deleted. */
export function detailsSchema(texts: SignInTexts) {
  return v.object({ ...contactNames(texts), redirect: v.optional(v.string()) });
}

/** `POST /api/account/delete`: requires a confirmation. */
export function deleteAccountSchema(message: string) {
  return v.object({ confirm: tickedBox(message) });
}
