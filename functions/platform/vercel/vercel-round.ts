import { timingSafeEqual } from 'hono/utils/buffer';
import { readSecret } from '../../env.ts';
import { createNodeCloudHost } from '../cloud/node-cloud-host.ts';

const host = createNodeCloudHost();

/** Vercel's schedule asks with `CRON_SECRET`: leads that are due go out, and what has run out is forgotten. */
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
