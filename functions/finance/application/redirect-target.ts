import { localPath } from '../../http/visitor/local-path.ts';

/**
 * Where a shopper may be sent on to: a page of this site, or over https one of the lender's `hosts` or below
 * one of them (CWE-601); null for any other address, whoever gave it.
 */
export function redirectTarget(address: string | null, hosts: readonly string[]): string | null {
  if (address === null || !URL.canParse(address)) return localPath(address);
  const { protocol, username, password, port, hostname, href } = new URL(address);
  const isPlain = protocol === 'https:' && username === '' && password === '' && port === '';
  const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isPlain && isKnown ? href : null;
}
