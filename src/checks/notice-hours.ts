import { leastQuiet, type QuietHours, timeIn } from '../account/notices/quiet-hours.ts';
import { hasSavedSearches } from '../account/saved-searches/has-saved-searches.ts';
import { hasWatchlist } from '../account/watchlist/watchlist-page.ts';
import { branchZone } from '../locations/hours/branch-zone.ts';
import type { Finding } from '../tenant/mistakes/mistake.ts';
import type { SettingPath } from '../tenant/problem.ts';
import type { Settings } from '../tenant/settings/subjects.ts';

const HALF_YEAR_MS = 182 * 24 * 3_600_000;

/** Quiet hours of messages that leave no time of the day when it is not quiet at one branch or another. */
export function noticeHoursFindings(settings: Settings, now: Date): Finding[] {
  const { watchlist, savedSearches } = settings.account;
  return [
    ...(hasWatchlist(settings) && watchlist.notices.show
      ? findings(settings, now, watchlist.notices, ['watchlist', 'notices'])
      : []),
    ...(hasSavedSearches(settings) ? findings(settings, now, savedSearches, ['savedSearches']) : []),
  ];
}

function findings(settings: Settings, now: Date, hours: QuietHours, path: SettingPath): Finding[] {
  const { site, locations } = settings;
  const branches = locations.locations.map((branch) => ({
    name: branch.name,
    zone: branchZone(branch, site),
  }));
  const zones = [site.timeZone, ...branches.map(({ zone }) => zone)];
  // Also half a year ahead, because only some states have daylight saving time.
  const [least] = [now.getTime(), now.getTime() + HALF_YEAR_MS]
    .map((atMs) => leastQuiet(atMs, zones, hours))
    .filter((time) => time.zones.length > 0);
  if (least === undefined) return [];
  const woken = branches
    .filter(({ zone }) => least.zones.includes(zone))
    .map(({ name, zone }) => `${name} (${timeIn(zone, least.atMs)})`);
  return [
    {
      subject: 'account',
      path: [...path, 'quietFrom'],
      related: [...path, 'quietUntil'],
      message: `${path.join('.')}: from quietFrom "${hours.quietFrom}" to quietUntil "${hours.quietUntil}" it is quiet at one branch or another all day. Messages go from ${timeIn(site.timeZone, least.atMs)} (${site.timeZone}), although it is quiet then at ${woken.join(', ')}.`,
      fix: 'Leave more hours between quietUntil and quietFrom than the clocks of the branches are apart.',
      isAdvice: true,
    },
  ];
}
