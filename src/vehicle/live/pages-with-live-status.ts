import type { Settings } from '../../tenant/settings/subjects.ts';

/** Which pages of a dealer poll for status changes. */
export function pagesWithLiveStatus({ live, card, liveStatus }: Settings['vehicle']): {
  readonly page: boolean;
  readonly cards: boolean;
} {
  return { page: live.show, cards: card.reserve.show || liveStatus.reported };
}
