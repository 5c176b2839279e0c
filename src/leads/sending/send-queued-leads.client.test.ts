// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type KeptLead, keepLead, keptLeads } from '../../forms/sending/outbox.store.ts';
import { $toast } from '../../ui/toasts/toast.store.ts';
import { sendQueuedLeads } from './send-queued-leads.client.ts';

const nowMs = Date.parse('2026-11-20T10:00:00Z');
const texts = {
  ...{ keptSent: 'It has been sent.', keptLink: 'See what you sent', keptExpired: 'It waited too long.' },
  ...{ keptRefused: 'Refused: {reason}', failed: 'An error occurred.', close: 'Close' },
};

function keep(changes: Partial<KeptLead> = {}): void {
  const values = { form: 'enquiry', car_slug: 'corolla-8', message: 'Is it still there?' };
  keepLead({
    action: '/api/leads',
    key: 'k'.repeat(36),
    values,
    keptAtMs: nowMs - 60_000,
    texts,
    ...changes,
  });
}

const accepted = (receipt = '/api/leads/receipt-1') =>
  Response.json({ lead_id: 'lead-1', receipt }, { status: 201 });
const answer = (reply: Response) => vi.stubGlobal('fetch', async () => reply);
const said = () => $toast.get()?.text;
const link = () => $toast.get()?.link;

beforeEach(() => {
  vi.useFakeTimers({ now: nowMs, toFake: ['Date'] });
  // A lock manager on which no other tab holds the lock.
  const locks = { request: async (_: string, __: object, send: (lock: object) => unknown) => send({}) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});

afterEach(() => {
  $toast.set(null);
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a form that was queued while offline', () => {
  it('shows the success page after it is sent', async () => {
    keep();
    answer(accepted());
    await sendQueuedLeads();
    expect(said()).toBe('It has been sent.');
    expect(link()).toEqual({ href: '/success', label: 'See what you sent' });
    expect(JSON.parse(sessionStorage.getItem('sent-lead') ?? '')).toMatchObject({
      data: { form: 'enquiry', receipt: '/api/leads/receipt-1', carSlug: 'corolla-8', at: nowMs },
    });
    expect(keptLeads()).toEqual([]);
  });

  it('shows its receipt page if the tab has no storage', async () => {
    keep();
    answer(accepted());
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Storage is full.');
    });
    await sendQueuedLeads();
    expect(link()?.href).toBe('/api/leads/receipt-1');
    vi.restoreAllMocks();
  });

  it('of an older version without a link text is only confirmed', async () => {
    const { keptLink: _keptLink, ...older } = texts;
    const kept = { action: '/api/leads', key: 'k'.repeat(36), values: {}, keptAtMs: nowMs, texts: older };
    localStorage.setItem('lead-outbox', JSON.stringify({ v: 1, data: [kept] }));
    answer(accepted());
    await sendQueuedLeads();
    expect([said(), link()]).toEqual(['It has been sent.', undefined]);
  });

  it('that is rejected shows the reason, and is removed', async () => {
    keep();
    answer(Response.json({ detail: 'The car is gone.' }, { status: 409 }));
    await sendQueuedLeads();
    expect([said(), link()]).toEqual(['Refused: The car is gone.', undefined]);
    expect(keptLeads()).toEqual([]);
  });

  it('that is older than a week is not sent', async () => {
    keep({ keptAtMs: nowMs - 8 * 24 * 3_600_000 });
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    await sendQueuedLeads();
    expect(said()).toBe('It waited too long.');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('stays queued while the device is offline', async () => {
    keep();
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')));
    await sendQueuedLeads();
    expect(keptLeads()).toHaveLength(1);
    expect(said()).toBeUndefined();
  });
});
