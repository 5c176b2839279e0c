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
