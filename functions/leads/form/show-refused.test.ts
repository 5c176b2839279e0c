import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../../app.ts';
import { StorageError } from '../../ports/database.ts';
import { enquiry, openLeadApp } from '../lead-app.fixture.ts';

const settings = demoSettings('pitstop');

it.each([
  ['fails in an unknown way', new Error('broken'), 500],
  ['cannot be stored', new StorageError('locked'), 503],
])('a form without JavaScript that %s says so, with the phone number', async (_, error, status) => {
  await using app = await openLeadApp({ settings });
  const database = {
    execute: () => Promise.reject(error),
    transact: () => Promise.reject(error),
  };
  const reply = await createApp({ ...app.ports, database }).request(
    'http://city-motors.localhost/api/leads',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
      body: String(new URLSearchParams({ ...enquiry, terms_conditions: 'true' })),
    },
  );
  expect(reply.status).toBe(status);
  const { name, props } = await reply.json();
  expect([name, props.lastResult.error]).toEqual([
    'lead-form',
    { '': [settings.leads.texts.failed, 'You can also call (03) 5550 0177.'] },
  ]);
});
