import * as v from 'valibot';
import { isWebhookSecret } from './leads/delivery/webhook/webhook-signature.ts';

const portRange = 'PORT must be a number from 0 to 65535.';

const twilioAddress = 'TWILIO_URL must be an address such as "https://api.twilio.com".';

const valuationAddress = 'VALUATION_URL must be an address such as "https://valuation.example/v1".';

const tradePricesAddress =
  'VALUATION_TRADE_IN_URL must be an address such as "https://valuation.example/v1/trade".';

const regoLookupAddress = 'REGO_LOOKUP_URL must be an address such as "https://rego.example/v1".';

const mailAddress = 'MAIL_URL must be an address such as "https://api.resend.com".';

const stripeAddress = 'STRIPE_URL must be an address such as "https://api.stripe.com".';

const youxAddress = 'YOUX_URL must be an address such as "https://api.lender.example/youx".';

const opsAddress = (name: string) => `${name} must be an address such as "https://hooks.example/builds".`;

const hostsProblem = (name: string) =>
  `${name} must be host names without scheme and port, such as "ops.example, 10.0.0.5".`;

const databaseUrl = (name: string) =>
  v.pipe(
    v.string(),
    v.regex(
      /^(file|libsql|https?|wss?):\S+$/,
      `${name} must be an address such as "libsql://name.example" or "file:/srv/platform.db".`,
    ),
  );

/** As URLs have them: lower case, IPv6 in brackets, no port. */
const hostNames = (name: string) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((part) => part.trim()),
    ),
    v.transform((names) => names.filter((part) => part !== '')),
    v.array(v.pipe(v.string(), v.regex(/^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])$/, hostsProblem(name)))),
  );

const Variables = v.object({
  PORT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, portRange), v.transform(Number), v.maxValue(65_535, portRange)),
    '4321',
  ),
  /** The address to listen on; without it only this machine is answered. `0.0.0.0` for every network. */
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('HOST must not be empty.'))),
  /**
   * `true` when a proxy that ends https stands in front: its `X-Forwarded-Proto` is then believed, and the
   * list of tenants, which is for development, is not shown.
   */
  BEHIND_PROXY: v.pipe(
    v.optional(v.picklist(['true', 'false'], 'BEHIND_PROXY must be "true" or "false".'), 'false'),
    v.transform((value) => value === 'true'),
  ),
  /** Where snapshots, caches and, without `DATABASE_URL`, the database lie. */
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('DATA_DIR must not be empty.')), '.data'),
  /** A libSQL server, `libsql://…`, or another file, `file:/srv/platform.db`. */
  DATABASE_URL: v.optional(databaseUrl('DATABASE_URL')),
  /** The address of a valuation service; without it prices are compared with those of the platform's dealers. */
  VALUATION_URL: v.optional(
    v.pipe(v.string(), v.url(valuationAddress), v.regex(/^https?:/, valuationAddress)),
  ),
  VALUATION_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('VALUATION_KEY must not be empty.'))),
  /** The address of a service that knows trade prices; without it trade-ins are valued by the platform's cars. */
  VALUATION_TRADE_IN_URL: v.optional(
    v.pipe(v.string(), v.url(tradePricesAddress), v.regex(/^https?:/, tradePricesAddress)),
  ),
  VALUATION_TRADE_IN_KEY: v.optional(
    v.pipe(v.string(), v.nonEmpty('VALUATION_TRADE_IN_KEY must not be empty.')),
  ),
  /** The address of a service that knows number plates; without it shoppers describe their own car. */
  REGO_LOOKUP_URL: v.optional(
    v.pipe(v.string(), v.url(regoLookupAddress), v.regex(/^https?:/, regoLookupAddress)),
  ),
  REGO_LOOKUP_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('REGO_LOOKUP_KEY must not be empty.'))),
  /** Where YouX answers quotes and applications; without it the rate tables of the dealers do. */
  YOUX_URL: v.optional(v.pipe(v.string(), v.url(youxAddress), v.regex(/^https?:/, youxAddress))),
  YOUX_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('YOUX_KEY must not be empty.'))),
  /** Where Stripe's API stands; the dealers' settings name the variables of their keys. */
  STRIPE_URL: v.optional(
    v.pipe(v.string(), v.url(stripeAddress), v.regex(/^https?:\/\/.*[^/]$/, stripeAddress)),
  ),
  /** Postcodes are looked up at Google with it; without it in the table that comes with the platform. */
  GOOGLE_GEOCODING_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('GOOGLE_GEOCODING_KEY must not be empty.'))),
  /** Leads go out by e-mail once MAIL_KEY, a key of Resend, and MAIL_FROM are set. */
  MAIL_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('MAIL_KEY must not be empty.'))),
  /** The sender, "City Cars <leads@mail.example>", on a domain that the account may send from. */
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^@\r\n]+@[^@\s]+$/, 'MAIL_FROM must be an e-mail address.')),
  ),
  MAIL_URL: v.optional(v.pipe(v.string(), v.url(mailAddress), v.regex(/^https?:/, mailAddress))),
  /**
   * Hosts that dealers' webhooks may name although they are inside our own network, such as a CRM on an intranet;
   * commas separate several. Without it webhooks go to the open internet only.
   */
  WEBHOOK_PRIVATE_HOSTS: v.optional(hostNames('WEBHOOK_PRIVATE_HOSTS')),
  DATABASE_AUTH_TOKEN: v.optional(v.pipe(v.string(), v.nonEmpty('DATABASE_AUTH_TOKEN must not be empty.'))),
  /**
   * Digests of phone numbers and one-time codes are made with it, so that whoever reads the database cannot
   * find them by trying. The same for all servers of a database; a new one ends codes that are on their way.
   */
  SERVER_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'SERVER_KEY must have at least 32 characters.'))),
  /** Text messages go out by Twilio once it is set; without it they are kept in the database. */
  TWILIO_ACCOUNT_SID: v.optional(v.pipe(v.string(), v.nonEmpty('TWILIO_ACCOUNT_SID must not be empty.'))),
  TWILIO_AUTH_TOKEN: v.optional(v.pipe(v.string(), v.nonEmpty('TWILIO_AUTH_TOKEN must not be empty.'))),
  /** The sender, `+61480000000`; or a messaging service, which then comes first. */
  TWILIO_FROM: v.optional(v.pipe(v.string(), v.nonEmpty('TWILIO_FROM must not be empty.'))),
  TWILIO_MESSAGING_SERVICE_SID: v.optional(
    v.pipe(v.string(), v.nonEmpty('TWILIO_MESSAGING_SERVICE_SID must not be empty.')),
  ),
  TWILIO_URL: v.optional(
    v.pipe(v.string(), v.url(twilioAddress), v.regex(/^https?:\/\/.*[^/]$/, twilioAddress)),
  ),
  /** The build queue: a libSQL server that several machines share, or another file. */
  OPS_DATABASE_URL: v.optional(databaseUrl('OPS_DATABASE_URL')),
  OPS_DATABASE_AUTH_TOKEN: v.optional(
    v.pipe(v.string(), v.nonEmpty('OPS_DATABASE_AUTH_TOKEN must not be empty.')),
  ),
  /** Is asked for by the queue's page, with the name `ops`; needed where others than this machine are answered. */
  OPS_PASSWORD: v.optional(
    v.pipe(v.string(), v.minLength(12, 'OPS_PASSWORD must have at least 12 characters.')),
  ),
  /** Host names under which the queue's page is shown besides `localhost`; commas separate several. */
  OPS_HOSTS: v.optional(hostNames('OPS_HOSTS')),
  /** Where problems with builds and feeds are posted to, as JSON. */
  OPS_NOTIFY_URL: v.optional(
    v.pipe(
      v.string(),
      v.url(opsAddress('OPS_NOTIFY_URL')),
      v.regex(/^https?:/, opsAddress('OPS_NOTIFY_URL')),
    ),
  ),
  /** Signs what is posted there, as Standard Webhooks do: `whsec_` and the key in base64. */
  OPS_NOTIFY_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.check(isWebhookSecret, 'OPS_NOTIFY_SECRET must be "whsec_" and 24 to 64 bytes in base64.'),
    ),
  ),
  /** Who is written to of the same; needs MAIL_KEY and MAIL_FROM. Commas separate several. */
  OPS_NOTIFY_EMAIL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[^@\s,]+@[^@\s,]+(?:\s*,\s*[^@\s,]+@[^@\s,]+)*$/,
        'OPS_NOTIFY_EMAIL must be e-mail addresses.',
      ),
    ),
  ),
});

