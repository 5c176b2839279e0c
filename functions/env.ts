import * as v from 'valibot';
import { isWebhookSecret } from './leads/delivery/webhook/webhook-signature.ts';

const PORT_RANGE = 'PORT must be a number from 0 to 65535.';

const TWILIO_ADDRESS = 'TWILIO_URL must be an address such as "https://api.twilio.com".';

const VALUATION_ADDRESS = 'VALUATION_URL must be an address such as "https://valuation.example/v1".';

const TRADE_PRICES_ADDRESS =
  'VALUATION_TRADE_IN_URL must be an address such as "https://valuation.example/v1/trade".';

const REGO_LOOKUP_ADDRESS = 'REGO_LOOKUP_URL must be an address such as "https://rego.example/v1".';

const MAIL_ADDRESS = 'MAIL_URL must be an address such as "https://api.resend.com".';

const STRIPE_ADDRESS = 'STRIPE_URL must be an address such as "https://api.stripe.com".';

const YOUX_ADDRESS = 'YOUX_URL must be an address such as "https://api.lender.example/youx".';

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

/** As in URLs: lower case, IPv6 in brackets, no port. */
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
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, PORT_RANGE), v.transform(Number), v.maxValue(65_535, PORT_RANGE)),
    '4321',
  ),
  /** The address to listen on; only the local machine by default, `0.0.0.0` for all networks. */
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('HOST must not be empty.'))),
  /**
   * `true` behind a proxy that terminates https: its `X-Forwarded-Proto` is then trusted, and the
   * overview of all dealers, which is for development, is hidden.
   */
  BEHIND_PROXY: v.pipe(
    v.optional(v.picklist(['true', 'false'], 'BEHIND_PROXY must be "true" or "false".'), 'false'),
    v.transform((value) => value === 'true'),
  ),
  /** Folder for snapshots, caches and, without `DATABASE_URL`, the database. */
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('DATA_DIR must not be empty.')), '.data'),
  /** A libSQL server, `libsql://…`, or another file, `file:/srv/platform.db`. */
  DATABASE_URL: v.optional(databaseUrl('DATABASE_URL')),
  /**
   * URL of a valuation service; without it prices are compared with those of the platform's
   * dealers.
   */
  VALUATION_URL: v.optional(
    v.pipe(v.string(), v.url(VALUATION_ADDRESS), v.regex(/^https?:/, VALUATION_ADDRESS)),
  ),
  VALUATION_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('VALUATION_KEY must not be empty.'))),
  /**
   * URL of a service for trade prices; without it trade-ins are valued by the stock of the
   * platform's dealers.
   */
  VALUATION_TRADE_IN_URL: v.optional(
    v.pipe(v.string(), v.url(TRADE_PRICES_ADDRESS), v.regex(/^https?:/, TRADE_PRICES_ADDRESS)),
  ),
  VALUATION_TRADE_IN_KEY: v.optional(
    v.pipe(v.string(), v.nonEmpty('VALUATION_TRADE_IN_KEY must not be empty.')),
  ),
  /** URL of a number plate lookup; without it shoppers describe their car themselves. */
  REGO_LOOKUP_URL: v.optional(
    v.pipe(v.string(), v.url(REGO_LOOKUP_ADDRESS), v.regex(/^https?:/, REGO_LOOKUP_ADDRESS)),
  ),
  REGO_LOOKUP_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('REGO_LOOKUP_KEY must not be empty.'))),
  /** URL of YouX for quotes and applications; without it the dealers' rate tables are used. */
  YOUX_URL: v.optional(v.pipe(v.string(), v.url(YOUX_ADDRESS), v.regex(/^https?:/, YOUX_ADDRESS))),
  YOUX_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('YOUX_KEY must not be empty.'))),
  /** URL of Stripe's API; the dealers' settings name the variables with their keys. */
  STRIPE_URL: v.optional(
    v.pipe(v.string(), v.url(STRIPE_ADDRESS), v.regex(/^https?:\/\/.*[^/]$/, STRIPE_ADDRESS)),
  ),
  /** Google key for postcode lookup; without it the postcode table of the platform is used. */
  GOOGLE_GEOCODING_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('GOOGLE_GEOCODING_KEY must not be empty.'))),
  /** Leads are e-mailed once MAIL_KEY, a Resend API key, and MAIL_FROM are set. */
  MAIL_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('MAIL_KEY must not be empty.'))),
  /** The sender, "City Cars <leads@mail.example>", on a domain verified for the account. */
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^@\r\n]+@[^@\s]+$/, 'MAIL_FROM must be an e-mail address.')),
  ),
  MAIL_URL: v.optional(v.pipe(v.string(), v.url(MAIL_ADDRESS), v.regex(/^https?:/, MAIL_ADDRESS))),
  /**
   * Hosts in our own network that dealers' webhooks may call, such as a CRM on an intranet;
   * separated by commas. By default webhooks reach the public internet only.
   */
  WEBHOOK_PRIVATE_HOSTS: v.optional(hostNames('WEBHOOK_PRIVATE_HOSTS')),
  DATABASE_AUTH_TOKEN: v.optional(v.pipe(v.string(), v.nonEmpty('DATABASE_AUTH_TOKEN must not be empty.'))),
  /**
   * Key for the digests of phone numbers and one-time codes, which otherwise could be found by
   * trying them all. All servers of a database need the same key; changing it invalidates pending
   * codes.
   */
  SERVER_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'SERVER_KEY must have at least 32 characters.'))),
  /**
   * Text messages are sent with Twilio once it is set; without it they are stored in the database.
   */
  TWILIO_ACCOUNT_SID: v.optional(v.pipe(v.string(), v.nonEmpty('TWILIO_ACCOUNT_SID must not be empty.'))),
  TWILIO_AUTH_TOKEN: v.optional(v.pipe(v.string(), v.nonEmpty('TWILIO_AUTH_TOKEN must not be empty.'))),
  /** The sender, `+61480000000`, or a messaging service, which takes precedence. */
  TWILIO_FROM: v.optional(v.pipe(v.string(), v.nonEmpty('TWILIO_FROM must not be empty.'))),
  TWILIO_MESSAGING_SERVICE_SID: v.optional(
    v.pipe(v.string(), v.nonEmpty('TWILIO_MESSAGING_SERVICE_SID must not be empty.')),
  ),
  TWILIO_URL: v.optional(
    v.pipe(v.string(), v.url(TWILIO_ADDRESS), v.regex(/^https?:\/\/.*[^/]$/, TWILIO_ADDRESS)),
  ),
  /** Database of the build queue: a libSQL server shared by several machines, or another file. */
  OPS_DATABASE_URL: v.optional(databaseUrl('OPS_DATABASE_URL')),
  OPS_DATABASE_AUTH_TOKEN: v.optional(
    v.pipe(v.string(), v.nonEmpty('OPS_DATABASE_AUTH_TOKEN must not be empty.')),
  ),
  /**
   * Password of the queue's page, for the user `ops`; required when the page is reachable from
   * other machines.
   */
  OPS_PASSWORD: v.optional(
    v.pipe(v.string(), v.minLength(12, 'OPS_PASSWORD must have at least 12 characters.')),
  ),
  /** Host names besides `localhost` that serve the queue's page; separated by commas. */
  OPS_HOSTS: v.optional(hostNames('OPS_HOSTS')),
  /** Webhook for problems with builds and feeds, as JSON. */
  OPS_NOTIFY_URL: v.optional(
    v.pipe(
      v.string(),
      v.url(opsAddress('OPS_NOTIFY_URL')),
      v.regex(/^https?:/, opsAddress('OPS_NOTIFY_URL')),
    ),
  ),
  /** Signs these webhooks as in Standard Webhooks: `whsec_` and the key in base64. */
  OPS_NOTIFY_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.check(isWebhookSecret, 'OPS_NOTIFY_SECRET must be "whsec_" and 24 to 64 bytes in base64.'),
    ),
  ),
  /** E-mail recipients for the same problems; needs MAIL_KEY and MAIL_FROM. Separated by commas. */
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

