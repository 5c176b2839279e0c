import type { PublishedSite } from '../ports/published-site.ts';

/** Fetches an image from another server; rejects when it is missing, too large or too slow. */
export type FetchPicture = (address: string) => Promise<Uint8Array>;

/**
 * Reads a photo by its address in the vehicle's record: a file of the dealer's site or a URL. Null
 * on failure, because a document without a photo is better than none.
 */
export async function photoOf(
  { file }: Pick<PublishedSite, 'file'>,
  address: string,
  fetchPicture: FetchPicture,
): Promise<Uint8Array | null> {
  if (address.startsWith('/')) return file(address.replace(/[?#].*$/, ''));
  return fetchPicture(address).catch(() => null);
}
