import type { Settings } from '../tenant/settings/subjects.ts';
import { instantWindow, isoInstant } from '../values/time/time-window.ts';

type Announcement = Settings['promotions']['announcements'][number];

export interface AnnouncementView extends Pick<Announcement, 'text' | 'href' | 'dismissible'> {
  /** Storage key for closing the bar; undefined if it cannot be closed. */
  readonly key: string | undefined;
  /** ISO instants; null for no limit. */
  readonly start: string | null;
  readonly expiry: string | null;
  /** Whether it is visible at `now` if no bar was closed; only the first matching one is. */
  readonly isShown: boolean;
}

/** All announcements that are not over, in the dealer's order. */
export function announcementViews(
  announcements: readonly Announcement[],
  timeZone: string,
  now: Date,
): AnnouncementView[] {
  const coming = announcements.flatMap((announcement) => {
    const instants = instantWindow(announcement, timeZone);
    return instants === null || instants.until <= now.getTime() ? [] : [{ announcement, instants }];
  });
  const first = coming.findIndex(({ instants }) => instants.from <= now.getTime());
  return coming.map(({ announcement: { id, text, href, dismissible }, instants }, index) => ({
    text,
    href,
    dismissible,
    key: dismissible ? (id ?? text) : undefined,
    start: isoInstant(instants.from),
    expiry: isoInstant(instants.until),
    isShown: index === first,
  }));
}
