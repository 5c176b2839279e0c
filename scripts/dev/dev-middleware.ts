import { defineMiddleware } from 'astro:middleware';
import type { OnDemandPage } from '#src/render/on-demand-pages.ts';
import { errorPage } from './error-page.ts';
import { INNER_HEADER, INNER_TOKEN_VARIABLE } from './inner-request.ts';
import { withDevParts } from './site/dev-parts.ts';

/**
 * Gives every page of the dev server its bar, and pages on demand the props that the functions send (`dev-pages.ts`); a
 * page that cannot be made says why in its place.
 */
export const onRequest = defineMiddleware(async ({ request, locals }, next) => {
  const revision = process.env['BUILD_NOW'] ?? '';
  const isInner = request.headers.get(INNER_HEADER) === process.env[INNER_TOKEN_VARIABLE];
  if (isInner && request.method === 'POST') {
    const page: OnDemandPage = await request.json();
    locals.onDemand = page;
  }
  try {
    const reply = await next();
    if (!reply.headers.get('Content-Type')?.startsWith('text/html')) return reply;
    return new Response(withDevParts(await reply.text(), revision), reply);
  } catch (error) {
    const { pathname } = new URL(request.url);
    const text = await errorPage(`${pathname} cannot be shown`, error);
    const page = withDevParts(text, revision);
    return new Response(page, { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }
});
