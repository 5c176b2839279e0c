import { atom } from 'nanostores';
import { asBuilt, followingChange, type LiveChange, type LiveNews, liveNewsOf } from './live-change.ts';

interface LatestChange extends LiveChange {
  /** The news in the latest change. */
  readonly news: readonly LiveNews[];
}

/** The vehicle's changes since the build. */
export const $liveChange = atom<LatestChange>({ ...asBuilt, news: [] });

/** Applies a reply; false if it changes nothing. */
export function takeChange(now: LiveChange): boolean {
  const before = $liveChange.get();
  const after = followingChange(before, now);
  const news = liveNewsOf(before, after);
  if (news.length > 0) $liveChange.set({ ...after, news });
  return news.length > 0;
}
