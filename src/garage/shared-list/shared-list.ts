import { carListPath } from '../car-list.ts';

/** A list of vehicles that somebody sends to somebody else, `/shared-list?cars={slug},{slug}&from={name}`. */
export const SHARED_LIST_PATH = '/shared-list';

/** A first name: the page of a dealer says nothing else in a stranger's words, no number and no address. */
const namePattern = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’ -]{0,28}[\p{L}\p{M}])?$/u;

/** Who shared a list, by its address; null where nobody is named, or not by a name. */
export function sharedBy(params: URLSearchParams): string | null {
  return nameIn(params.get('from') ?? '');
}

function nameIn(text: string): string | null {
  const name = text.trim().replace(/\s+/g, ' ');
  return namePattern.test(name) ? name : null;
}

/** The address of a list; `from` is left out where it is no name. */
export function sharedListPath(slugs: readonly string[], from: string): string {
  const path = carListPath(SHARED_LIST_PATH, slugs);
  const name = nameIn(from);
  return name === null || slugs.length === 0 ? path : `${path}&from=${encodeURIComponent(name)}`;
}
