import * as v from 'valibot';
import { cacheHeadersFor, securityHeaders } from '#src/publish/policy/headers.ts';
import {
  REDIRECTS_FILE,
  REMOVED_VEHICLES_FILE,
  type Redirects,
  type RemovedVehiclePaths,
  redirectsSchema,
  redirectTarget,
  removedVehiclePathsSchema,
} from '#src/publish/redirects/redirects.ts';
import { lowerCaseFunctionPath } from '../http/site/function-path.ts';
import { notFoundPage, textReply } from '../overview/notice-page.ts';
import { type OpenFile, openPublished } from './open-file.ts';
import type { BodyCache } from './published/body-cache.ts';
import { fileReply } from './reply/file-reply.ts';
import { sitePath } from './site-path.ts';

interface SiteContext {
  /** The built folder; looked up again for each request, so that a rebuild is visible at once. */
  readonly root: string;
  /** Folder of the scripts and styles for pages on demand; the site may have been built by an older program. */
  readonly assetsDir?: () => Promise<string>;
  readonly bodies: BodyCache;
  readonly nowMs: number;
}

/** Answers a request from a built site, like a CDN: pages, files, redirects to clean addresses, 404. */
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
  const file =
    (await openPublished(context.root, candidates)) ?? (await openAsset(cleanPath, candidates, context));
  if (file === undefined)
    return (
      (await removedVehicleReply(cleanPath, request, context)) ??
      (await redirectReply(cleanPath, search, context)) ??
      (await otherCaseReply(cleanPath, search, context)) ??
      notFound(request, context)
    );
  if (pathname !== cleanPath) {
    await file.handle.close();
    return movedTo(cleanPath, search);
  }
  return fileReply(file, { ...context, request, cleanPath });
}

function movedTo(cleanPath: string, search: string): Response {
  // 308 keeps the method, and unlike 301 no browser rewrites it (RFC 9110, 15.4.9).
  return new Response(null, {
    status: 308,
    headers: { ...cacheHeadersFor(cleanPath), Location: cleanPath + search },
  });
}

/** Addresses are in lower case. Those on paper are typed as they are printed: `/EOFY`, `/Search/Mazda`. */
async function otherCaseReply(
  cleanPath: string,
  search: string,
  context: SiteContext,
): Promise<Response | undefined> {
  const lower = cleanPath.toLowerCase();
  if (lowerCaseFunctionPath(cleanPath, search) !== null) return movedTo(lower, search);
  const target = sitePath(lower);
  if (lower === cleanPath || target.kind !== 'file') return undefined;
  const file = await openPublished(context.root, target.candidates);
  if (file === undefined) return redirectReply(lower, search, context);
  await file.handle.close();
  return movedTo(lower, search);
}

/** A file of the program that renders pages on demand; its name contains a digest of its content. */
async function openAsset(
  cleanPath: string,
  candidates: readonly string[],
  { assetsDir }: SiteContext,
): Promise<OpenFile | undefined> {
  if (assetsDir === undefined || !cleanPath.startsWith('/_astro/')) return undefined;
  const dir = await assetsDir().catch(() => null);
  return dir === null ? undefined : openPublished(dir, candidates);
}

/**
 * The reply for a removed vehicle: a redirect to the listing of its model (301, because it does not return), or 410,
 * which search engines drop sooner than 404. Undefined if there was never such a page.
 */
async function removedVehicleReply(
  cleanPath: string,
  request: Request,
  context: SiteContext,
): Promise<Response | undefined> {
  const slug = /^\/cars\/([a-z0-9-]+)$/.exec(cleanPath)?.[1];
  if (slug === undefined) return undefined;
  const removed = await readRemovedVehicles(context);
  if (!Object.hasOwn(removed, slug)) return undefined;
  const leadsTo = removed[slug] ?? null;
  if (leadsTo === null) return notFound(request, context, 410);
  return new Response(null, { status: 301, headers: { ...cacheHeadersFor(leadsTo), Location: leadsTo } });
}

/** A redirect that the dealer has configured (301). Undefined for any other address. */
async function redirectReply(
  cleanPath: string,
  search: string,
  context: SiteContext,
): Promise<Response | undefined> {
  const target = redirectTarget(await readRedirects(context), cleanPath, search);
  if (target === null) return undefined;
  return new Response(null, { status: 301, headers: { ...cacheHeadersFor(cleanPath), Location: target } });
}

async function readRedirects({ root }: SiteContext): Promise<Redirects> {
  return readJson(root, REDIRECTS_FILE, redirectsSchema);
}

/** Read for each such request, which is rare, because the file may have been published a moment ago. */
async function readRemovedVehicles({ root }: SiteContext): Promise<RemovedVehiclePaths> {
  return readJson(root, REMOVED_VEHICLES_FILE, removedVehiclePathsSchema);
}

/** Empty for a site that was built before the file existed. */
async function readJson<Value>(
  root: string,
  name: string,
  schema: v.GenericSchema<unknown, Record<string, Value>>,
): Promise<Record<string, Value>> {
  const file = await openPublished(root, [name]);
  if (file === undefined) return {};
  try {
    return v.parse(schema, JSON.parse(await file.handle.readFile('utf8')));
  } finally {
    await file.handle.close();
  }
}

/** The dealer's own 404 page, without a validator: it must never be answered with 304 for an existing page. */
async function notFound(request: Request, context: SiteContext, status: 404 | 410 = 404): Promise<Response> {
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
  return new Response(page.body, { status, headers });
}
