import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { isFunctionPath } from '#functions/http/site/function-path.ts';
import { createBodyCache } from '#functions/static/published/body-cache.ts';
import { contentTypeOf } from '#functions/static/reply/content-type.ts';
import { serveSite } from '#functions/static/serve-site.ts';
import { sitePath } from '#functions/static/site-path.ts';
import { gateOf, isGated } from '#src/account/gate-kinds.ts';
import { ICO_ICON, siteIcons, TOUCH_ICON } from '#src/publish/icons/site-icons.build.ts';
import { redirectTarget } from '#src/publish/redirects/redirects.ts';
import { siteRedirects } from '#src/publish/redirects/site-redirects.build.ts';
import type { DevMessage } from './dev-message.ts';
import { errorPage, nothingYetPage } from './error-page.ts';
import { INNER_HEADER } from './inner-request.ts';
import { clockScript, fieldTime, readClock } from './site/dev-clock.ts';
import { clockPath, eventsPath, withDevParts } from './site/dev-parts.ts';
import type { DevNews, DevState } from './site/dev-state.ts';

interface DevRequests {
  readonly slug: string;
  readonly state: DevState;
  readonly functions: { answer: (request: Request, address: string) => Promise<Response> };
  /** The dealer's public folders, served at the root of the site; the first that has the file serves it. */
  readonly publicDirs: readonly string[];
  /** Marks requests of the functions to Astro's server, which are not intercepted. */
  readonly innerToken: string;
}

type Next = (error?: unknown) => void;
type Answer = (request: Request) => Promise<Response>;

/** Astro's own tools in this process need Node's original web classes. */
const listenerOptions = { overrideGlobalObjects: false };

const CLOCK_TICK_MS = 30_000;
const pageHeaders = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
const CACHED_BODY_BYTES = 16 * 1024 * 1024;

/**
 * Answers everything that is not an Astro page: events, the clock, the functions, the dealer's public files.
 */
export function devRequests(options: DevRequests) {
  const { state, innerToken } = options;
  const bodies = createBodyCache(CACHED_BODY_BYTES);
  const inParts: (answer: Answer) => Answer = (answer) => async (request) =>
    withParts(await answer(request), state.news());
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const isInner = request.headers[INNER_HEADER] === innerToken;
    const url = isInner ? null : addressOf(request);
    if (url?.pathname === eventsPath) {
      sendEvents(request, response, options);
      return;
    }
    const answer =
      url &&
      (answerTo(url, request, options) ?? fileAnswer(url, options, bodies) ?? iconAnswer(url, options));
    const made =
      answer ?? (!isInner && state.shown() === null && wantsPage(request) ? nothingYet(state) : null);
    if (made === null) next();
    else void getRequestListener(inParts(made), listenerOptions)(request, response);
  };
}

function answerTo(
  url: URL,
  request: IncomingMessage,
  { functions, slug, state }: DevRequests,
): Answer | null {
  const { pathname, search, hostname, port } = url;
  if (pathname === clockPath) return async () => script(clockScript(state.aheadMs()));
  if (request.method === 'GET' && hostname === 'localhost' && wantsPage(request))
    return async () => redirect(`http://${slug}.localhost:${port}${pathname}${search}`);
  if (request.method === 'GET' && url.searchParams.has('at')) return () => setClock(url, state);
  const target = request.method === 'GET' && wantsPage(request) ? targetOf(url, state) : null;
  if (target !== null) return async () => redirect(target);
  const isFunction = isFunctionPath(pathname, search) || isGatedPage(pathname, state);
  if (state.shown() === null || !isFunction) return null;
  const address = request.socket.remoteAddress ?? '';
  return (asked) => functions.answer(asked, address);
}

/** The dealer's redirect for an address without a page; null if there is none. */
function targetOf({ pathname, search }: URL, state: DevState): string | null {
  const shown = state.shown();
  if (shown === null) return null;
  const site = { tenant: shown.tenant, words: () => ({}), now: new Date(state.now()) };
  return redirectTarget(siteRedirects(site), pathname, search);
}

