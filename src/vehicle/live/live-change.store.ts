import { atom } from 'nanostores';
import { asBuilt, followingChange, type LiveChange, type LiveNews, newsOf } from './live-change.ts';

interface Told extends LiveChange {
  /** What of it is new. */
  readonly news: readonly LiveNews[];
}

/** What has changed of the vehicle since its page was built. */
export const $liveChange = atom<Told>({ ...asBuilt, news: [] });

/** Takes what an answer says of the vehicle; false where the page says so already. */
export function takeChange(now: LiveChange): boolean {
  const before = $liveChange.get();
  const after = followingChange(before, now);
  const news = newsOf(before, after);
  if (news.length > 0) $liveChange.set({ ...after, news });
  return news.length > 0;
}
