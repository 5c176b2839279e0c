/**
 * What a dealer may keep for shoppers who have signed in (leads and dealer §6); which of them, is account.json
 * `gates`.
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

/** What somebody wants who is sent to sign in: `type` of `/sign-in`. A watchlist and a saved search always need somebody. */
export const signInTypes = [...gateKinds, 'watchlist', 'saved-search', 'default'] as const;

export type SignInType = (typeof signInTypes)[number];

/** "/mymotorama, /mybigboxcars, /myblinkr, /myservco, /my-garage" (leads and dealer §2); a dealer has one or two. */
export const garagePaths = ['/my-garage', '/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco'] as const;

/** The addresses of each; `/checkout-journey` is none of them, for it only looks for the vehicle's own. */
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

/** Which gate the path of an address stands behind, however its letters are written; null for none. */
export function gateOf(pathname: string): GateKind | null {
  const path = decoded(pathname);
  return gateKinds.find((kind) => patterns[kind].test(path)) ?? null;
}

interface Account {
  readonly enabled: boolean;
  readonly gates: Readonly<Record<GateKind, boolean>>;
}

/** Where nobody can sign in, nothing is kept for those who have. */
export function isGated({ enabled, gates }: Account, kind: GateKind): boolean {
  return enabled && gates[kind];
}

/** `/my%2Dgarage` is the same page. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
