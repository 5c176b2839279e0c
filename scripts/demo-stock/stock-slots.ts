import { randomFrom } from './random.ts';

const dayMs = 86_400_000;
/** Slots are counted from here, so that a vehicle is the same one on each day that it stands in the yard. */
const firstDay = Math.floor(Date.UTC(2000, 0, 1) / dayMs);

/** A place in the yard on one day: who stands there, since when, and for how long still. */
export interface SlotDay {
  slot: number;
  /** Counts the vehicles that have stood here. */
  occupant: number;
  arrived: Date;
  leaves: Date;
  daysHere: number;
  /** 1 on the last day. */
  daysLeft: number;
}

/**
 * Each place turns over every 50 to 180 days. So the feed of tomorrow holds today's vehicles but for a
 * few percent that come and go, and about 8 % arrived in the last eight days.
 */
export function slotOn(seed: number, slot: number, now: Date): SlotDay {
  const random = randomFrom(seed, 'slot', slot);
  const stayDays = random.whole(50, 180);
  const day = Math.floor(now.getTime() / dayMs) - firstDay + random.whole(0, stayDays - 1);
  const occupant = Math.floor(day / stayDays);
  const daysHere = day - occupant * stayDays;
  const today = Math.floor(now.getTime() / dayMs);
  const at = (offset: number) => new Date((today + offset) * dayMs);
  return {
    slot,
    occupant,
    arrived: at(-daysHere),
    leaves: at(stayDays - daysHere),
    daysHere,
    daysLeft: stayDays - daysHere,
  };
}
