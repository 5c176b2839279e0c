import { join } from 'node:path';
import { STRICT_TRANSPORT_SECURITY } from '#src/publish/policy/headers.ts';
import type { RenderOnDemand } from '#src/render/on-demand-pages.ts';
import { createApp } from '../app.ts';
import { createPages, loadOnce } from '../http/replies/rendered-pages.ts';
import { isFunctionPath } from '../http/site/function-path.ts';
import { isGatedFile } from '../http/site/gated-file.ts';
import { siteOfHost } from '../http/site/site-of-host.ts';
import { notFoundPage, serverErrorPage, textReply, unknownHostPage } from '../overview/notice-page.ts';
import { overviewPage } from '../overview/overview-page.ts';
import { ownPageHeaders } from '../overview/page-shell.ts';
import type { Ports } from '../ports/ports.ts';
import { createBodyCache } from '../static/published/body-cache.ts';
import { createPublishedData } from '../static/published/published-data.ts';
import { watchPublishedSites } from '../static/published/published-sites.ts';
import { serveSite } from '../static/serve-site.ts';
import { pooledPrinter } from './lazy-printer.ts';

/** The compiled pages and the folder of their scripts and styles. */
export interface NodeProgram {
  readonly render: RenderOnDemand;
  readonly assetsDir: string;
}

interface HandlerOptions extends Omit<Ports, 'listSites' | 'publishedSite' | 'pages' | 'documentPrinter'> {
  /** Called by the first page that is rendered on demand. */
  readonly openProgram: () => Promise<NodeProgram>;
  /** Contains one built folder per dealer. */
  readonly distDir: string;
  /** See `BEHIND_PROXY` in `env.ts`. */
  readonly behindProxy: boolean;
}

/** Handles a request; `peerAddress` is the IP address of the connection. */
type NodeHandler = (request: Request, peerAddress?: string) => Promise<Response>;

const CACHED_BODY_BYTES = 64 * 1024 * 1024;

/** Everything the server answers: functions, dealer sites, the overview. */
export function createNodeHandler(options: HandlerOptions): NodeHandler {
  const { distDir, behindProxy, now, reportError } = options;
  const listSites = watchPublishedSites(distDir, now);
  const publishedSite = createPublishedData(distDir);
  const program = loadOnce(options.openProgram);
  const pages = createPages({ program: async () => ({ ...(await program()), digest: null }), now });
  const app = createApp({
    ...options,
    pages,
    listSites,
    publishedSite,
    documentPrinter: pooledPrinter(reportError),
  });
  const bodies = createBodyCache(CACHED_BODY_BYTES);

  async function answer(request: Request, address: string): Promise<Response> {
    const url = new URL(request.url);
    const { pathname, search, hostname, port } = url;
    const isAnswered =
      isFunctionPath(pathname, search) || (await isGatedFile({ listSites, publishedSite }, url));
    if (isAnswered) return app.fetch(request, { address });
    const sites = await listSites();
    const match = siteOfHost(hostname, sites);
    if (match.kind === 'site') {
      return serveSite(request, {
        root: join(distDir, match.site.slug),
        assetsDir: async () => (await program()).assetsDir,
        bodies,
        nowMs: now(),
      });
    }
    // `*.localhost` is used on the machine itself; behind a proxy it could be a forged `Host`
    // header.
    const isDeveloper = !behindProxy && (match.kind === 'machine' || hostname.endsWith('.localhost'));
    if (match.kind === 'unknown' || !isDeveloper) {
      return unknownHostPage(request, hostname, isDeveloper ? sites : undefined);
    }
    return overviewReply(request, pathname, () => overviewPage(sites, port, now()));
  }

  return async (request, peerAddress = '') => {
    const visited = behindProxy ? asVisited(request) : request;
    const address = behindProxy ? forwardedAddress(request, peerAddress) : peerAddress;
    const reply = await answer(visited, address).catch((error: unknown) => {
      reportError(error);
      return serverErrorPage(visited);
    });
    if (visited.url.startsWith('https:')) {
      reply.headers.set('Strict-Transport-Security', STRICT_TRANSPORT_SECURITY);
    }
    return reply;
  };
}

/** The request with the scheme that the visitor used, if the proxy terminated https. */
function asVisited(request: Request): Request {
  const [scheme] = (request.headers.get('X-Forwarded-Proto') ?? '').split(',');
  if (scheme?.trim() !== 'https') return request;
  return new Request(request.url.replace(/^http:/, 'https:'), request);
}

/**
 * The last address in the list was added by our proxy; the others can be forged. Some proxies add the visitor's port,
 * which is another one for each connection.
 */
function forwardedAddress(request: Request, peerAddress: string): string {
  const last = request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() || peerAddress;
  const withPort = /^(?:\[([\da-f:.]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/i.exec(last);
  return withPort?.[1] ?? withPort?.[2] ?? last;
}

async function overviewReply(request: Request, pathname: string, render: () => Promise<string>) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return textReply(405, 'Pages can only be read.', { Allow: 'GET, HEAD' });
  }
  if (pathname !== '/') return notFoundPage(request);
  const page = await render();
  return new Response(request.method === 'HEAD' ? null : page, { headers: ownPageHeaders });
}
