import * as v from 'valibot';

const maybeText = v.nullable(v.string());

const contactEntries = {
  user_id: v.string(),
  /** Formatted: `0412 345 678`. */
  phone: v.string(),
  first_name: maybeText,
  last_name: maybeText,
  email: maybeText,
};

/** Reply of `GET /api/check-if-contact-exists`: null unless the session belongs to this contact. */
export const contactReplySchema = v.object({ data: v.nullable(v.object(contactEntries)) });

/** Reply of `GET /api/account`. */
export const accountReplySchema = v.variant('signed_in', [
  v.object({ signed_in: v.literal(false) }),
  v.object({ signed_in: v.literal(true), ...contactEntries }),
]);

export type AccountReply = v.InferOutput<typeof accountReplySchema>;
export type ContactReply = v.InferOutput<typeof contactReplySchema>;
