import { carListPath } from '../car-list.ts';

/** A shared list of vehicles, `/shared-list?cars={slug},{slug}&from={name}`. */
export const SHARED_LIST_PATH = '/shared-list';

/**
 * Only a first name is accepted: a dealer's page must not display other text from a link, such as a number or a URL.
 */
const namePattern = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’ -]{0,28}[\p{L}\p{M}])?$/u;

/** The sender named in the query; null if missing or not a name. */
export function sharedBy(params: URLSearchParams): string | null {
  return nameIn(params.get('from') ?? '');
}

function nameIn(text: string): string | null {
  const name = text.trim().replace(/\s+/g, ' ');
  return namePattern.test(name) ? name : null;
}

/** The path of a shared list; `from` is omitted if it is not a name. */
export function sharedListPath(slugs: readonly string[], from: string): string {
  const path = carListPath(SHARED_LIST_PATH, slugs);
  const name = nameIn(from);
  return name === null || slugs.length === 0 ? path : `${path}&from=${encodeURIComponent(name)}`;
}
