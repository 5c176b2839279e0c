import type { Context, MiddlewareHandler } from 'hono';
import { type GateKind, isGated, type SignInType } from '#src/account/gate-kinds.ts';
import { signInPath } from '#src/account/sign-in/sign-in-path.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { referringPage } from '../../http/visitor/local-path.ts';
import { sessionOf, signInRequired } from '../../http/visitor/session.ts';
import type { SessionPorts } from './sessions.ts';

/** A gate, or a function that finds the gate of a request; null when it needs none. */
type Gate = GateKind | ((c: Context<AppEnv>) => GateKind | null);

/**
 * For pages that a dealer shows only to signed-in shoppers: redirects (303) to the sign-in page,
 * which leads back here. Runs after `publishedSiteOf`; sets `c.var.session`, whether or not the
 * page is gated.
 */
export function gatedPage(ports: SessionPorts, gate: Gate): MiddlewareHandler<AppEnv> {
  return gated(ports, gate, (c, kind) => {
    const { pathname, search } = new URL(c.req.url);
    return toSignIn(c, kind, pathname + search);
  });
}

/**
 * For requests that a gated page posts: answers 401, or sends a browser without JavaScript to sign
 * in and back to the page it posted from. A refused form is shown at the POST address, which has no
 * GET: the way back is then `formPage`. Runs after `publishedSiteOf`; sets `c.var.session`.
 */
export function gatedAction(
  ports: SessionPorts,
  gate: Gate,
  formPage: (c: Context<AppEnv>, kind: GateKind) => string | Promise<string>,
): MiddlewareHandler<AppEnv> {
  return gated(ports, gate, async (c, kind) =>
    wantsPage(c.req.raw)
      ? toSignIn(c, kind, referringPage(c.req.raw) ?? (await formPage(c, kind)))
      : signInRequired(c),
  );
}

function gated(
  ports: SessionPorts,
  gate: Gate,
  refusal: (c: Context<AppEnv>, kind: GateKind) => Response | Promise<Response>,
): MiddlewareHandler<AppEnv> {
  const session = sessionOf(ports);
  return async (c, next) =>
    session(c, async () => {
      const kind = typeof gate === 'string' ? gate : gate(c);
      const { account } = c.var.published.settings;
      if (kind !== null && c.var.session === null && isGated(account, kind)) c.res = await refusal(c, kind);
      else await next();
    });
}

/** Redirects (303) to the sign-in page, which leads on to `redirect`, a path of this site. */
export function toSignIn(c: Context<AppEnv>, type: SignInType, redirect: string): Response {
  // Back leads to the page the shopper came from, unless that page is gated itself.
  const left = referringPage(c.req.raw);
  const back = left === null || left === redirect ? '/' : left;
  return c.redirect(signInPath({ type, redirect, back }), 303);
}
