import type { Context, MiddlewareHandler } from 'hono';
import type { SignInType } from '#src/account/gate-kinds.ts';
import { accountHome } from '#src/account/session/account-home.ts';
import { WATCHLIST_PATH } from '#src/account/watchlist/watchlist-paths.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { referringPage } from '../../http/visitor/local-path.ts';
import { sessionOf, signInRequired } from '../../http/visitor/session.ts';
import { toSignIn } from './gate.ts';
import type { SessionPorts } from './sessions.ts';

/**
 * For what needs a signed-in shopper: answers 401, or sends a browser that shows the answer to sign in, and then to what
 * it asked for or back to the page it posted from. A session may end while a page is open.
 */
export function ownAccount(ports: SessionPorts, type: SignInType): MiddlewareHandler<AppEnv> {
  const session = sessionOf(ports);
  return async (c, next) =>
    session(c, async () => {
      if (c.var.session !== null) await next();
      else c.res = wantsPage(c.req.raw) ? toSignIn(c, type, wayBack(c, type)) : signInRequired(c);
    });
}

function wayBack(c: Context<AppEnv>, type: SignInType): string {
  const { pathname, search } = new URL(c.req.url);
  if (c.req.method === 'GET') return pathname + search;
  const home = type === 'my-garage' ? accountHome(c.var.published.settings) : WATCHLIST_PATH;
  return referringPage(c.req.raw) ?? home;
}
