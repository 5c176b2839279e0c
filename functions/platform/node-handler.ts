import { join } from 'node:path';
import { strictTransportSecurity } from '#src/publish/headers.ts';
import { createApp } from '../app.ts';
import { siteOfHost } from '../http/site-of-host.ts';
import { notFoundPage, serverErrorPage, textReply, unknownHostPage } from '../overview/notice-page.ts';
import { overviewPage } from '../overview/overview-page.ts';
import { ownPageHeaders } from '../overview/page-shell.ts';
import { createBodyCache } from '../static/body-cache.ts';
import { watchPublishedSites } from '../static/published-sites.ts';
import { serveSite } from '../static/serve-site.ts';

interface HandlerOptions {
  /** Holds one built folder per dealer. */
  readonly distDir: string;
  /** See `BEHIND_PROXY` in `env.ts`. */
  readonly behindProxy: boolean;
  readonly version: string;
  readonly now: () => number;
  readonly reportError: (error: unknown) => void;
}

const cachedBodyBytes = 64 * 1024 * 1024;

/** Everything one machine serves, as one function: the functions under `/api`, the sites, the overview. */
export function createNodeHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  const { distDir, behindProxy, now, reportError } = options;
  const listSites = watchPublishedSites(distDir, now);
  const app = createApp({ ...options, listSites });
  const bodies = createBodyCache(cachedBodyBytes);

  async function answer(request: Request): Promise<Response> {
    const { pathname, hostname, port } = new URL(request.url);
    if (pathname === '/api' || pathname.startsWith('/api/')) return app.fetch(request);
    const sites = await listSites();
    const match = siteOfHost(hostname, sites);
    if (match.kind === 'site') {
      return serveSite(request, { root: join(distDir, match.site.slug), bodies, nowMs: now() });
    }
    // `*.localhost` names are asked for on the machine itself, unless a proxy passes on what a stranger wrote.
    const isDeveloper = !behindProxy && (match.kind === 'machine' || hostname.endsWith('.localhost'));
    if (match.kind === 'unknown' || !isDeveloper) {
      return unknownHostPage(request, hostname, isDeveloper ? sites : undefined);
    }
    return overviewReply(request, pathname, () => overviewPage(sites, port, now()));
  }

  return async (request) => {
    const visited = behindProxy ? asVisited(request) : request;
    const reply = await answer(visited).catch((error: unknown) => {
      reportError(error);
      return serverErrorPage(visited);
    });
    if (visited.url.startsWith('https:')) {
      reply.headers.set('Strict-Transport-Security', strictTransportSecurity);
    }
    return reply;
  };
}

/** The request under the scheme that the visitor used, which the proxy in front ended. */
function asVisited(request: Request): Request {
  const [scheme] = (request.headers.get('X-Forwarded-Proto') ?? '').split(',');
  if (scheme?.trim() !== 'https') return request;
  return new Request(request.url.replace(/^http:/, 'https:'), request);
}

async function overviewReply(request: Request, pathname: string, render: () => Promise<string>) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return textReply(405, 'Pages can only be read.', { Allow: 'GET, HEAD' });
  }
  if (pathname !== '/') return notFoundPage(request);
  const page = await render();
  return new Response(request.method === 'HEAD' ? null : page, { headers: ownPageHeaders });
}
