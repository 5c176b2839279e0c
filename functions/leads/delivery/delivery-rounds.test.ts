import { describe, expect, it } from 'vitest';
import { anOutbox, aWebhook, files, settingsWith } from '#tests/fixtures/leads/an-outbox.ts';
import { startDeliveryRounds } from './delivery-rounds.ts';
import { aReceiver } from './webhook/receiver.fixture.ts';

describe('the delivery rounds of a server', () => {
  it('deliver leads of an earlier process, and new ones when woken', async () => {
    await using outbox = await anOutbox(settingsWith(files));
    await outbox.store({ fields: { name: 'before' } });
    const rounds = startDeliveryRounds(outbox.ports);
    await expect.poll(() => outbox.written.length).toBe(1);
    await outbox.store({ fields: { name: 'after' } });
    rounds.wake();
    await expect.poll(() => outbox.written.length).toBe(2);
    await rounds.stop();
    expect(outbox.errors).toEqual([]);
  });

  it('do not wait for a destination that does not answer', async () => {
    await using crm = await aReceiver(() => 'silence');
    await using outbox = await anOutbox(settingsWith(files, aWebhook(crm.url)), {
      times: { timeout: 5000 },
    });
    const rounds = startDeliveryRounds(outbox.ports);
    await outbox.store({ fields: { name: 'first' } });
    rounds.wake();
    await expect.poll(() => crm.received.length).toBe(1);
    await outbox.store({ fields: { name: 'second' } });
    rounds.wake();
    await expect.poll(() => outbox.written.length).toBe(2);
    crm.answer(() => ({}));
    await rounds.stop();
  });

  it('stop after the running deliveries have ended, and start no more', async () => {
    await using crm = await aReceiver();
    await using outbox = await anOutbox(settingsWith(aWebhook(crm.url)));
    const rounds = startDeliveryRounds(outbox.ports);
    await outbox.store({ fields: { name: 'first' } });
    rounds.wake();
    await expect.poll(() => crm.received.length).toBe(1);
    await rounds.stop();
    expect(await outbox.deliveries()).toMatchObject([{ state: 'sent' }]);
    await outbox.store({ fields: { name: 'second' } });
    rounds.wake();
    await rounds.stop();
    expect(crm.received).toHaveLength(1);
  });

  it('continue after a database failure', async () => {
    await using outbox = await anOutbox(settingsWith(files));
    let isDown = true;
    const execute: typeof outbox.database.execute = (statement) =>
      isDown ? Promise.reject(new Error('The database is down.')) : outbox.database.execute(statement);
    const rounds = startDeliveryRounds({ ...outbox.ports, database: { ...outbox.database, execute } });
    await outbox.store();
    await expect.poll(() => outbox.errors.map(String)).toEqual(['Error: The database is down.']);
    isDown = false;
    rounds.wake();
    await expect.poll(() => outbox.written.length).toBe(1);
    await rounds.stop();
  });
});
