import * as v from 'valibot';
import { gateOf } from '#src/account/gate-kinds.ts';
import { cacheHeadersFor, STRICT_TRANSPORT_SECURITY, securityHeaders } from '#src/publish/policy/headers.ts';
import { REDIRECTS_FILE, redirectsSchema, redirectTarget } from '#src/publish/redirects/redirects.ts';
import { readEnv, readSecret } from '../env.ts';
import { isFunctionPath, lowerCaseFunctionPath } from '../http/site/function-path.ts';
import { postAnywhere } from '../leads/delivery/webhook/receiver.ts';
import { createAssetData } from '../static/published/asset-data.ts';
import { sitePath } from '../static/site-path.ts';
import { openWebDatabase } from '../storage/open-web-database.ts';
import { type CloudHost, createCloudHost } from './cloud/cloud-host.ts';

/** The Worker's variables and secrets, and the built folder of one dealer as its static assets. */
interface Bindings {
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> };
  readonly [variable: string]: unknown;
}

interface Execution {
  waitUntil(work: Promise<unknown>): void;
}

/** Created by the first request; bindings never change while the Worker runs. */
let host: CloudHost | undefined;

function hostOf({ ASSETS, ...bindings }: Bindings): CloudHost {
  const texts = Object.entries(bindings).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const variables = Object.fromEntries(texts);
  host ??= createCloudHost({
    env: readEnv(variables),
    secret: (name) => readSecret(name, variables),
    openDatabase: openWebDatabase,
    program: () => import('#program'),
    // A Worker has no private network: its fetch reaches the public internet only.
    postWebhook: postAnywhere,
    ...createAssetData((path) => ASSETS.fetch(new Request(new URL(path, 'https://assets.invalid')))),
    // Images and PDFs are drawn by libraries that need Node.
    documentPrinter: null,
  });
  return host;
}

/**
 * Serves a static file with the same headers as the Node server; internal files of the functions
 * are not served.
 */
async function fileOf(request: Request, { ASSETS }: Bindings): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const isHidden = sitePath(pathname).kind !== 'file';
  const asset = await ASSETS.fetch(isHidden ? new Request(new URL('/404', request.url)) : request);
  const target = asset.status === 404 ? await targetOf(pathname, search, ASSETS) : null;
  if (target !== null) return new Response(null, { status: 301, headers: { Location: target } });
  const lower = asset.status === 404 && !isHidden ? await lowerCaseOf(new URL(request.url), ASSETS) : null;
  if (lower !== null) return new Response(null, { status: 308, headers: { Location: lower + search } });
  const reply = new Response(asset.body, { status: isHidden ? 404 : asset.status, headers: asset.headers });
  const { status } = reply;
  const caching = status === 200 || status === 304 ? cacheHeadersFor(pathname) : {};
  const headers = { ...securityHeaders, ...caching, 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY };
  for (const [name, value] of Object.entries(headers)) reply.headers.set(name, value);
  return reply;
}

/** The path in lower case of an address that exists and is typed with capitals, as `/Search/Mazda`; null for others. */
async function lowerCaseOf(
  { href, pathname, search }: URL,
  assets: Bindings['ASSETS'],
): Promise<string | null> {
  const lower = pathname.toLowerCase();
  if (lower === pathname || sitePath(lower).kind !== 'file') return null;
  if (lowerCaseFunctionPath(pathname, search) !== null) return lower;
  const { status } = await assets.fetch(new Request(new URL(lower, href)));
  return status !== 404 || (await targetOf(lower, search, assets)) !== null ? lower : null;
}

/** The dealer's redirect for an address without a page; null for none. */
async function targetOf(
  pathname: string,
  search: string,
  assets: Bindings['ASSETS'],
): Promise<string | null> {
  const file = await assets.fetch(new Request(`https://assets.invalid/${REDIRECTS_FILE}`));
  const redirects = v.safeParse(redirectsSchema, file.ok ? await file.json() : null);
  const path = pathname.replace(/(?:\.html)?\/?$/, '');
  return redirects.success ? redirectTarget(redirects.output, path, search) : null;
}

/** Pages of vehicles; one without a file may belong to a removed vehicle. */
const carPage = /^\/cars\/[a-z0-9-]+$/;

/** Entry for Cloudflare Workers; README.md beside it describes the deployment. */
const worker = {
  fetch: async (request: Request, bindings: Bindings, execution: Execution): Promise<Response> => {
    const url = new URL(request.url);
    const isAnswered =
      isFunctionPath(url.pathname, url.search) ||
      (gateOf(url.pathname) !== null && (await hostOf(bindings).isGatedFile(url)));
    const answer = () =>
      hostOf(bindings).answer(request, {
        address: request.headers.get('CF-Connecting-IP') ?? '',
        waitUntil: (work) => execution.waitUntil(work),
      });
    if (isAnswered) return answer();
    const file = await fileOf(request, bindings);
    if (file.status !== 404 || !carPage.test(url.pathname)) return file;
    const removed = await answer();
    return removed.status === 404 ? file : removed;
  },
  scheduled: (_event: unknown, bindings: Bindings, execution: Execution): void => {
    execution.waitUntil(hostOf(bindings).round());
  },
};

export { worker as default };
