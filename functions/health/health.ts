import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { Ports } from '../ports/ports.ts';

const healthSchema = v.object({
  status: v.literal('ok'),
  version: v.string(),
  tenant: v.pipe(v.nullable(v.string()), v.description('Whose host was asked; null on the machine itself')),
  uptimeSeconds: v.number(),
});

export const healthEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether this process answers, and which release it is',
    replies: { 200: { description: 'It answers', schema: healthSchema } },
  },
];

/** Says that this process answers, which release it is and for whom; touches no other system. */
export function healthRoutes({ version, now }: Ports) {
  const startedAt = now();
  return new Hono<AppEnv>().get('/api/health', (c) =>
    c.json({
      status: 'ok',
      version,
      tenant: c.var.site?.slug ?? null,
      uptimeSeconds: Math.floor((now() - startedAt) / 1000),
    }),
  );
}
