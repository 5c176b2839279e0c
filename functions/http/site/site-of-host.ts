/** The part of a site that is needed to find it by host name. */
export interface HostedSite {
  readonly slug: string;
  /** The dealer's own domains, in lower case. */
  readonly hosts: readonly string[];
  /** Slug of the dealer, if this is its site in another language; null or missing for its main site. */
  readonly languageOf?: string | null;
}

type HostMatch<Site extends HostedSite> =
  | { readonly kind: 'site'; readonly site: Site }
  /** The machine's own name, without a dealer. */
  | { readonly kind: 'machine' }
  | { readonly kind: 'unknown'; readonly hostname: string };

const machineNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host name (from `plainHostname`) is one of this machine. */
export function isMachineName(hostname: string): boolean {
  return machineNames.has(hostname);
}

/**
 * The host name of a URL without a trailing dot: `example.com.` is the same host as `example.com`.
 */
export function plainHostname({ hostname }: Pick<URL, 'hostname'>): string {
  return hostname.replace(/\.$/, '');
}

/**
 * Finds the site of a host name in the form of `URL.hostname`: lower case, IPv6 in brackets, no
 * port. `<slug>.localhost` comes first, so that no site can claim another's development address.
 */
export function siteOfHost<Site extends HostedSite>(
  urlHostname: string,
  sites: readonly Site[],
): HostMatch<Site> {
  const hostname = plainHostname({ hostname: urlHostname });
  if (isMachineName(hostname)) return { kind: 'machine' };
  const slug = hostname.endsWith('.localhost') ? hostname.slice(0, -'.localhost'.length) : undefined;
  const site =
    slug === undefined
      ? sites.find(({ hosts }) => hosts.includes(hostname))
      : sites.find((candidate) => candidate.slug === slug);
  return site === undefined ? { kind: 'unknown', hostname } : { kind: 'site', site };
}