/**
 * The only reader of the environment. Throws an Error whose message names each invalid variable.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const result = v.safeParse(Env, source);
  if (result.success) return result.output;
  throw new Error(result.issues.map(({ message }) => message).join('\n'));
}

/** The build queue's database: the configured one, else a file beside the snapshots. */
export function opsDatabaseOf(env: Pick<Env, 'DATA_DIR' | 'OPS_DATABASE_URL' | 'OPS_DATABASE_AUTH_TOKEN'>) {
  return {
    url: env.OPS_DATABASE_URL ?? `file:${env.DATA_DIR}/ops/queue.db`,
    authToken: env.OPS_DATABASE_AUTH_TOKEN,
  };
}

/**
 * The server's database: the configured one, else a file. The file is in a folder of its own that
 * only the server can read, while builds by another user may share the rest of `DATA_DIR`.
 */
export function databaseOf(env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_AUTH_TOKEN'>) {
  return {
    url: env.DATABASE_URL ?? `file:${env.DATA_DIR}/database/platform.db`,
    authToken: env.DATABASE_AUTH_TOKEN,
  };
}

/**
 * Reads a dealer's secret; settings hold only the name of its variable. An empty value counts as
 * missing.
 */
export function readSecret(
  name: string,
  source: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  return source[name] || undefined;
}

/** What a public server should have but lacks, one sentence each. */
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
