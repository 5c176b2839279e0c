import { Hono } from 'hono';
import * as v from 'valibot';
import { accountHome } from '#src/account/session/account-home.ts';
import { SIGN_IN_PATH, signInTypeOf } from '#src/account/sign-in/sign-in-path.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { notFoundReply } from '../../http/replies/not-found-reply.ts';
import { siteHeaders } from '../../http/replies/reply-headers.ts';
import { publishedSiteOf } from '../../http/site/published-site-of.ts';
import { localPath, referringPage } from '../../http/visitor/local-path.ts';
import { sessionOf } from '../../http/visitor/session.ts';
import type { Ports } from '../../ports/ports.ts';
import type { SessionPorts } from './sessions.ts';

const text = v.optional(v.string());

export const signInPageEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: SIGN_IN_PATH,
    summary: 'The sign-in page, with a reason to sign in',
    query: v.object({ type: text, redirect: text, back: text }),
    replies: {
      200: { description: 'The page; never cached', mediaType: 'text/html' },
      303: { description: 'Redirect to `redirect`: already signed in' },
      404: { description: 'This dealer has no accounts' },
    },
  },
];

/**
 * `GET /sign-in?type={kind}&redirect={path}&back={path}` (leads and dealer §2). Without `redirect`
 * and `back` the shopper returns to the page they came from.
 */
export function signInPageRoutes(ports: SessionPorts & Pick<Ports, 'publishedSite' | 'pages'>) {
  return new Hono<AppEnv>().get(
    SIGN_IN_PATH,
    siteHeaders,
    publishedSiteOf(ports),
    sessionOf(ports),
    async (c) => {
      const { published, session } = c.var;
      const { settings } = published;
      if (!settings.account.enabled) return notFoundReply(c);
      const asked = localPath(c.req.query('redirect'));
      const home = accountHome(settings);
      if (session !== null) return c.redirect(asked ?? home, 303);
      const left = referringPage(c.req.raw);
      return ports.pages.render(published, 'sign-in', {
        type: signInTypeOf(c.req.query('type')),
        redirect: asked ?? left ?? home,
        back: localPath(c.req.query('back')) ?? left ?? '/',
      });
    },
  );
}
