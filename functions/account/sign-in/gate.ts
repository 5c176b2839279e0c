import type { Context, MiddlewareHandler } from 'hono';
import { type GateKind, isGated, type SignInType } from '#src/account/gate-kinds.ts';
import { signInPath } from '#src/account/sign-in/sign-in-path.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { referringPage } from '../../http/visitor/referring-page.ts';
import { sessionOf, signInFirst } from '../../http/visitor/session.ts';
import type { SessionPorts } from './sessions.ts';

/** One gate, or the one that a request stands at; null: it stands at none. */
type Gate = GateKind | ((c: Context<AppEnv>) => GateKind | null);

/**
 * For pages that a dealer keeps for who has signed in: 303 to the page of signing in, and from there back here. Behind
 * `publishedSiteOf`; sets `c.var.session` for the page, gated or not.
 */
export function gatedPage(ports: SessionPorts, gate: Gate): MiddlewareHandler<AppEnv> {
  return gated(ports, gate, (c, kind) => {
    const { pathname, search } = new URL(c.req.url);
    return toSignIn(c, kind, pathname + search);
  });
}

/**
 * For what a gated page posts: 401, and a browser without script is sent to sign in and from there to the page that it
 * posted from. A form that was refused is shown again in reply to its own POST, an address that answers no GET: from
 * there the way back is `formPage`. Behind `publishedSiteOf`; sets `c.var.session`.
 */
export function gatedAction(
  ports: SessionPorts,
  gate: Gate,
  formPage: (c: Context<AppEnv>, kind: GateKind) => string | Promise<string>,
): MiddlewareHandler<AppEnv> {
  return gated(ports, gate, async (c, kind) =>
    wantsPage(c.req.raw)
      ? toSignIn(c, kind, referringPage(c.req.raw) ?? (await formPage(c, kind)))
      : signInFirst(c),
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

/** 303 to the page of signing in, and from there to `redirect`, a path of this site. */
export function toSignIn(c: Context<AppEnv>, type: SignInType, redirect: string): Response {
  // The page that was left, unless that is where a shopper cannot go either.
  const left = referringPage(c.req.raw);
  const back = left === null || left === redirect ? '/' : left;
  return c.redirect(signInPath({ type, redirect, back }), 303);
}
