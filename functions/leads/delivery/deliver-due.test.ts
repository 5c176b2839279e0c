import { describe, expect, it } from 'vitest';
import { at, readXml } from '#src/leads/adf/adf-rules.fixture.ts';
import { anOutbox, aWebhook, files, settingsWith } from '#tests/fixtures/leads/an-outbox.ts';
import { runHousekeeping } from '../../housekeeping.ts';
import { aPublishedSite } from '../../ports/published-site.fixture.ts';
import { createPublishedData } from '../../static/published/published-data.ts';
import { deliverDue } from './deliver-due.ts';
import { aReceiver } from './webhook/receiver.fixture.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('a lead', () => {
  it('is delivered to each destination once', async () => {
    await using crm = await aReceiver();
    await using outbox = await anOutbox(settingsWith(files, aWebhook(`${crm.url}/leads`)));
    await outbox.store();
    expect(await outbox.deliver()).toEqual({ sent: 2, failed: 0 });
    outbox.wait(hour);
    expect(await outbox.deliver()).toEqual({ sent: 0, failed: 0 });
    expect(crm.received).toHaveLength(1);
    expect(outbox.written).toHaveLength(1);
    expect(await outbox.deliveries()).toMatchObject([
      { destination: 'crm', state: 'sent', attempts: 1, error: null },
      { destination: 'files', state: 'sent', attempts: 1, error: null },
    ]);
  });

  it('is written as ADF, into the dealer’s folder, named by day and id', async () => {
    await using outbox = await anOutbox(settingsWith(files));
    const { leadId } = await outbox.store();
    await outbox.deliver();
    const [file] = outbox.written;
    expect(file?.site).toBe('city-motors');
    expect(file?.name).toBe(`2026-11-20-${leadId}.adf.xml`);
    expect(at(readXml(file?.text ?? ''), 'prospect/id')?.text).toBe(leadId);
  });

  it('of a site in another language names its fields in the dealer’s language, in the dealer’s folder', async () => {
    const dealer = settingsWith(files);
    const edition = {
      ...dealer,
      site: { ...dealer.site, languageOf: 'harbourline' },
      leads: {
        ...dealer.leads,
        receipt: { ...dealer.leads.receipt, labels: { ...dealer.leads.receipt.labels, amount: '金额' } },
      },
    };
    const publishedSite = async (slug: string) =>
      aPublishedSite({ settings: slug === 'harbourline' ? dealer : edition });
    await using outbox = await anOutbox(edition, { publishedSite });
    await outbox.store({ fields: { name: 'Ada', phone: '0412345678', amount: '25000' } });
    await outbox.deliver();
    expect(outbox.written[0]?.text).toContain(`${dealer.leads.receipt.labels['amount']}: 25000`);
    expect(outbox.written[0]?.text).not.toContain('金额');
    expect(outbox.written[0]?.site).toBe('harbourline');
  });

  it('that was stored while the clock was ahead is delivered, and no other one sooner', async () => {
    await using crm = await aReceiver(() => ({ status: 503, headers: { 'Retry-After': '86400' } }));
    await using outbox = await anOutbox(settingsWith(aWebhook(crm.url)));
    outbox.wait(1000 * hour);
    await outbox.store();
    outbox.wait(-1000 * hour);
    expect(await outbox.deliver()).toEqual({ sent: 0, failed: 0 });
    await runHousekeeping({ ...outbox.ports, listSites: async () => [] });
    expect(await outbox.deliver()).toEqual({ sent: 0, failed: 1 });
    await runHousekeeping({ ...outbox.ports, listSites: async () => [] });
    expect(await outbox.deliver()).toEqual({ sent: 0, failed: 0 });
  });

  it('that is held is not delivered', async () => {
    await using outbox = await anOutbox(settingsWith(files));
    await outbox.store({ isHeld: true });
    expect(await outbox.deliver()).toEqual({ sent: 0, failed: 0 });
    expect(outbox.written).toEqual([]);
  });

  it('contains the withdrawal of a consent', async () => {
    await using outbox = await anOutbox(settingsWith(files));
    const { leadId } = await outbox.store();
    await outbox.database.execute({
      sql: 'UPDATE leads SET withdrawn_at = ? WHERE id = ?',
      args: [outbox.ports.now(), leadId],
    });
    await outbox.deliver();
    expect(outbox.written[0]?.text).toContain('consent withdrawn');
  });
});

