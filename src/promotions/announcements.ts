import type { Settings } from '../tenant/settings/subjects.ts';
import { instantWindow, isoInstant } from '../values/time-window.ts';

type Announcement = Settings['promotions']['announcements'][number];

export interface AnnouncementView extends Pick<Announcement, 'text' | 'href' | 'dismissible'> {
  /** Under which a device remembers that it was closed; undefined where it cannot be. */
  readonly key: string | undefined;
  /** ISO instants; null leaves that side open. */
  readonly start: string | null;
  readonly expiry: string | null;
  /** Whether it would show at `now`, to a visitor who has closed none: of several, only the first. */
  readonly isShown: boolean;
}

/** What pages carry: all that is not over for good, in the dealer's order. */
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
