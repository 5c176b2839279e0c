import { type ChatSources, chatHosts } from '../../chat/chat-provider.ts';

/** What of a dealer's settings decides whom the pages may ask. */
interface Sources {
  readonly search: { readonly typesense: { readonly nodes: readonly string[] } | null };
  readonly market: { readonly plugins: readonly { readonly script: string | null }[] };
  readonly chat: ChatSources;
}

const originsOf = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

/**
 * The Content-Security-Policy of a dealer's pages (CSP level 3), but for what a meta tag cannot carry, which
 * is in `headers.ts`. `scriptHashes` are of the scripts within the page, as `sha256-…`; no other runs, nor
 * does any `onclick` or `javascript:` address.
 */
export function contentPolicy({ search, market, chat }: Sources, scriptHashes: readonly string[]): string {
  const nodes = originsOf(search.typesense?.nodes ?? []);
  // Suppliers of valuations, whom the dealer has chosen: their scripts ask their own servers.
  const suppliers = originsOf(market.plugins.flatMap(({ script }) => script ?? []));
  // The chat that the dealer has chosen; its script comes when a shopper asks for it.
  const chats = chatHosts(chat);
  const chatPages = chats.filter((host) => !host.startsWith('wss:'));
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...suppliers, ...chatPages],
    // Widths of bars and places of dots stand in style attributes, which no hash can allow; a page's own
    // script may set them all the same. Styles cannot send what a visitor types: images go to `img-src`.
    'style-src': ["'self'", "'unsafe-inline'", ...chatPages],
    ...(chatPages.length > 0 && { 'font-src': ["'self'", 'data:', ...chatPages] }),
    // Feeds name photographs and films at their suppliers', of which there is no list.
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