function addressOf({ url = '/', headers }: IncomingMessage): URL | null {
  const address = `http://${headers.host ?? 'localhost'}${url}`;
  return URL.canParse(address) ? new URL(address) : null;
}

function wantsPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

function isGatedPage(pathname: string, state: DevState): boolean {
  const kind = gateOf(pathname);
  const shown = state.shown();
  return kind !== null && shown !== null && isGated(shown.tenant.settings.account, kind);
}

/** Sets the clock and removes the time from the address. */
async function setClock(url: URL, state: DevState): Promise<Response> {
  const zone = state.shown()?.tenant.settings.site.timeZone ?? 'UTC';
  const reading = readClock(url.searchParams.get('at') ?? '', zone, Date.now());
  if (!reading.ok) {
    return new Response(await errorPage('The clock is as it was', reading.message), {
      status: 400,
      headers: pageHeaders,
    });
  }
  state.setClock(reading.aheadMs);
  url.searchParams.delete('at');
  return redirect(url.pathname + url.search);
}

function redirect(to: string): Response {
  return new Response(null, { status: 303, headers: { Location: to, 'Cache-Control': 'no-store' } });
}

function script(text: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

function nothingYet({ news }: DevState): Answer {
  return async () =>
    new Response(withDevParts(await nothingYetPage(), news().revision), {
      status: 503,
      headers: pageHeaders,
    });
}

/** Adds the bar to a page of the functions. */
async function withParts(reply: Response, { revision }: DevNews): Promise<Response> {
  if (!reply.headers.get('Content-Type')?.startsWith('text/html')) return reply;
  const headers = new Headers(reply.headers);
  for (const name of ['Content-Length', 'ETag']) headers.delete(name);
  const { status } = reply;
  return new Response(withDevParts(await reply.text(), revision), { status, headers });
}

function fileAnswer(
  url: URL,
  { publicDirs, state }: DevRequests,
  bodies: ReturnType<typeof createBodyCache>,
): Answer | null {
  const target = sitePath(url.pathname);
  if (target.kind !== 'file') return null;
  const root = publicDirs.find((dir) =>
    target.candidates.some((name) => statSync(join(dir, name), { throwIfNoEntry: false })?.isFile()),
  );
  return root === undefined ? null : (asked) => serveSite(asked, { root, bodies, nowMs: state.now() });
}

/** An icon derived from the dealer's, drawn for each request. */
function iconAnswer({ pathname }: URL, { state }: DevRequests): Answer | null {
  const shown = state.shown();
  if (shown === null || ![ICO_ICON, TOUCH_ICON].includes(pathname.slice(1))) return null;
  const icon = siteIcons(shown.tenant, '').find(({ file }) => pathname === `/${file}`);
  if (icon === undefined) return null;
  const headers = { 'Content-Type': contentTypeOf(icon.file), 'Cache-Control': 'no-store' };
  return async () => new Response(Uint8Array.from(await icon.draw()), { headers });
}

/** Server-sent events: the present state at once, then each change. */
function sendEvents(request: IncomingMessage, response: ServerResponse, { slug, state }: DevRequests): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write('retry: 500\n\n');
  const tell = (news: DevNews) => response.write(`data: ${JSON.stringify(messageOf(slug, state, news))}\n\n`);
  tell(state.news());
  const endTelling = state.subscribe(tell);
  // Sends the clock regularly even if nothing changes.
  const minutes = setInterval(() => tell(state.news()), CLOCK_TICK_MS);
  request.once('close', () => {
    endTelling();
    clearInterval(minutes);
  });
}

function messageOf(slug: string, state: DevState, news: DevNews): DevMessage {
  const { site } = state.shown()?.tenant.settings ?? {};
  const timeZone = site?.timeZone ?? 'UTC';
  return {
    ...news,
    problems: [...news.problems],
    advice: [...news.advice],
    dealer: site?.name ?? slug,
    timeZone,
    time: fieldTime(state.now(), timeZone),
    isClockSet: state.aheadMs() !== 0,
  };
}
