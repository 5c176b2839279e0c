import { html } from 'hono/html';
import type { SiteInfo } from '#src/publish/published/site-info.schema.ts';
import { siteUrl } from './overview-page.ts';
import { ownPageHeaders, pageShell } from './page-shell.ts';

/** A one-line refusal for requests that a browser does not send by itself. */
export function textReply(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}

/** For a site that was built without a 404 page. */
export async function notFoundPage(request: Request): Promise<Response> {
  return pageReply(
    request,
    404,
    'Page not found',
    html`<h1>Page not found</h1>
<p>There is nothing at this address. <a href="/">Go to the home page</a>.</p>`,
  );
}

export async function serverErrorPage(request: Request): Promise<Response> {
  return pageReply(
    request,
    500,
    'Something went wrong',
    html`<h1>Something went wrong</h1>
<p>The page could not be read. Please load it again in a moment.</p>`,
  );
}

interface Refusal {
  readonly heading: string;
  readonly sentences: readonly string[];
  /** The text of the link to the home page. */
  readonly home: string;
}

/** A plain refusal page, for when the dealer's own page cannot be rendered. */
export async function refusalPage(
  request: Request,
  status: number,
  { heading, sentences, home }: Refusal,
): Promise<Response> {
  return pageReply(
    request,
    status,
    heading,
    html`<h1>${heading}</h1>
<div role="alert">${sentences.map((sentence) => html`<p>${sentence}</p>`)}</div>
<p><a href="/">${home}</a></p>`,
  );
}

/** `known` is undefined on a public server, which must not reveal the dealers' names. */
export async function unknownHostPage(
  request: Request,
  hostname: string,
  known: readonly SiteInfo[] | undefined,
): Promise<Response> {
  const { port } = new URL(request.url);
  const help =
    known &&
    (known.length === 0
      ? html`<div class="empty">
<p><strong>Nothing is built yet.</strong> Run <code>npm run build</code>, then load this page again.</p>
</div>`
      : html`<p>These dealers are built:</p>
<ul>${known.map(({ slug, name }) => html`<li><a href="${siteUrl(slug, port)}">${name}</a></li>`)}</ul>`);
  return pageReply(
    request,
    421,
    'Unknown host',
    html`<h1>No dealer at this address</h1>
<p>This server has no website for <code>${hostname}</code>.</p>${help ?? ''}`,
  );
}

async function pageReply(
  request: Request,
  status: number,
  title: string,
  content: Parameters<typeof pageShell>[1],
): Promise<Response> {
  const page = await pageShell(title, content);
  return new Response(request.method === 'HEAD' ? null : page, { status, headers: ownPageHeaders });
}
