import type { Settings } from '../../tenant/settings/subjects.ts';

/** Which pages of a dealer ask what has become of a car since they were built. */
export function whoAsks({ live, card, liveStatus }: Settings['vehicle']): {
  /** The page of the car itself. */
  readonly page: boolean;
  /** Cards and lists. */
  readonly cards: boolean;
} {
  return { page: live.show, cards: card.reserve.show || liveStatus.reported };
}
