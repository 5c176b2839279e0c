import { cacheHeadersFor, securityHeaders } from '#src/publish/headers.ts';
import { notFoundPage, textReply } from '../overview/notice-page.ts';
import type { BodyCache } from './body-cache.ts';
import { fileReply } from './file-reply.ts';
import { openPublished } from './open-file.ts';
import { sitePath } from './site-path.ts';

interface SiteContext {
  /** The built folder; looked at anew with each request, so a rebuild shows at once. */
  readonly root: string;
  readonly bodies: BodyCache;
  readonly nowMs: number;
}

/** Answers one request from a built site, as a CDN would: pages, files, redirects to clean addresses, 404. */
export async function serveSite(request: Request, context: SiteContext): Promise<Response> {
  const reply = await routeRequest(request, context);
  for (const [name, value] of Object.entries(securityHeaders)) reply.headers.set(name, value);
  return reply;
}

async function routeRequest(request: Request, context: SiteContext): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return textReply(405, 'Pages can only be read.', { Allow: 'GET, HEAD' });
  }
  const { pathname, search } = new URL(request.url);
  const target = sitePath(pathname);
  if (target.kind === 'malformed') return textReply(400, 'This address is malformed.');
  if (target.kind === 'hidden') return notFound(request, context);
  const { cleanPath, candidates } = target;
  const file = await openPublished(context.root, candidates);
  if (file === undefined) return notFound(request, context);
  if (pathname !== cleanPath) {
    await file.handle.close();
    // 308 keeps the method, and unlike 301 no browser rewrites it (RFC 9110, 15.4.9).
    return new Response(null, {
      status: 308,
      headers: { ...cacheHeadersFor(cleanPath), Location: cleanPath + search },
    });
  }
  return fileReply(file, { ...context, request, cleanPath });
}

/** The dealer's own page, and no validator: it must never become a 304 for something that exists. */
async function notFound(request: Request, context: SiteContext): Promise<Response> {
  const file = await openPublished(context.root, ['404.html']);
  if (file === undefined) return notFoundPage(request);
  const acceptEncoding = request.headers.get('Accept-Encoding');
  const plainRequest = new Request(request.url, {
    method: request.method,
    headers: acceptEncoding === null ? {} : { 'Accept-Encoding': acceptEncoding },
  });
  const page = await fileReply(file, { ...context, request: plainRequest, cleanPath: '/404' });
  const headers = new Headers(page.headers);
  for (const name of ['ETag', 'Last-Modified', 'Accept-Ranges', 'CDN-Cache-Control']) headers.delete(name);
  return new Response(page.body, { status: 404, headers });
}
