import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { PhoneOfSite } from '../../account/codes/one-time-codes.ts';
import { findSession, type SessionPorts } from '../../account/sign-in/sessions.ts';
import type { AppEnv, Session } from '../app-env.ts';
import { problemReply } from '../replies/problem.ts';
import { correctSignedInCookie, sessionToken, setSessionCookie } from './session-cookie.ts';

/** Sets `c.var.session`. Runs after `publishedSiteOf`, because a session belongs to one dealer. */
export function sessionOf(ports: SessionPorts): MiddlewareHandler<AppEnv> {
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = sessionToken(c);
    const found = token === null ? null : await findSession(ports, dealerOf(c.var.published), token);
    c.set('session', found?.session ?? null);
    await next();
    // If a route ended the session, its cookie is already deleted.
    const newToken = c.var.session && found?.newToken;
    if (newToken) setSessionCookie(c, newToken, found.expiresAtMs, ports.now());
    else correctSignedInCookie(c, found?.expiresAtMs ?? null, ports.now());
  });
}

/** `sessionOf` that answers 401 when nobody is signed in. */
export function requireSession(ports: SessionPorts): MiddlewareHandler<AppEnv> {
  const session = sessionOf(ports);
  return async (c, next) =>
    session(c, async () => {
      if (c.var.session === null) c.res = signInRequired(c);
      else await next();
    });
}

/** The session of a route behind `requireSession`. */
export function signedIn({ var: { session } }: Context<AppEnv>): Session {
  if (session === null) throw new Error('This route is not behind requireSession.');
  return session;
}

/** Whose account it is, behind `requireSession`: one account at all sites of the dealer. */
export function accountOf(c: Context<AppEnv>): PhoneOfSite {
  return { site: dealerOf(c.var.published), phone: signedIn(c).phone };
}

/**
 * RFC 9110, 11.6.1 requires a challenge; cookies have no registered scheme, so this one is our own.
 */
export function signInRequired({ var: { published } }: Context<AppEnv>): Response {
  return problemReply(
    { status: 401, title: 'Sign in first', detail: published.settings.account.texts.signIn },
    { 'WWW-Authenticate': 'Session' },
  );
}
