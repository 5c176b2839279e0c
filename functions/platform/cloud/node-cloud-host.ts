import { readEnv, readSecret } from '../../env.ts';
import { postToOpenInternet } from '../../open-internet/post-to-open-internet.ts';
import { createPublishedData } from '../../static/published/published-data.ts';
import { watchPublishedSites } from '../../static/published/published-sites.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { inProcessPrinter } from '../lazy-printer.ts';
import { type CloudHost, createCloudHost } from './cloud-host.ts';

/** The folder of built sites within a deployment. */
const DIST_DIR = 'dist';

/** For serverless hosts that run Node. */
export function createNodeCloudHost(): CloudHost {
  const env = readEnv();
  return createCloudHost({
    env,
    postWebhook: postToOpenInternet(env.WEBHOOK_PRIVATE_HOSTS),
    secret: readSecret,
    openDatabase,
    program: () => import('#program'),
    listSites: watchPublishedSites(DIST_DIR, Date.now),
    publishedSite: createPublishedData(DIST_DIR),
    documentPrinter: inProcessPrinter(),
  });
}
