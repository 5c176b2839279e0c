import * as v from 'valibot';

const line = v.pipe(v.string(), v.maxLength(200));

const contactSchema = v.object({
  name: line,
  last_name: line,
  email: line,
  phone: line,
  postcode: line,
});

/** "Stored user details (local): name, last_name, email, phone, postcode" (leads and dealer §3). */
export type RememberedContact = v.InferOutput<typeof contactSchema>;

/** Key, version and schema under which the device stores it. */
export const storedContact = {
  key: 'contact',
  version: 1,
  schema: v.nullable(contactSchema),
  empty: null,
} as const;
