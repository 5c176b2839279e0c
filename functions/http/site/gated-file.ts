import { type GateKind, gateOf, isGated } from '#src/account/gate-kinds.ts';
import type { Ports } from '../../ports/ports.ts';
import { siteOfHost } from './site-of-host.ts';

/** Static pages, unless the dealer shows them only to signed-in shoppers. */
const plainPages: ReadonlySet<GateKind> = new Set([
  'personalised-finance',
  'equifax-finance',
  'trade-in',
  'sell-my-car',
]);

/** Whether the dealer's settings make the functions answer instead of a static page. */
export async function isGatedFile(
  { listSites, publishedSite }: Pick<Ports, 'listSites' | 'publishedSite'>,
  { hostname, pathname }: Pick<URL, 'hostname' | 'pathname'>,
): Promise<boolean> {
  const kind = gateOf(pathname);
  if (kind === null || !plainPages.has(kind)) return false;
  const match = siteOfHost(hostname, await listSites());
  const published = match.kind === 'site' ? await publishedSite(match.site.slug) : null;
  return published !== null && isGated(published.settings.account, kind);
}