const Env = v.pipe(
  Variables,
  v.check(
    ({ TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from, ...env }) =>
      sid === undefined
        ? token === undefined
        : token !== undefined && (from ?? env.TWILIO_MESSAGING_SERVICE_SID) !== undefined,
    'TWILIO_ACCOUNT_SID needs TWILIO_AUTH_TOKEN, and TWILIO_FROM or TWILIO_MESSAGING_SERVICE_SID.',
  ),
);

export type Env = v.InferOutput<typeof Env>;

/** The only reader of the environment. Throws an Error whose message names each variable that is wrong. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const result = v.safeParse(Env, source);
  if (result.success) return result.output;
  throw new Error(result.issues.map(({ message }) => message).join('\n'));
}

/** The build queue's database of an environment: the one it names, else a file beside the snapshots. */
export function opsDatabaseOf(env: Pick<Env, 'DATA_DIR' | 'OPS_DATABASE_URL' | 'OPS_DATABASE_AUTH_TOKEN'>) {
  return {
    url: env.OPS_DATABASE_URL ?? `file:${env.DATA_DIR}/ops/queue.db`,
    authToken: env.OPS_DATABASE_AUTH_TOKEN,
  };
}

/**
 * The database of an environment: the one it names, else a file. Its folder is its own, as only the server may look
 * into it, while builds of another user may share the rest of `DATA_DIR`.
 */
export function databaseOf(env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_AUTH_TOKEN'>) {
  return {
    url: env.DATABASE_URL ?? `file:${env.DATA_DIR}/database/platform.db`,
    authToken: env.DATABASE_AUTH_TOKEN,
  };
}

/** A dealer's secret: settings name its variable, and never hold it. Empty is as good as none. */
export function readSecret(
  name: string,
  source: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  return source[name] || undefined;
}

/** What a server for strangers should not be without, a sentence each. */
export function missingFromEnv({ TWILIO_ACCOUNT_SID, SERVER_KEY }: Env): string[] {
  return [
    ...(TWILIO_ACCOUNT_SID === undefined
      ? ['TWILIO_ACCOUNT_SID is not set: sign-in codes are only written down and reach no phone.']
      : []),
    ...(SERVER_KEY === undefined
      ? ['SERVER_KEY is not set: whoever reads the database can find phones and codes by trying all.']
      : []),
  ];
}
