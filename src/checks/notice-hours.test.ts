import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { noticeHoursFindings } from './notice-hours.ts';

const settings = demoSettings('harbourline');
const now = new Date('2026-11-20T12:00:00+10:00');

function withHours(quietFrom: string, quietUntil: string, more: Partial<Settings['account']> = {}): Settings {
  const { watchlist, savedSearches } = settings.account;
  const hours = { quietFrom, quietUntil };
  const notices = { ...watchlist.notices, show: true, ...hours };
  const branches = settings.locations.locations.map((branch, index) => ({
    ...branch,
    timeZone: index === 0 ? 'Australia/Perth' : 'Australia/Brisbane',
  }));
  return {
    ...settings,
    locations: { ...settings.locations, locations: branches },
    account: {
      ...settings.account,
      watchlist: { ...watchlist, notices },
      savedSearches: { ...savedSearches, show: true, ...hours },
      ...more,
    },
  };
}

it('quiet hours that leave no time for all branches are told, with the time when messages go', () => {
  const found = noticeHoursFindings(withHours('10:00', '09:00'), now);
  expect(found.map(({ path, isAdvice }) => [path.join('.'), isAdvice])).toEqual([
    ['watchlist.notices.quietFrom', true],
    ['savedSearches.quietFrom', true],
  ]);
  const [perth] = settings.locations.locations;
  expect(found[0]?.message).toBe(
    `watchlist.notices: from quietFrom "10:00" to quietUntil "09:00" it is quiet at one branch or another all day. Messages go from 09:00 (Australia/Brisbane), although it is quiet then at ${perth?.name} (07:00).`,
  );
});

it.each([
  ['nights', withHours('20:00', '08:00')],
  ['a dealer without accounts', withHours('10:00', '09:00', { enabled: false })],
])('there is nothing to tell about %s', (_, given) => {
  expect(noticeHoursFindings(given, now)).toEqual([]);
});
