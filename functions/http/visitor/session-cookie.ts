import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '../app-env.ts';

/** Tokens have 43 characters; longer values are not worth hashing. */
const MAX_CHARACTERS = 200;

/** The token in the browser's cookie; null without one. */
export function sessionToken(c: Context<AppEnv>): string | null {
  const { name, prefix } = cookieOf(c);
  const token = getCookie(c, name, prefix);
  return token && token.length <= MAX_CHARACTERS ? token : null;
}

/** Tells scripts on pages that there is a session. It has the same expiry and grants nothing. */
const SIGNED_IN_COOKIE = 'signed-in';

/** Sets the session cookies and forbids caching of the reply. */
export function setSessionCookie(
  c: Context<AppEnv>,
  token: string,
  expiresAtMs: number,
  nowMs: number,
): void {
  const { name, prefix, secure } = cookieOf(c);
  const maxAge = secondsUntil(expiresAtMs, nowMs);
  c.header('Cache-Control', 'no-store');
  setCookie(c, name, token, { ...attributes, httpOnly: true, secure, maxAge, ...(prefix && { prefix }) });
  setCookie(c, SIGNED_IN_COOKIE, '1', { ...attributes, secure, maxAge });
}

/** Corrects the cookie for scripts: it may be lost, or left over from an ended session. */
export function correctSignedInCookie(c: Context<AppEnv>, expiresAtMs: number | null, nowMs: number): void {
  const isSaid = getCookie(c, SIGNED_IN_COOKIE) !== undefined;
  const isNew = c.res.headers.getSetCookie().some((cookie) => cookie.startsWith(`${SIGNED_IN_COOKIE}=`));
  if (isNew || isSaid === (expiresAtMs !== null)) return;
  const { secure } = cookieOf(c);
  c.header('Cache-Control', 'no-store');
  if (expiresAtMs === null) deleteCookie(c, SIGNED_IN_COOKIE, { ...attributes, secure });
  else
    setCookie(c, SIGNED_IN_COOKIE, '1', { ...attributes, secure, maxAge: secondsUntil(expiresAtMs, nowMs) });
}

function secondsUntil(expiresAtMs: number, nowMs: number): number {
  return Math.max(0, Math.floor((expiresAtMs - nowMs) / 1000));
}

export function endSessionCookie(c: Context<AppEnv>): void {
  const { name, prefix, secure } = cookieOf(c);
  c.header('Cache-Control', 'no-store');
  deleteCookie(c, name, { ...attributes, httpOnly: true, secure, ...(prefix && { prefix }) });
  deleteCookie(c, SIGNED_IN_COOKIE, { ...attributes, secure });
}

const attributes = { path: '/', sameSite: 'Lax' } as const;

/**
 * `__Host-session`, which browsers accept only over https and from this host (RFC 6265bis,
 * 4.1.3.2). Development on localhost has no https, and not every browser makes an exception, so
 * there it is `session`.
 */
function cookieOf(c: Context<AppEnv>): { name: string; prefix?: 'host'; secure: boolean } {
  const { protocol, hostname } = new URL(c.req.url);
  const isOwnMachine = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol === 'http:' && isOwnMachine) return { name: 'session', secure: false };
  return { name: 'session', prefix: 'host', secure: true };
}
