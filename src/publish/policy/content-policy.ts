import { type ChatSources, chatHosts } from '../../chat/chat-provider.ts';

/** The settings that decide which hosts pages may contact. */
interface Sources {
  readonly search: { readonly typesense: { readonly nodes: readonly string[] } | null };
  readonly market: { readonly plugins: readonly { readonly script: string | null }[] };
  readonly chat: ChatSources;
}

const originsOf = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

/**
 * The Content-Security-Policy (CSP level 3) of a dealer's pages, except the directives that a meta tag cannot
 * carry, which are in `headers.ts`. Only inline scripts with one of the `scriptHashes` (`sha256-…`) run;
 * `onclick` attributes and `javascript:` addresses never do.
 */
export function contentPolicy({ search, market, chat }: Sources, scriptHashes: readonly string[]): string {
  const nodes = originsOf(search.typesense?.nodes ?? []);
  // Valuation suppliers chosen by the dealer: their scripts call their own servers.
  const suppliers = originsOf(market.plugins.flatMap(({ script }) => script ?? []));
  // The chat chosen by the dealer; its script is loaded when a shopper opens it.
  const chats = chatHosts(chat);
  const chatPages = chats.filter((host) => !host.startsWith('wss:'));
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...suppliers, ...chatPages],
    // Style attributes set the widths of bars and the positions of dots, and hashes cannot allow them. CSS
    // cannot leak what a visitor types: images are limited by `img-src`.
    'style-src': ["'self'", "'unsafe-inline'", ...chatPages],
    ...(chatPages.length > 0 && { 'font-src': ["'self'", 'data:', ...chatPages] }),
    // Feeds name photos and videos on suppliers' servers, which cannot be listed in advance.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'https:'],
    'connect-src': ["'self'", ...nodes, ...suppliers, ...chats],
    'worker-src': ["'self'"],
    // The platforms of `video-embed.ts`.
    'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', ...suppliers, ...chatPages],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The policy applies to what follows it: it must come before all scripts, but after the character set. */
const beginning = /<head>(?:<meta charset="[^"]*">)?/i;

const scriptStart = /<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>/y;

interface PagePolicyOptions {
  /** The texts of our own inline scripts. */
  readonly scripts: readonly string[];
  /** Builds the whole policy for a page whose inline scripts have these hashes. */
  readonly policy: (scriptHashes: readonly string[]) => string;
  /** Encodes a part of a page back into its bytes, by the encoding with which the page was decoded. */
  readonly bytesOf: (text: string) => Uint8Array<ArrayBuffer>;
}

/** Adds the policy to a page; `astroPolicy` is the header that Astro sends with it. */
export type AddPolicy = (html: string, astroPolicy: string) => Promise<string>;

/**
 * Allows on each page only those inline scripts that are ours or have their hash in Astro's policy. A script
 * that came with a feed or a dealer's text does not run.
 */
export function createPagePolicy({ scripts, policy, bytesOf }: PagePolicyOptions): AddPolicy {
  const utf8 = new TextEncoder();
  const ownHashes = Promise.all(scripts.map((text) => sha256(utf8.encode(text))));
  // Cached: the same few scripts occur in thousands of pages.
  const known = new Map<string, Promise<string>>();
  const hashOf = (text: string) => {
    const hash = known.get(text) ?? sha256(bytesOf(text));
    known.set(text, hash);
    return hash;
  };
  return async (html, astroPolicy) => {
    const head = beginning.exec(html);
    if (head === null) return html;
    const own = await ownHashes;
    const hashes = await Promise.all(scriptsWithin(html).map(hashOf));
    const allowed = hashes.filter((hash) => own.includes(hash) || astroPolicy.includes(`'${hash}'`));
    const content = policy([...new Set(allowed)]);
    const start = head.index + head[0].length;
    const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
    return html.slice(0, start) + meta + html.slice(start);
  };
}

/** The inline scripts that a browser would run, without those that hold data or load a file. */
function scriptsWithin(html: string): string[] {
  const texts: string[] = [];
  for (let at = html.indexOf('<script'); at !== -1; at = html.indexOf('<script', at + 1)) {
    scriptStart.lastIndex = at;
    const [tag = '', attributes = ''] = scriptStart.exec(html) ?? [];
    const isRun = tag !== '' && !/\ssrc=|\stype="(?!module"|text\/javascript")/.test(attributes);
    const start = at + tag.length;
    if (isRun) texts.push(html.slice(start, html.indexOf('</script', start)));
  }
  return texts;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}
