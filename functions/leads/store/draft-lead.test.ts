import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { enquiry, openLeadApp } from '../lead-app.fixture.ts';
import { leadsHousekeeping } from './draft-lead.ts';

/** Six branches, and forms with few fields. */
const settings = { ...demoSettings('harbourline'), leads: demoSettings('pitstop').leads };
const leadApp = async () => openLeadApp({ settings });

const days = (count: number) => count * 86_400_000;
const step = { form: 'finance', final: false, phone: '0412345678' };

it('drafts are deleted after a week, leads are not', async () => {
  await using app = await leadApp();
  await app.post(enquiry);
  await app.post({ ...step, idempotency_key: 'the first of two forms' });
  app.wait(days(3));
  await app.post({ ...step, idempotency_key: 'the second of two forms' });
  const clean = async () => app.database.transact(leadsHousekeeping(app.ports.now()));

  app.wait(days(4));
  await clean();
  expect(await app.rows('leads')).toHaveLength(3);
  app.wait(1);
  await clean();
  expect(await app.rows('leads')).toHaveLength(2);
  app.wait(days(400));
  await clean();
  expect(await app.rows('leads')).toMatchObject([{ category: 'General Enquiry' }]);
});
