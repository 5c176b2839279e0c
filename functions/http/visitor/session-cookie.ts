import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '../app-env.ts';

/** Tokens have 43 characters; a longer text is not worth a digest. */
const mostCharacters = 200;

/** The token that the browser sent; null without one. */
export function sessionToken(c: Context<AppEnv>): string | null {
  const { name, prefix } = cookieOf(c);
  const token = getCookie(c, name, prefix);
  return token && token.length <= mostCharacters ? token : null;
}

/** Says that there is a session, with the same life, to the scripts of pages: it opens nothing. */
const signedInCookie = 'signed-in';

/** Replies with it are this shopper's alone: no cache may keep them. */
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
  setCookie(c, signedInCookie, '1', { ...attributes, secure, maxAge });
}

/** Puts right what the browser's readable cookie says: it may be lost, or left over from a session that has ended. */
export function mendSignedInCookie(c: Context<AppEnv>, expiresAtMs: number | null, nowMs: number): void {
  const isSaid = getCookie(c, signedInCookie) !== undefined;
  const isNew = c.res.headers.getSetCookie().some((cookie) => cookie.startsWith(`${signedInCookie}=`));
  if (isNew || isSaid === (expiresAtMs !== null)) return;
  const { secure } = cookieOf(c);
  c.header('Cache-Control', 'no-store');
  if (expiresAtMs === null) deleteCookie(c, signedInCookie, { ...attributes, secure });
  else setCookie(c, signedInCookie, '1', { ...attributes, secure, maxAge: secondsUntil(expiresAtMs, nowMs) });
}

function secondsUntil(expiresAtMs: number, nowMs: number): number {
  return Math.max(0, Math.floor((expiresAtMs - nowMs) / 1000));
}

export function endSessionCookie(c: Context<AppEnv>): void {
  const { name, prefix, secure } = cookieOf(c);
  c.header('Cache-Control', 'no-store');
  deleteCookie(c, name, { ...attributes, httpOnly: true, secure, ...(prefix && { prefix }) });
  deleteCookie(c, signedInCookie, { ...attributes, secure });
}

const attributes = { path: '/', sameSite: 'Lax' } as const;

/**
 * `__Host-session`, which browsers take only over https and from this very host (RFC 6265bis, 4.1.3.2). On the
 * developer's own machine there is no https, and not every browser makes an exception for it: `session`.
 */
function cookieOf(c: Context<AppEnv>): { name: string; prefix?: 'host'; secure: boolean } {
  const { protocol, hostname } = new URL(c.req.url);
  const isOwnMachine = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol === 'http:' && isOwnMachine) return { name: 'session', secure: false };
  return { name: 'session', prefix: 'host', secure: true };
}
