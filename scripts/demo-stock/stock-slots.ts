import { randomFrom } from './random.ts';

const DAY_MS = 86_400_000;
/** Occupants of slots are counted from a fixed day, so that a vehicle is the same on each day of its stay. */
const firstDay = Math.floor(Date.UTC(2000, 0, 1) / DAY_MS);

/** A place in the stock on one day: its vehicle, since when, and for how long. */
export interface SlotDay {
  slot: number;
  /** Number of vehicles in this slot before this one. */
  occupant: number;
  arrived: Date;
  leaves: Date;
  daysHere: number;
  /** 1 on the last day. */
  daysLeft: number;
}

/**
 * Each slot gets a new vehicle every 50 to 180 days. So tomorrow's feed has today's vehicles except for about one
 * percent, and about 8 % arrived in the last eight days.
 */
export function slotOn(seed: number, slot: number, now: Date): SlotDay {
  const random = randomFrom(seed, 'slot', slot);
  const stayDays = random.whole(50, 180);
  const day = Math.floor(now.getTime() / DAY_MS) - firstDay + random.whole(0, stayDays - 1);
  const occupant = Math.floor(day / stayDays);
  const daysHere = day - occupant * stayDays;
  const today = Math.floor(now.getTime() / DAY_MS);
  const at = (offset: number) => new Date((today + offset) * DAY_MS);
  return {
    slot,
    occupant,
    arrived: at(-daysHere),
    leaves: at(stayDays - daysHere),
    daysHere,
    daysLeft: stayDays - daysHere,
  };
}
