import type { Settings } from '../../../tenant/settings/subjects.ts';
import type { TypesenseEnv } from './typesense-env.schema.ts';
import { openServer, type TypesenseServer } from './typesense-server.build.ts';

interface Dealer {
  readonly slug: string;
  readonly settings: Pick<Settings, 'search'>;
}

/** The server in the environment and the dealer's settings, or a sentence on what is missing. */
export function findServer({ settings, slug }: Dealer, env: TypesenseEnv): TypesenseServer | string {
  const nodes = env.TYPESENSE_URL === undefined ? settings.search.typesense?.nodes : [env.TYPESENSE_URL];
  if (nodes === undefined) {
    return `Which server? Set TYPESENSE_URL, or "typesense" in tenants/${slug}/search.json.`;
  }
  if (env.TYPESENSE_ADMIN_KEY === undefined) {
    return 'Set TYPESENSE_ADMIN_KEY to a key that may write: the one the server was started with, or an admin key.';
  }
  return openServer({ nodes, adminKey: env.TYPESENSE_ADMIN_KEY, onRetry: (line) => console.error(line) });
}
