import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { eventRoutes } from './analytics/events.ts';
import { deliveryRoutes } from './delivery/delivery.ts';
import { documentRoutes } from './documents/documents.ts';
import { healthRoutes } from './health/health.ts';
import type { AppEnv } from './http/app-env.ts';
import { problemReply } from './http/problem.ts';
import { dataHeaders, siteHeaders, transportHeaders } from './http/reply-headers.ts';
import { tenantFromHost } from './http/tenant-from-host.ts';
import { priceComparisonRoutes } from './market/price-comparison.ts';
import type { Ports } from './ports/ports.ts';
import { revealPhoneRoutes } from './vehicle/reveal-phone.ts';
import { statusRoutes } from './vehicle/status.ts';
import { viewRoutes } from './vehicle/view.ts';

/**
 * The functions as one app on web-standard requests; it knows no host. Each subject's routes carry their
 * whole paths. Every refusal is a problem (RFC 9457).
 */
export function createApp(ports: Ports) {
  return new Hono<AppEnv>()
    .use('/api/*', dataHeaders)
    .use('/cars/*', siteHeaders)
    .use(transportHeaders, tenantFromHost(ports.listSites))
    .route('/', healthRoutes(ports))
    .route('/', viewRoutes(ports))
    .route('/', statusRoutes(ports))
    .route('/', revealPhoneRoutes(ports))
    .route('/', eventRoutes(ports))
    .route('/', priceComparisonRoutes(ports))
    .route('/', deliveryRoutes(ports))
    .route('/', documentRoutes(ports))
    .notFound((c) =>
      problemReply({ status: 404, title: 'Not found', detail: `There is nothing at ${c.req.path}.` }),
    )
    .onError((error) => {
      if (error instanceof HTTPException) return problemReply({ status: error.status, title: error.message });
      ports.reportError(error);
      return problemReply({ status: 500, title: 'Something went wrong here' });
    });
}
