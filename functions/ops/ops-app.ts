import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { HTTPException } from 'hono/http-exception';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { OpsReport } from '#src/ops/ops-report.ts';
import { isDiskError } from '#src/publish/build/error-code.ts';
import { errorMessage } from '#src/values/text/error-message.ts';
import type { AppEnv } from '../http/app-env.ts';
import { notFoundProblem, problemReply } from '../http/replies/problem.ts';
import { isMachineName, plainHostname } from '../http/site/site-of-host.ts';
import { createTokenBuckets, rateLimit } from '../http/visitor/rate-limit.ts';
import { ownPageHeaders } from '../overview/page-shell.ts';
import { dealerPage, unreadDealerPage } from './dealer/dealer-page.ts';
import type { DealerReport } from './dealer/dealer-report.ts';
import { type MetricFamily, OPEN_METRICS_TYPE, openMetricsText } from './open-metrics.ts';
import { opsPage } from './ops-page.ts';

/** The result of receiving a feed. `same`: it equals the current one. */
export type FeedReceipt =
  | { readonly kind: 'taken' | 'same' }
  | { readonly kind: 'refused'; readonly sentence: string };

export interface OpsPorts {
  readonly report: () => Promise<OpsReport>;
  readonly metrics: () => Promise<readonly MetricFamily[]>;
  /**
   * A dealer's leads, searches and cars. Rejects with a sentence for the operator when they cannot be read.
   */
  readonly dealer: (slug: string) => Promise<DealerReport>;
  readonly hasTenant: (slug: string) => boolean;
  /** Rejects when the body is cut off. */
  readonly takeFeed: (slug: string, body: AsyncIterable<Uint8Array>) => Promise<FeedReceipt>;
  readonly announce: (slug: string) => Promise<void>;
  /** Reads a secret by the name of its environment variable. */
  readonly secret: (name: string) => string | undefined;
  /** Host names that serve the pages, besides this machine's own. */
  readonly hosts: readonly string[];
  /** Required to see the pages; null if only this machine is answered. */
  readonly password: string | null;
  readonly now: () => number;
  readonly reportError: (error: unknown) => void;
}

/** The variable with the bearer token for `POST /ops/feeds/<dealer>`: `FEED_SECRET_CITY_MOTORS`. */
export function feedSecretVariable(slug: string): string {
  return `FEED_SECRET_${slug.toUpperCase().replaceAll('-', '_')}`;
}

/**
 * The build queue over HTTP: its state as a page and as JSON, the pages of dealers, and the endpoint that receives
 * feeds.
 */
export function opsApp(ports: OpsPorts): Hono<AppEnv> {
  const { now, password, report } = ports;
  const app = new Hono<AppEnv>();
  app.use(rateLimit({ now, burst: 120, perMinute: 240 }));
  app.post('/ops/feeds/:tenant', feedRoute(ports));
  app.use(onlyKnownHosts(ports.hosts));
  if (password !== null) app.use(basicAuth({ username: 'ops', password, realm: 'ops' }));
  app.get('/', (c) => c.redirect('/ops'));
  app.get('/ops', async (c) => c.body(await opsPage(await report()), 200, pageHeaders));
  app.get('/ops/dealers/:tenant', dealerRoute(ports));
  app.get('/ops.json', async (c) => c.json(await report(), 200, { 'Cache-Control': 'no-store' }));
  app.get('/metrics', async (c) =>
    c.body(openMetricsText(await ports.metrics()), 200, {
      'Content-Type': OPEN_METRICS_TYPE,
      'Cache-Control': 'no-store',
    }),
  );
  app.notFound(() => notFoundProblem('The queue is at /ops.'));
  app.onError((error) => {
    // The 401 of the password check.
    if (error instanceof HTTPException) return error.getResponse();
    ports.reportError(error);
    return problemReply({ status: 500, title: 'Internal server error' });
  });
  return app;
}

