import { timingSafeEqual } from 'hono/utils/buffer';
import { readSecret } from '../../env.ts';
import { createNodeCloudHost } from '../cloud/node-cloud-host.ts';

const host = createNodeCloudHost();

/**
 * Scheduled function: sends due leads and deletes expired data. Vercel authenticates with
 * `CRON_SECRET`.
 */
const round = {
  fetch: async (request: Request): Promise<Response> => {
    const secret = readSecret('CRON_SECRET');
    const shown = request.headers.get('Authorization') ?? '';
    const isKnown = secret !== undefined && (await timingSafeEqual(shown, `Bearer ${secret}`));
    if (!isKnown) return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
    await host.round();
    return new Response(null, { status: 204 });
  },
};

export { round as default };
