import { describe, expect, it } from 'vitest';
import { unrouted } from '#src/leads/routing/lead-routing.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { openLeadApp } from '../lead-app.fixture.ts';
import type { NewLead } from './new-lead.ts';
import { storeLead } from './store-lead.ts';

/** Six branches, and forms with few fields. */
const settings = { ...demoSettings('harbourline'), leads: demoSettings('pitstop').leads };
const leadApp = async () => openLeadApp({ settings });

type App = Awaited<ReturnType<typeof leadApp>>;

const aLead = (changes: Partial<NewLead> = {}): NewLead => ({
  category: 'General Enquiry',
  subcategory: null,
  fields: { name: 'Ada', phone: '0412345678' },
  vehicle: null,
  routing: unrouted,
  attributes: { url: '/', source: 'Website', user_agent: '', visited_pages: [], linked_query_params: {} },
  consent: { optIn: false, text: 'Offers?', page: '/', at: 0, terms: null },
  idempotencyKey: '7f0b5c2e-26a7-4a55-9d50-1f6f2c7f1c11',
  ...changes,
});
const store = async ({ ports, settings }: App, changes: Partial<NewLead> = {}) =>
  storeLead(ports, { slug: 'city-motors', settings }, aLead(changes));
const note = (lead: string) => ({
  sql: 'INSERT INTO notes (lead) VALUES (?)',
  args: [lead],
});

async function appWithNotes() {
  const app = await leadApp();
  await app.database.execute({ sql: 'CREATE TABLE notes (lead TEXT NOT NULL REFERENCES leads (id))' });
  const notes = async () =>
    (await app.database.execute({ sql: 'SELECT lead FROM notes' })).map((row) => row['lead']);
  return { ...app, notes, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

describe('statements stored with a lead', () => {
  it('are executed once, however often the lead is sent', async () => {
    await using app = await appWithNotes();
    const stored = await Promise.all([1, 2, 3].map(() => store(app, { with: (id) => [note(id)] })));
    const [{ leadId } = { leadId: '' }] = stored;
    expect(stored.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(stored.map((lead) => lead.leadId + lead.receiptPath)).size).toBe(1);
    expect(await app.notes()).toEqual([leadId]);
  });

  it('roll the lead and its deliveries back when they fail', async () => {
    await using app = await appWithNotes();
    const failing = { sql: 'INSERT INTO notes (lead) VALUES (NULL)' };
    await expect(store(app, { with: (id) => [note(id), failing] })).rejects.toThrow('NOT NULL');
    expect(await app.rows('leads')).toEqual([]);
    expect(await app.rows('lead_deliveries')).toEqual([]);
    expect(await app.notes()).toEqual([]);
    expect(app.arrived()).toBe(0);
    expect((await store(app)).isNew).toBe(true);
  });
});

describe('two leads with the same key', () => {
  it.each([
    ['other fields', { fields: { name: 'Eve', phone: '0412345678' } }],
    ['another category', { category: 'Test Drive' }],
    ['another branch', { routing: { ...unrouted, branch: 'bne' } }],
    ['another dealership', { routing: { ...unrouted, dealership: { slug: 'wa', name: 'West' } } }],
    ['another fate', { isHeld: true }],
  ])('and %s are two, each with a receipt', async (_, changes) => {
    await using app = await leadApp();
    const [one, two] = [await store(app), await store(app, changes)];
    expect(two.isNew).toBe(true);
    expect(two.receiptPath).not.toBe(one.receiptPath);
  });

  it('are one when only the order of the fields differs', async () => {
    await using app = await leadApp();
    const { leadId } = await store(app);
    const again = await store(app, { fields: { phone: '0412345678', name: 'Ada' } });
    expect(again).toMatchObject({ leadId, isNew: false });
  });
});

it('are independent for a hundred concurrent leads', async () => {
  await using app = await leadApp();
  const keys = Array.from({ length: 100 }, (_, number) => `key-${number}`);
  const stored = await Promise.all(keys.map((idempotencyKey) => store(app, { idempotencyKey })));
  expect(new Set(stored.map(({ leadId }) => leadId)).size).toBe(100);
  expect(await app.rows('lead_deliveries')).toHaveLength(100);
});
