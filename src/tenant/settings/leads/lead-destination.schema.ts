import * as v from 'valibot';
import { described, slug } from '../parts.schema.ts';

const name = described(slug, 'What the list of deliveries calls it; a new name is a new destination');

const secretVariable = described(
  v.pipe(
    v.string(),
    v.regex(/^[A-Z][A-Z0-9_]*$/, 'the name of an environment variable such as "CRM_SECRET"'),
  ),
  'The environment variable that holds the secret; the secret itself never stands here',
);

/** Where leads are sent: an ADF file, the dealer's own system, or the e-mail address that it reads. */
export const leadDestinationSchema = v.variant('kind', [
  v.strictObject({
    name,
    kind: described(v.literal('adf-file'), 'How leads are delivered: "adf-file", "webhook" or "email"'),
  }),
  v.strictObject({
    name,
    kind: described(v.literal('webhook'), 'How leads are delivered: "adf-file", "webhook" or "email"'),
    url: described(
      v.pipe(
        v.string(),
        // Personal data must not be sent unencrypted.
        v.regex(
          /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(?=[:/]))[^\s"'<>\\]+$/,
          'an address such as "https://crm.example/leads"',
        ),
      ),
      'The address of your system that leads are posted to',
    ),
    secretVariable,
    body: described(
      v.optional(v.picklist(['json', 'adf']), 'json'),
      'What is posted: "json", or "adf" as CRMs read it',
    ),
  }),
  v.strictObject({
    name,
    kind: described(v.literal('email'), 'How leads are delivered: "adf-file", "webhook" or "email"'),
    to: described(v.pipe(v.string(), v.email()), 'The e-mail address that your CRM reads'),
  }),
]);

export type LeadDestination = v.InferOutput<typeof leadDestinationSchema>;
