/** What the host name needs to know of a site. */
export interface HostedSite {
  readonly slug: string;
  /** The dealer's own domains, in lower case. */
  readonly hosts: readonly string[];
}

type HostMatch<Site extends HostedSite> =
  | { readonly kind: 'site'; readonly site: Site }
  /** This machine itself: no tenant. */
  | { readonly kind: 'machine' }
  | { readonly kind: 'unknown'; readonly hostname: string };

const machineNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Finds the site meant by a URL's host name, as `URL.hostname` gives it: lower case, IPv6 in brackets, no
 * port. `<slug>.localhost` comes first, so that no site can claim another's development address.
 */
export function siteOfHost<Site extends HostedSite>(
  urlHostname: string,
  sites: readonly Site[],
): HostMatch<Site> {
  // `example.com.` is the absolute spelling of `example.com`, and the same host.
  const hostname = urlHostname.replace(/\.$/, '');
  if (machineNames.has(hostname)) return { kind: 'machine' };
  const slug = hostname.endsWith('.localhost') ? hostname.slice(0, -'.localhost'.length) : undefined;
  const site =
    slug === undefined
      ? sites.find(({ hosts }) => hosts.includes(hostname))
      : sites.find((candidate) => candidate.slug === slug);
  return site === undefined ? { kind: 'unknown', hostname } : { kind: 'site', site };
}
