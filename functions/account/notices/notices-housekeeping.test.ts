import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { dayMs, phone } from '../account-app.fixture.ts';
import { noticesHousekeeping } from './notices-housekeeping.ts';
import { notifyWatchers } from './notify-watchers.ts';
import { cheaper, hilux, watchersApp } from './watchers.fixture.ts';

it('expired rows are deleted; subscriptions and unsubscriptions are kept', async () => {
  await using site = await watchersApp(demoSettings('harbourline'));
  const browser = await site.watcher();
  site.publish([cheaper, hilux]);
  await notifyWatchers(site.notifier());
  await browser.post('/api/watchlist/remove-car', { phone_number: phone, car_id: '7' });
  await browser.post('/api/watchlist/notices', {});
  const counts = async (afterDays: number) => {
    await site.app.database.transact(noticesHousekeeping(site.app.now() + afterDays * dayMs));
    const [row] = await site.app.rows(`SELECT
      (SELECT count(*) FROM watchlist_removed) AS removed, (SELECT count(*) FROM watch_told) AS told,
      (SELECT count(*) FROM watch_messages) AS messages, (SELECT count(*) FROM watch_notices) AS notices`);
    return row;
  };
  expect(await counts(0)).toEqual({ removed: 1, told: 2, messages: 1, notices: 1 });
  expect(await counts(2)).toEqual({ removed: 0, told: 1, messages: 1, notices: 1 });
  expect(await counts(401)).toEqual({ removed: 0, told: 1, messages: 0, notices: 1 });
});
