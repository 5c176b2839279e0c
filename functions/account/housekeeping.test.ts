import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { testStartMs } from '../ports/ports.fixture.ts';
import { accountApp, dayMs, minuteMs, phone } from './account-app.fixture.ts';
import { accountHousekeeping } from './housekeeping.ts';

const settings = demoSettings('harbourline');

it('expired data is deleted, current data is kept', async () => {
  await using app = await accountApp(settings);
  const insert = 'INSERT INTO text_messages (id, site, phone, text, written_at) VALUES';
  await app.rows(
    `${insert} ('1', 'x', '0', '', ${testStartMs}), ('2', 'x', '0', '', ${testStartMs + 29.5 * dayMs})`,
  );
  const early = app.browser();
  await early.signIn();
  await early.post('/api/account/code', { phone: '0487654321' });
  app.wait(30 * dayMs - minuteMs);
  const late = app.browser();
  await late.signIn();
  await late.post('/api/account/code', { phone });
  const counts = async () => {
    const tables = [
      'one_time_codes',
      'sessions',
      'text_messages',
      'rate_limits',
      'contacts',
      'verifications',
    ];
    const columns = tables.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`);
    return (await app.rows(`SELECT ${columns}`))[0];
  };
  const kept = { contacts: 1, verifications: 6 };
  expect(await counts()).toEqual({
    ...kept,
    one_time_codes: 2,
    sessions: 2,
    text_messages: 2,
    rate_limits: 7,
  });
  await app.database.transact(accountHousekeeping(testStartMs + 30 * dayMs - minuteMs));
  expect(await counts()).toEqual({
    ...kept,
    one_time_codes: 1,
    sessions: 2,
    text_messages: 1,
    rate_limits: 4,
  });
  await app.database.transact(accountHousekeeping(testStartMs + 30 * dayMs));
  expect(await counts()).toMatchObject({ sessions: 1 });
  app.wait(minuteMs);
  expect([await early.isSignedIn(), await late.isSignedIn()]).toEqual([false, true]);
});
