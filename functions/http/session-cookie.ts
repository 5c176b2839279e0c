import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from './app-env.ts';

/** Tokens have 43 characters; a longer text is not worth a digest. */
const mostCharacters = 200;

/** The token that the browser sent; null without one. */
export function sessionToken(c: Context<AppEnv>): string | null {
  const { name, prefix } = cookieOf(c);
  const token = getCookie(c, name, prefix);
  return token && token.length <= mostCharacters ? token : null;
}

/** Replies with it are this shopper's alone: no cache may keep them. */
export function setSessionCookie(
  c: Context<AppEnv>,
  token: string,
  expiresAtMs: number,
  nowMs: number,
): void {
  const { name, prefix, secure } = cookieOf(c);
  const maxAge = Math.max(0, Math.floor((expiresAtMs - nowMs) / 1000));
  c.header('Cache-Control', 'no-store');
  setCookie(c, name, token, { ...attributes, secure, maxAge, ...(prefix && { prefix }) });
}

export function endSessionCookie(c: Context<AppEnv>): void {
  const { name, prefix, secure } = cookieOf(c);
  c.header('Cache-Control', 'no-store');
  deleteCookie(c, name, { ...attributes, secure, ...(prefix && { prefix }) });
}

const attributes = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;

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
