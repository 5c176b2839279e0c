import { defineMiddleware } from 'astro:middleware';
import { withDevParts } from './dev-parts.ts';
import { errorPage } from './error-page.ts';

/** Gives every page of the dev server its bar; a page that cannot be made says why in its place. */
export const onRequest = defineMiddleware(async ({ request }, next) => {
  const revision = process.env['BUILD_NOW'] ?? '';
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
