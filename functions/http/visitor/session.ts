import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { findSession, type SessionPorts } from '../../account/sign-in/sessions.ts';
import type { AppEnv, Session } from '../app-env.ts';
import { problemReply } from '../replies/problem.ts';
import { mendSignedInCookie, sessionToken, setSessionCookie } from './session-cookie.ts';

/** Sets `c.var.session`; behind `publishedSiteOf`, because a session holds at one dealer. */
export function sessionOf(ports: SessionPorts): MiddlewareHandler<AppEnv> {
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = sessionToken(c);
    const found = token === null ? null : await findSession(ports, c.var.published.slug, token);
    c.set('session', found?.session ?? null);
    await next();
    // A route may have ended the session: then its cookie is gone already.
    const newToken = c.var.session && found?.newToken;
    if (newToken) setSessionCookie(c, newToken, found.expiresAtMs, ports.now());
    else mendSignedInCookie(c, found?.expiresAtMs ?? null, ports.now());
  });
}

/** `sessionOf` for routes that nobody may use who has not signed in: 401. */
export function requireSession(ports: SessionPorts): MiddlewareHandler<AppEnv> {
  const session = sessionOf(ports);
  return async (c, next) =>
    session(c, async () => {
      if (c.var.session === null) c.res = signInFirst(c);
      else await next();
    });
}

/** The session behind `requireSession`. */
export function signedIn({ var: { session } }: Context<AppEnv>): Session {
  if (session === null) throw new Error('This route stands behind no requireSession.');
  return session;
}

/** RFC 9110, 11.6.1 wants a challenge; there is no scheme for cookies, so it has a name of its own. */
export function signInFirst({ var: { published } }: Context<AppEnv>): Response {
  return problemReply(
    { status: 401, title: 'Sign in first', detail: published.settings.account.texts.signIn },
    { 'WWW-Authenticate': 'Session' },
  );
}
