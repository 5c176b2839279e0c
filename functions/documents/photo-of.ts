import type { PublishedSite } from '../ports/published-site.ts';

/** Fetches a picture from another machine; rejects when it is not there, too large or too slow. */
export type FetchPicture = (address: string) => Promise<Uint8Array>;

/**
 * A picture by the address that the vehicle's record gives: a file of the dealer's own site, or one on
 * another machine. Null when it cannot be had: a document without a photo is better than none.
 */
export async function photoOf(
  { file }: Pick<PublishedSite, 'file'>,
  address: string,
  fetchPicture: FetchPicture,
): Promise<Uint8Array | null> {
  if (address.startsWith('/')) return file(address.replace(/[?#].*$/, ''));
  return fetchPicture(address).catch(() => null);
}
