import { localPath } from '../../http/visitor/local-path.ts';

/**
 * The allowed redirect target: a page of this site, or an https URL on one of the lender's `hosts`
 * or their subdomains. Null for any other address (open redirect, CWE-601).
 */
export function allowedRedirect(address: string | null, hosts: readonly string[]): string | null {
  if (address === null || !URL.canParse(address)) return localPath(address);
  const { protocol, username, password, port, hostname, href } = new URL(address);
  const isPlain = protocol === 'https:' && username === '' && password === '' && port === '';
  const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isPlain && isKnown ? href : null;
}
