import { createMiddleware } from 'hono/factory';
import { STRICT_TRANSPORT_SECURITY, securityHeaders } from '#src/publish/policy/headers.ts';

/** For data replies: nothing in them may run, be framed or be read by another site. */
const forData: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

export const dataHeaders = headersUnlessSet(forData);

/** For files beside the pages, such as share images: the headers of the site's static files. */
export const siteHeaders = headersUnlessSet(securityHeaders);

/** `no-store` unless the route sets caching, and HSTS for visits over https. */
export const transportHeaders = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  if (new URL(c.req.url).protocol === 'https:')
    c.header('Strict-Transport-Security', STRICT_TRANSPORT_SECURITY);
});

/** A route that returns a page sets its own content security policy. */
function headersUnlessSet(headers: Readonly<Record<string, string>>) {
  return createMiddleware(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  });
}
