import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { healthRoutes } from './health/health.ts';
import type { AppEnv } from './http/app-env.ts';
import { problemReply } from './http/problem.ts';
import { dataHeaders, transportHeaders } from './http/reply-headers.ts';
import { tenantFromHost } from './http/tenant-from-host.ts';
import type { Ports } from './ports/ports.ts';

/** The functions as one app on web-standard requests; it knows no host. Every refusal is a problem (RFC 9457). */
export function createApp(ports: Ports) {
  return new Hono<AppEnv>()
    .basePath('/api')
    .use(dataHeaders, transportHeaders, tenantFromHost(ports.listSites))
    .route('/health', healthRoutes(ports))
    .notFound((c) =>
      problemReply({ status: 404, title: 'Not found', detail: `There is nothing at ${c.req.path}.` }),
    )
    .onError((error) => {
      if (error instanceof HTTPException) return problemReply({ status: error.status, title: error.message });
      ports.reportError(error);
      return problemReply({ status: 500, title: 'Something went wrong here' });
    });
}
