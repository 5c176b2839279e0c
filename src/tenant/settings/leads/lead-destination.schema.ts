import * as v from 'valibot';
import { slug } from '../parts.schema.ts';

const name = v.pipe(
  slug,
  v.description('What the list of deliveries calls it; a new name is a new destination'),
);

const secretVariable = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9_]*$/, 'the name of an environment variable such as "CRM_SECRET"'),
  v.description('The environment variable that holds the secret; the secret itself never stands here'),
);

/** Where leads are sent: an ADF file, the dealer's own system, or the e-mail address that it reads. */
export const leadDestinationSchema = v.variant('kind', [
  v.strictObject({
    name,
    kind: v.pipe(
      v.literal('adf-file'),
      v.description('How leads are delivered: "adf-file", "webhook" or "email"'),
    ),
  }),
  v.strictObject({
    name,
    kind: v.pipe(
      v.literal('webhook'),
      v.description('How leads are delivered: "adf-file", "webhook" or "email"'),
    ),
    url: v.pipe(
      v.string(),
      // Personal data must not be sent unencrypted.
      v.regex(
        /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(?=[:/]))[^\s"'<>\\]+$/,
        'an address such as "https://crm.example/leads"',
      ),
      v.description('The address of your system that leads are posted to'),
    ),
    secretVariable,
    body: v.pipe(
      v.optional(v.picklist(['json', 'adf']), 'json'),
      v.description('What is posted: "json", or "adf" as CRMs read it'),
    ),
  }),
  v.strictObject({
    name,
    kind: v.pipe(
      v.literal('email'),
      v.description('How leads are delivered: "adf-file", "webhook" or "email"'),
    ),
    to: v.pipe(v.string(), v.email(), v.description('The e-mail address that your CRM reads')),
  }),
]);

export type LeadDestination = v.InferOutput<typeof leadDestinationSchema>;
