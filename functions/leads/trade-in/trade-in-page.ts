import { type Context, Hono } from 'hono';
import { type GateKind, gateOf, isGated } from '#src/account/gate-kinds.ts';
import { tradeInPages } from '#src/leads/trade-in/page/trade-in-pages.ts';
import { gatedPage } from '../../account/sign-in/gate.ts';
import type { SessionPorts } from '../../account/sign-in/sessions.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { notFoundReply } from '../../http/replies/not-found-reply.ts';
import { siteHeaders } from '../../http/replies/reply-headers.ts';
import { publishedSiteOf } from '../../http/site/published-site-of.ts';
import { referringPage } from '../../http/visitor/local-path.ts';
import type { Ports } from '../../ports/ports.ts';

const paths = tradeInPages({ show: true }).map(({ path }) => path);

export const tradeInPageEndpoints: readonly Endpoint[] = paths.map((path) => ({
  method: 'GET',
  path,
  summary: 'The valuation page, where the dealer gates it',
  replies: {
    200: { description: 'The built page', mediaType: 'text/html' },
    303: { description: 'Redirect to sign-in' },
    404: { description: 'This dealer has no online valuation' },
  },
}));

/** `GET /trade-in` and its variants if they are gated; otherwise they are static files. */
export function tradeInPageRoutes(ports: SessionPorts & Pick<Ports, 'publishedSite'>) {
  const app = new Hono<AppEnv>();
  for (const path of paths) {
    app.get(
      path,
      siteHeaders,
      publishedSiteOf(ports),
      gatedPage(ports, () => gateOf(path)),
      async (c) => {
        const { published } = c.var;
        const page = await published.file(path);
        return page === null ? notFoundReply(c) : c.html(new TextDecoder().decode(page));
      },
    );
  }
  return app;
}

/**
 * The gate of a new valuation: the pages for trading in and for selling share this start. If the
 * `Referer` does not say which one, any gated page applies.
 */
export function gateOfTradeIn(c: Context<AppEnv>): GateKind | null {
  const left = referringPage(c.req.raw)?.replace(/[?#].*/, '') ?? '';
  const kinds = ['trade-in', 'sell-my-car'] as const;
  const own = kinds.find((kind) => kind === gateOf(left));
  return own ?? kinds.find((kind) => isGated(c.var.published.settings.account, kind)) ?? null;
}

/** The gated page where a valuation starts. */
export function pageOfTradeIn(_: Context<AppEnv>, kind: GateKind): string {
  return paths.find((path) => gateOf(path) === kind) ?? '/';
}
