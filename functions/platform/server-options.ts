import { databaseOf, type Env, readSecret } from '../env.ts';
import { httpValuation } from '../market/http-valuation.ts';
import type { ServerOptions } from './node.ts';

/** How the environment wants the server: where it listens, and which outside systems it uses. */
export function serverOptions(env: Env): Omit<ServerOptions, 'distDir'> {
  const { VALUATION_URL: valuationUrl, VALUATION_KEY: key } = env;
  return {
    port: env.PORT,
    host: env.HOST,
    behindProxy: env.BEHIND_PROXY,
    database: databaseOf(env),
    valuation: valuationUrl === undefined ? null : httpValuation({ url: valuationUrl, key }),
    secret: readSecret,
  };
}
