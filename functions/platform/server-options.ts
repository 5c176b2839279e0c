import { join } from 'node:path';
import { databaseOf, type Env, readSecret } from '../env.ts';
import type { ServerOptions } from './node.ts';
import { outsideSystems } from './outside-systems.ts';

/** Server options from the environment: where to listen and which outside systems to use. */
export function serverOptions(env: Env): Omit<ServerOptions, 'distDir'> {
  return {
    port: env.PORT,
    host: env.HOST,
    behindProxy: env.BEHIND_PROXY,
    database: databaseOf(env),
    ...outsideSystems(env),
    leadsDir: join(env.DATA_DIR, 'leads'),
    privateHosts: env.WEBHOOK_PRIVATE_HOSTS,
    secret: readSecret,
  };
}
