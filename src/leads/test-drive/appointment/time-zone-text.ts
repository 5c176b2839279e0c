import type { Clock } from '../../../locations/hours/branch-zone.ts';

/** `Australian Eastern Standard Time`, or `Australian Eastern Time` for zones with daylight saving. */
export function timeZoneText({ timeZone, locale }: Clock, instantMs: number): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(instantMs).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
