import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { problemReply } from '../http/replies/problem.ts';
import type { Ports } from '../ports/ports.ts';
import { createWriteCheck } from './write-check.ts';

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
    summary: 'Whether this process runs and can store a lead, and its release',
    replies: {
      200: { description: 'Healthy: a small write succeeded', schema: healthSchema },
      503: { description: 'The storage fails; `storage` and `detail` give the reason' },
    },
  },
];

/**
 * Reports the release of this process, or 503 when it cannot write to the database. Calls no
 * outside system.
 */
export function healthRoutes(ports: Pick<Ports, 'version' | 'now' | 'database' | 'reportError'>) {
  const { version, now } = ports;
  const startedAt = now();
  const checkWrite = createWriteCheck(ports);
  return new Hono<AppEnv>().get('/api/health', async (c) => {
    const facts = {
      version,
      tenant: c.var.site?.slug ?? null,
      uptimeSeconds: Math.floor((now() - startedAt) / 1000),
    };
    const trouble = await checkWrite();
    if (trouble === null) return c.json({ status: 'ok', ...facts });
    const more = { ...facts, storage: trouble.fault };
    return problemReply({ status: 503, title: 'Nothing can be stored', detail: trouble.detail, more });
  });
}
