import * as v from 'valibot';
import { calendarDay, described, groupFor, orNull, reference, text, timeOfDay } from '../parts.schema.ts';

export const openOrClosed = described(v.picklist(['Open', 'Closed']), '"Open" or "Closed"');

const day = {
  date: described(calendarDay, 'The day'),
  status: openOrClosed,
};

const nullableTime = (which: string) => described(orNull(timeOfDay), which);

const ownHour = v.strictObject({
  ...day,
  locationId: described(orNull(text), 'The branch; left out or null for all of them', 'gold-coast'),
  open: nullableTime('Opening time on that day, "09:00"; left out or null when closed'),
  close: nullableTime('Closing time on that day, "12:00"; left out or null when closed'),
});

export type SpecialHour = v.InferOutput<typeof ownHour>;

/** Other systems identify the branch by id, or by an object with its id. */
const branch = [
  {
    location_id: described(
      v.optional(v.nullable(text)),
      'The branch; left out or null for all',
      'gold-coast',
    ),
  },
  {
    location: groupFor('The branch', {
      id: described(reference, 'Its id', 'gold-coast'),
    }),
  },
] as const;

const hourShapes = [
  {
    start_hour: nullableTime('Opening time on that day'),
    end_hour: nullableTime('Closing time on that day'),
  },
  {
    hours: described(
      v.nullable(
        v.strictObject({
          begin: described(timeOfDay, 'Opening time'),
          end: described(timeOfDay, 'Closing time'),
        }),
      ),
      'Times on that day; null when closed',
    ),
  },
] as const;

const [byId, byObject] = branch;
const [startAndEnd, beginAndEnd] = hourShapes;

type Exported = Pick<SpecialHour, 'date' | 'status'> & {
  readonly location_id?: string | null | undefined;
  readonly location?: { readonly id: string };
  readonly start_hour?: string | null;
  readonly end_hour?: string | null;
  readonly hours?: { readonly begin: string; readonly end: string } | null;
};

function asOwn({ date, status, ...from }: Exported): SpecialHour {
  return {
    date,
    status,
    locationId: from.location?.id ?? from.location_id ?? null,
    open: from.hours?.begin ?? from.start_hour ?? null,
    close: from.hours?.end ?? from.end_hour ?? null,
  };
}

/**
 * "Special (holiday) hour: date, status, location_id or location.id, start_hour/end_hour or hours {begin,
 * end}" (leads and dealer §3): as written by hand, or as exported by another system.
 */
export const specialHourSchema = v.union([
  ownHour,
  v.pipe(
    v.strictObject({ ...day, ...byId, ...startAndEnd }),
    v.transform((from) => asOwn(from)),
  ),
  v.pipe(
    v.strictObject({ ...day, ...byId, ...beginAndEnd }),
    v.transform((from) => asOwn(from)),
  ),
  v.pipe(
    v.strictObject({ ...day, ...byObject, ...startAndEnd }),
    v.transform((from) => asOwn(from)),
  ),
  v.pipe(
    v.strictObject({ ...day, ...byObject, ...beginAndEnd }),
    v.transform((from) => asOwn(from)),
  ),
]);