describe('a destination that fails', () => {
  it('is retried after half a minute, a minute, two …, with the same id', async () => {
    await using crm = await aReceiver(() => ({ status: 503 }));
    await using outbox = await anOutbox(settingsWith(aWebhook(crm.url)));
    await outbox.store();
    for (const due of [0.5, 1.5, 3.5, 7.5]) {
      expect(await outbox.deliver()).toEqual({ sent: 0, failed: 1 });
      expect(await outbox.deliveries()).toMatchObject([{ state: 'waiting', due: due * minute }]);
      outbox.wait(due * minute - (outbox.ports.now() - Date.parse('2026-11-20T10:00:00Z')) - 1);
      expect(await outbox.deliver()).toEqual({ sent: 0, failed: 0 });
      outbox.wait(1);
    }
    crm.answer(() => ({}));
    expect(await outbox.deliver()).toEqual({ sent: 1, failed: 0 });
    expect(new Set(crm.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await outbox.deliveries()).toMatchObject([{ state: 'sent', attempts: 5, error: null }]);
  });

  it('leaves a dead letter after the last attempt, and a log line without the shopper’s data', async () => {
    await using crm = await aReceiver(() => ({ status: 500, body: 'ada@example.com is unknown' }));
    await using outbox = await anOutbox(settingsWith(aWebhook(crm.url)));
    await outbox.store();
    for (let tries = 1; tries <= 20; tries += 1) {
      await outbox.deliver();
      outbox.wait(8 * hour);
    }
    expect(crm.received).toHaveLength(16);
    expect(await outbox.deliveries()).toMatchObject([
      { state: 'dead', attempts: 16, error: 'It answered 500.' },
    ]);
    expect(outbox.errors.map(String)).toEqual([
      'Error: A lead of city-motors does not reach "crm": It answered 500. See: npm run leads -- list --state dead',
    ]);
  });

  it('is left alone for as long as it asks', async () => {
    await using crm = await aReceiver(() => ({ status: 429, headers: { 'Retry-After': '600' } }));
    await using outbox = await anOutbox(settingsWith(aWebhook(crm.url)));
    await outbox.store();
    await outbox.deliver();
    expect(await outbox.deliveries()).toMatchObject([{ due: 10 * minute, error: 'It answered 429.' }]);
  });

  it.each([
    [400, 6],
    [401, 6],
    [404, 6],
    [302, 6],
    [410, 1],
    [408, 16],
    [409, 16],
    [425, 16],
    [429, 16],
    [502, 16],
  ])('with %d is tried %d times', async (status, tries) => {
    await using crm = await aReceiver(() => ({
      status,
      headers: { Location: 'https://elsewhere.example/' },
    }));
    await using outbox = await anOutbox(settingsWith(aWebhook(crm.url)));
    await outbox.store();
    for (let round = 0; round < 20; round += 1) {
      await outbox.deliver();
      outbox.wait(8 * hour);
    }
    expect(crm.received).toHaveLength(tries);
    expect(await outbox.deliveries()).toMatchObject([{ state: 'dead' }]);
  });

  it.each([
    ['says nothing', 'silence', { timeout: 100 }, 'It did not answer in time.'],
    ['hangs up', 'hang-up', {}, /^It cannot be reached \(\w+\)\.$/],
  ] as const)('and %s times out', async (_, reaction, times, error) => {
    await using crm = await aReceiver(() => reaction);
    await using outbox = await anOutbox(settingsWith(aWebhook(crm.url)), { times });
    await outbox.store();
    expect(await outbox.deliver()).toEqual({ sent: 0, failed: 1 });
    expect(await outbox.deliveries()).toMatchObject([
      { state: 'waiting', error: typeof error === 'string' ? error : expect.stringMatching(error) },
    ]);
  });

  it('does not delay others, and costs waiting leads no attempt', async () => {
    await using crm = await aReceiver(() => 'silence');
    const settings = settingsWith(files, aWebhook(crm.url));
    await using outbox = await anOutbox(settings, { times: { timeout: 3_000 } });
    for (let lead = 0; lead < 30; lead += 1) await outbox.store({ fields: { name: `Ada ${lead}` } });
    const round = outbox.deliver();
    await expect.poll(() => outbox.written.length, { timeout: 10_000 }).toBe(30);
    expect(await round).toEqual({ sent: 30, failed: 8 });
    const tries = (await outbox.deliveries())
      .filter(({ destination }) => destination === 'crm')
      .map(({ attempts }) => attempts);
    expect(tries.filter((attempts) => attempts === 0)).toHaveLength(22);
    expect(await outbox.deliver()).toEqual({ sent: 0, failed: 0 });
    crm.answer(() => ({}));
    outbox.wait(hour);
    expect(await outbox.deliver()).toEqual({ sent: 30, failed: 0 });
  });

  it.each([
    ['no secret', { secret: () => undefined }, 'The environment variable CRM_SECRET is not set.'],
    ['a secret that is none', { secret: () => 'hunter2' }, /whsec_/],
    ['no site', { publishedSite: async () => null }, 'The dealer has published nothing here.'],
  ])('for %s is reported in words without secrets', async (_, changes, error) => {
    await using crm = await aReceiver();
    await using outbox = await anOutbox(settingsWith(aWebhook(crm.url)), changes);
    await outbox.store();
    await outbox.deliver();
    const [delivery] = await outbox.deliveries();
    expect(delivery?.['error']).toMatch(error);
    expect(delivery?.['error']).not.toContain('hunter2');
    expect(crm.received).toEqual([]);
  });

  it('because it was removed from the settings works again when it is restored', async () => {
    await using crm = await aReceiver();
    const settings = settingsWith(aWebhook(crm.url));
    await using outbox = await anOutbox(settings);
    await outbox.store();
    outbox.publish(settingsWith(files));
    await outbox.deliver();
    expect(await outbox.deliveries()).toMatchObject([{ error: 'leads.json has no destination "crm".' }]);
    outbox.publish(settings);
    outbox.wait(minute);
    expect(await outbox.deliver()).toEqual({ sent: 1, failed: 0 });
  });

  it('because another version built the site is retried', async () => {
    await using outbox = await anOutbox(settingsWith(files), {
      publishedSite: createPublishedData('/nowhere'),
    });
    await outbox.store();
    expect(await outbox.deliver()).toEqual({ sent: 0, failed: 1 });
    expect(outbox.errors).toEqual([]);
  });
});

describe('concurrent processes', () => {
  it('deliver a lead once', async () => {
    await using crm = await aReceiver();
    await using outbox = await anOutbox(settingsWith(aWebhook(crm.url)));
    for (let lead = 0; lead < 25; lead += 1) await outbox.store({ fields: { name: `Ada ${lead}` } });
    const counts = await Promise.all([outbox.deliver(), outbox.deliver(), outbox.deliver()]);
    expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(25);
    expect(crm.received).toHaveLength(25);
  });

  it('take over expired leases of a dead process', async () => {
    await using crm = await aReceiver(() => 'silence');
    await using outbox = await anOutbox(settingsWith(aWebhook(crm.url)));
    await outbox.store();
    const abandoned = new AbortController();
    // A process that claims leads and dies: the database gets no result from it.
    const dead = { ...outbox.ports, database: { ...outbox.database, execute: deaf(outbox.database) } };
    const gone = deliverDue(dead, { signal: abandoned.signal });
    await expect.poll(() => crm.received.length).toBe(1);
    expect(await outbox.deliver()).toEqual({ sent: 0, failed: 0 });
    crm.answer(() => ({}));
    outbox.wait(60_000);
    expect(await outbox.deliver()).toEqual({ sent: 1, failed: 0 });
    abandoned.abort();
    await gone;
    expect(await outbox.deliveries()).toMatchObject([{ state: 'sent' }]);
    expect(new Set(crm.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('ignore the late result of a process whose lease has expired', async () => {
    await using crm = await aReceiver(() => 'silence');
    await using outbox = await anOutbox(settingsWith(aWebhook(crm.url)));
    await outbox.store();
    const late = new AbortController();
    const asleep = deliverDue(outbox.ports, { signal: late.signal });
    await expect.poll(() => crm.received.length).toBe(1);
    crm.answer(() => ({}));
    outbox.wait(60_000);
    await outbox.deliver();
    late.abort();
    await asleep;
    expect(await outbox.deliveries()).toMatchObject([{ state: 'sent', attempts: 1, error: null }]);
  });
});

/** Passes on reads and claims, and drops the results of deliveries. */
function deaf(database: Parameters<typeof deliverDue>[0]['database']) {
  return (statement: Parameters<typeof database.execute>[0]) =>
    /state = '(sent|dead)'|last_error = \?/.test(statement.sql)
      ? Promise.resolve([])
      : database.execute(statement);
}

describe('delivery with a time limit', () => {
  it('starts nothing after it', async () => {
    await using outbox = await anOutbox(settingsWith(files));
    await outbox.store();
    expect(await deliverDue(outbox.ports, { untilMs: outbox.ports.now() })).toEqual({ sent: 0, failed: 0 });
  });
});
