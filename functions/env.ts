import * as v from 'valibot';

const portRange = 'PORT must be a number from 0 to 65535.';

const valuationAddress = 'VALUATION_URL must be an address such as "https://valuation.example/v1".';

const Env = v.object({
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
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(file|libsql|https?|wss?):\S+$/,
        'DATABASE_URL must be an address such as "libsql://name.example" or "file:/srv/platform.db".',
      ),
    ),
  ),
  /** The address of a valuation service; without it prices are compared with those of the platform's dealers. */
  VALUATION_URL: v.optional(
    v.pipe(v.string(), v.url(valuationAddress), v.regex(/^https?:/, valuationAddress)),
  ),
  VALUATION_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('VALUATION_KEY must not be empty.'))),
  DATABASE_AUTH_TOKEN: v.optional(v.pipe(v.string(), v.nonEmpty('DATABASE_AUTH_TOKEN must not be empty.'))),
});

export type Env = v.InferOutput<typeof Env>;

/** The only reader of the environment. Throws an Error whose message names each variable that is wrong. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const result = v.safeParse(Env, source);
  if (result.success) return result.output;
  throw new Error(result.issues.map(({ message }) => message).join('\n'));
}

/** The database of an environment: the one it names, else a file beside the snapshots. */
export function databaseOf(env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_AUTH_TOKEN'>) {
  return { url: env.DATABASE_URL ?? `file:${env.DATA_DIR}/platform.db`, authToken: env.DATABASE_AUTH_TOKEN };
}

/** A dealer's secret: settings name its variable, and never hold it. Empty is as good as none. */
export function readSecret(
  name: string,
  source: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  return source[name] || undefined;
}
