import type { MiddlewareHandler } from 'hono';
import type { SignInType } from '#src/account/gate-kinds.ts';
import { WATCHLIST_PATH } from '#src/account/watchlist/watchlist-paths.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { referringPage } from '../../http/visitor/referring-page.ts';
import { sessionOf, signInRequired } from '../../http/visitor/session.ts';
import { toSignIn } from '../sign-in/gate.ts';
import type { SessionPorts } from '../sign-in/sessions.ts';

/**
 * For requests that change a watchlist or saved searches, which need a signed-in shopper: answers
 * 401, or sends a browser without JavaScript to sign in and back to the page it posted from.
 */
export function ownWatchlist(ports: SessionPorts, type: SignInType = 'watchlist'): MiddlewareHandler<AppEnv> {
  const session = sessionOf(ports);
  return async (c, next) =>
    session(c, async () => {
      if (c.var.session !== null) await next();
      else if (wantsPage(c.req.raw)) c.res = toSignIn(c, type, referringPage(c.req.raw) ?? WATCHLIST_PATH);
      else c.res = signInRequired(c);
    });
}
