import * as v from 'valibot';

const portRange = 'PORT must be a number from 0 to 65535.';

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
});

type Env = v.InferOutput<typeof Env>;

/** The only reader of the environment. Throws an Error whose message names each variable that is wrong. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const result = v.safeParse(Env, source);
  if (result.success) return result.output;
  throw new Error(result.issues.map(({ message }) => message).join('\n'));
}
