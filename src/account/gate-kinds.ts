/**
 * Pages and features that a dealer can restrict to signed-in shoppers (leads and dealer §6); `gates` in account.json
 * says which are.
 */
export const gateKinds = [
  'checkout',
  'personalised-finance',
  'spin-to-win',
  'online-payment',
  'equifax-finance',
  'my-garage',
  'trade-in',
  'sell-my-car',
] as const;

export type GateKind = (typeof gateKinds)[number];

/** Values of `type` of `/sign-in`: the reason for signing in. Watchlist and saved searches always require it. */
export const signInTypes = [...gateKinds, 'watchlist', 'saved-search', 'default'] as const;

export type SignInType = (typeof signInTypes)[number];

/** "/mymotorama, /mybigboxcars, /myblinkr, /myservco, /my-garage" (leads and dealer §2); a dealer has one or two. */
export const garagePaths = ['/my-garage', '/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco'] as const;

/**
 * URL paths behind each gate. `/checkout-journey` is not included, because it only redirects to the checkout of a
 * vehicle.
 */
const patterns: Readonly<Record<GateKind, RegExp>> = {
  checkout: /^\/cars\/[^/]+\/(?:checkout|buy-online)$/,
  'personalised-finance': /^\/personalised\/finance$/,
  'spin-to-win': /^\/spin-to-win$/,
  'online-payment': /^\/online-payment$/,
  'equifax-finance': /^\/equifax-finance$/,
  'my-garage': new RegExp(`^(?:${garagePaths.join('|')})$`),
  'trade-in': /^\/(?:cars\/)?trade-in$/,
  'sell-my-car': /^\/sell-(?:my|your)-car$/,
};

/** The gate that protects a path, ignoring case; null if none. */
export function gateOf(pathname: string): GateKind | null {
  const path = decoded(pathname);
  return gateKinds.find((kind) => patterns[kind].test(path)) ?? null;
}

interface Account {
  readonly enabled: boolean;
  readonly gates: Readonly<Record<GateKind, boolean>>;
}

/** Nothing is gated at a dealer without accounts. */
export function isGated({ enabled, gates }: Account, kind: GateKind): boolean {
  return enabled && gates[kind];
}

/** Decodes the path, because `/my%2Dgarage` is the same page. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
