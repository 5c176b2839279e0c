import * as v from 'valibot';
import { onlinePaymentSchema } from './online-payment.schema.ts';

const variable = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9_]{0,99}$/, 'the name of an environment variable such as "STRIPE_KEY"'),
);

/** payment.json: how a dealer takes money online. Settings name the variables of secrets, and never hold one. */
export const paymentSchema = v.strictObject({
  stripe: v.pipe(
    v.nullable(
      v.strictObject({
        key: v.pipe(variable, v.description('The variable with the secret key')),
        webhookSecret: v.pipe(variable, v.description('The variable with the secret that signs events')),
      }),
    ),
    v.description('Null: nobody pays online'),
  ),
  page: v.pipe(onlinePaymentSchema, v.description('The page /online-payment')),
});
