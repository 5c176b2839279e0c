import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { strictTransportSecurity } from '#src/publish/headers.ts';

/** For replies that are data: nothing in them may run, be framed or be cached. */
export const dataHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  // Sent by `transportHeaders`, and only over https.
  strictTransportSecurity: false,
});

/** `no-store` unless the route says otherwise, and HSTS when the visitor came over https. */
export const transportHeaders = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  if (new URL(c.req.url).protocol === 'https:')
    c.header('Strict-Transport-Security', strictTransportSecurity);
});