/**
 * A page on the internet can have its own host name resolve to 127.0.0.1 and then read this server from the browser of
 * whoever opened it (DNS rebinding). The browser still sends that name as the host, so unknown names get 421.
 */
function onlyKnownHosts(names: readonly string[]): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const hostname = plainHostname(new URL(c.req.url));
    if (isMachineName(hostname) || names.includes(hostname)) return next();
    const detail = `The queue is not shown at ${hostname}: OPS_HOSTS does not name it.`;
    return problemReply({ status: 421, title: 'Unknown host', detail });
  };
}

/** The page reloads itself without JavaScript. */
const pageHeaders = { ...ownPageHeaders, Refresh: '5' };

/** A dealer's page; it does not reload itself, so that an open table stays open. */
function dealerRoute({ hasTenant, dealer, reportError }: OpsPorts) {
  return async (c: Context<AppEnv, '/ops/dealers/:tenant'>): Promise<Response> => {
    const slug = c.req.param('tenant');
    if (!hasTenant(slug)) return c.notFound();
    try {
      return c.body(await dealerPage(await dealer(slug)), 200, ownPageHeaders);
    } catch (error) {
      reportError(error);
      const reason = errorMessage(error);
      return c.body(await unreadDealerPage(slug, reason), 503, ownPageHeaders);
    }
  };
}

/** A feed in the body, or an empty body: the feed is then fetched from its source. */
function feedRoute({ hasTenant, takeFeed, announce, secret, now, reportError }: OpsPorts) {
  const takeTurn = createTokenBuckets({ now, burst: 20, perMinute: 30 });
  return async (c: Context<AppEnv, '/ops/feeds/:tenant'>): Promise<Response> => {
    const slug = c.req.param('tenant');
    const variable = feedSecretVariable(slug);
    const expected = hasTenant(slug) ? secret(variable) : undefined;
    if (hasTenant(slug) && expected === undefined) {
      reportError(new Error(`A feed of ${slug} was refused: ${variable} is not set.`));
    }
    const shown = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
    if (expected === undefined || !(await timingSafeEqual(shown, expected))) return unauthorised();
    if (!takeTurn(slug)) return tooOften();
    const { body } = c.req.raw;
    if (body === null || !hasBody(c)) {
      await announce(slug);
      return c.json({ dealer: slug, feed: 'announced' }, 202);
    }
    const receipt = await takeFeed(slug, body).catch((error: unknown) =>
      isDiskError(error) ? 'not stored' : null,
    );
    if (receipt === 'not stored') return notStored();
    if (receipt === null) {
      return problemReply({ status: 400, title: 'Bad request', detail: 'The feed was cut off.' });
    }
    if (receipt.kind === 'refused') {
      return problemReply({ status: 422, title: 'Unprocessable content', detail: receipt.sentence });
    }
    return c.json({ dealer: slug, feed: receipt.kind }, 202);
  };
}

/** A request has a body if it has one of these headers (RFC 9112, 6). */
function hasBody(c: Context): boolean {
  return c.req.header('Transfer-Encoding') !== undefined || Number(c.req.header('Content-Length') ?? 0) > 0;
}

/**
 * The same reply for an unknown dealer, so that nobody without a secret learns which dealers exist.
 */
function unauthorised(): Response {
  const detail = "The dealer's secret is needed as a bearer token.";
  return problemReply({ status: 401, title: 'Unauthorized', detail }, { 'WWW-Authenticate': 'Bearer' });
}

/** The supplier's feed may be right: it must be sent again, which 400 would forbid. */
function notStored(): Response {
  const detail = 'The feed cannot be stored here at present. Send it again later.';
  return problemReply({ status: 503, title: 'Not available', detail }, { 'Retry-After': '300' });
}

function tooOften(): Response {
  const detail = 'This dealer’s feeds come too often: once every two seconds is enough.';
  return problemReply({ status: 429, title: 'Too many requests', detail }, { 'Retry-After': '2' });
}
