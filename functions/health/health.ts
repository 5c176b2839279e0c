import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problemReply } from '../http/problem.ts';
import type { Ports } from '../ports/ports.ts';

/** Says that this process answers, which release it is and for whom; touches no other system. */
export function healthRoutes({ version, now }: Ports) {
  const startedAt = now();
  return new Hono<AppEnv>()
    .get('/api/health', (c) =>
      c.json({
        status: 'ok',
        version,
        tenant: c.var.site?.slug ?? null,
        uptimeSeconds: Math.floor((now() - startedAt) / 1000),
      }),
    )
    .all('/api/health', () =>
      problemReply({ status: 405, title: 'Method not allowed' }, { Allow: 'GET, HEAD' }),
    );
}
