import { Hono } from 'hono';
import * as v from 'valibot';
import { accountHome } from '#src/account/account-home.ts';
import { SIGN_IN_FILE, SIGN_IN_PATH, signInTypeOf } from '#src/account/sign-in-path.ts';
import { fill } from '#src/values/fill.ts';
import type { AppEnv } from '../http/app-env.ts';
import { cameFrom } from '../http/came-from.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { localPath } from '../http/local-path.ts';
import { noPage } from '../http/no-page.ts';
import { publishedSiteOf } from '../http/published-site-of.ts';
import { siteHeaders } from '../http/reply-headers.ts';
import { sessionOf } from '../http/session.ts';
import type { Ports } from '../ports/ports.ts';
import { fillPage } from './fill-page.ts';
import type { SessionPorts } from './sessions.ts';

const text = v.optional(v.string());

export const signInPageEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: SIGN_IN_PATH,
    summary: 'The page where shoppers sign in, with the words for what they were about to do',
    query: v.object({ type: text, redirect: text, back: text }),
    replies: {
      200: { description: 'The built page, filled in', mediaType: 'text/html' },
      303: { description: 'To `redirect`: somebody has signed in already' },
      404: { description: 'Nobody signs in on this site' },
    },
  },
];

/**
 * `GET /sign-in?type={kind}&redirect={path}&back={path}` (leads and dealer §2): the page that the dealer's build has
 * left. Without `redirect` and `back` it is the page that was left which a shopper comes back to.
 */
export function signInPageRoutes(ports: SessionPorts & Pick<Ports, 'publishedSite'>) {
  return new Hono<AppEnv>().get(
    SIGN_IN_PATH,
    siteHeaders,
    publishedSiteOf(ports),
    sessionOf(ports),
    async (c) => {
      const { published, session } = c.var;
      const { settings } = published;
      const page = settings.account.enabled ? await published.file(SIGN_IN_FILE) : null;
      if (page === null) return noPage(c);
      const asked = localPath(c.req.query('redirect'));
      const home = accountHome(settings);
      if (session !== null) return c.redirect(asked ?? home, 303);
      const left = cameFrom(c.req.raw);
      const redirect = asked ?? left ?? home;
      const back = localPath(c.req.query('back')) ?? left ?? '/';
      const words = settings.account.signIn.types[signInTypeOf(c.req.query('type'))];
      const { one: car, many: cars } = settings.site.vehicleWord;
      const filled = fillPage(new TextDecoder().decode(page), [
        { at: '[data-fill="sign-in-heading"]', text: fill(words.heading, { car, cars }) },
        { at: '[data-fill="sign-in-text"]', text: fill(words.text, { car, cars }) },
        { at: '[data-fill="sign-in-back"]', attributes: { href: back } },
        { at: '[data-fill="sign-in-skip"]', attributes: { href: redirect } },
        { at: '[name="redirect"]', attributes: { value: redirect } },
        { at: '[name="back"]', attributes: { value: back } },
      ]);
      return c.html(filled);
    },
  );
}
