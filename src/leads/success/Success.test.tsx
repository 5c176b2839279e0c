// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { cardFacts } from '#src/vehicle/card/card.ts';
import { cardSettings } from '#src/vehicle/card/card-settings.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { unmountAndClean } from '#tests/fixtures/unmount-and-clean.ts';
import { aReceipt } from './a-receipt.fixture.ts';
import { Success } from './Success.island.tsx';
import type { SentLead } from './sent-lead.schema.ts';
import { $sentLead, rememberSentLead } from './sent-lead.store.ts';
import { successFacts } from './success-facts.ts';

const settings = demoSettings('harbourline');
const { kinds, texts } = settings.success;
const facts = successFacts(settings, { stockPath: '/search', words: { cars: 'cars' } });
const nowMs = Date.parse('2026-11-20T10:00:00Z');

const page = <Success facts={facts} latest={<p>Just arrived</p>} />;

function aSentLead(changes: Partial<SentLead> = {}): SentLead {
  return {
    ...{ form: 'enquiry', leadId: 'lead-1', receipt: '/api/leads/token', carSlug: null },
    ...{ at: nowMs, appointment: null, ...changes },
  };
}

/** Stubs fetch with one reply per request; a pending promise keeps the page loading. */
function answers(...replies: (Response | Error | Promise<Response>)[]) {
  const fetch = vi.fn(async (_path: string) => {
    const reply = replies.shift() ?? new Error('Nothing more is answered.');
    if (reply instanceof Error) throw reply;
    return reply;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const found = (changes: Parameters<typeof aReceipt>[0] = {}) => Response.json(aReceipt(changes));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

function open(lead: SentLead | null): void {
  vi.useFakeTimers({ now: nowMs, toFake: ['Date'] });
  if (lead) rememberSentLead(lead);
  render(page);
}

afterEach(() => {
  unmountAndClean($sentLead);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the success page', () => {
  it('of a tab that has sent nothing says so, with links', () => {
    const fetch = answers();
    open(null);
    expect(title()).toBe(texts.none);
    expect(screen.getByText(texts.noneText)).toBeTruthy();
    expect(screen.getByRole('link', { name: facts.search }).getAttribute('href')).toBe('/search');
    expect(screen.getByText('Just arrived')).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['sent too long ago', JSON.stringify({ v: 1, data: aSentLead({ at: nowMs - 25 * 3_600_000 }) })],
    ['of another shape', JSON.stringify({ v: 1, data: { form: 'enquiry', at: nowMs } })],
    ['with an address elsewhere', JSON.stringify({ v: 1, data: aSentLead({ receipt: '//evil.example' }) })],
    ['no JSON', '{"v":1'],
  ])('ignores %s', (_, stored) => {
    const fetch = answers();
    sessionStorage.setItem('sent-lead', stored);
    open(null);
    expect(title()).toBe(texts.none);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("thanks at once in the form's words, while the receipt is loading", () => {
    const fetch = answers(new Promise<Response>(() => {}));
    open(aSentLead({ form: 'service' }));
    expect(title()).toBe(kinds.service.heading);
    expect(screen.getByText(facts.thanks)).toBeTruthy();
    expect(screen.queryByText(texts.next)).toBeNull();
    expect(screen.getByText('Just arrived').closest('[hidden]')).not.toBeNull();
    expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/leads/token']);
  });

  it('shows after a moment that it is loading', async () => {
    answers(new Promise<Response>(() => {}));
    open(aSentLead());
    expect(screen.getByRole('status').textContent).toBe('');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(texts.loading));
  });

  it('shows the receipt with its own heading, and reports it to listeners', async () => {
    answers(found({ heading: kinds.cancelled.heading }));
    open(aSentLead());
    await waitFor(() => expect(title()).toBe(kinds.cancelled.heading));
    expect(screen.getByRole('status').textContent).toBe(aReceipt().intro);
    expect(screen.getByRole('link', { name: texts.receipt }).getAttribute('href')).toBe('/api/leads/token');
    expect(screen.getByText('Just arrived').closest('[hidden]')).toBeNull();
  });

  it('shows similar vehicles in place of the latest', async () => {
    const cards = ['1', '2'].map((id) =>
      cardFacts(aVehicle({ id, slug: `car-${id}` }), cardSettings(settings, new Date(nowMs))),
    );
    answers(found({ similar: cards }));
    open(aSentLead());
    const region = await screen.findByRole('region', { name: facts.similar });
    expect([...region.querySelectorAll('article h3 a')].map((a) => a.getAttribute('href'))).toEqual([
      '/cars/car-1',
      '/cars/car-2',
    ]);
    expect(screen.queryByText('Just arrived')).toBeNull();
  });

  it.each([
    ['no network', new Error('offline')],
    ['an error', new Response('', { status: 503 })],
    ['nonsense', new Response('<h1>')],
    ['half a receipt', Response.json({ lead_id: '1' })],
  ])('for %s shows an error with a button to retry', async (_, failure) => {
    answers(failure, found());
    open(aSentLead({ form: 'parts' }));
    expect(await screen.findAllByText(texts.failed)).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe(texts.failed);
    expect(title()).toBe(kinds.parts.heading);
    await userEvent.click(screen.getByRole('button', { name: texts.retry }));
    await waitFor(() => expect(title()).toBe(aReceipt().heading));
    expect(screen.queryByRole('button', { name: texts.retry })).toBeNull();
  });

  it('without the receipt still shows the appointment that the tab knows', async () => {
    answers(new Error('offline'));
    const appointment = {
      label: 'Saturday 21 November at 10:30 am',
      path: '/api/test-drive/abc',
      calendar: '/api/test-drive/abc.ics',
      location: { name: 'Gold Coast' },
    };
    open(aSentLead({ form: 'test-drive', appointment }));
    expect(title()).toBe(kinds.booked.heading);
    await screen.findAllByText(texts.failed);
    expect(screen.getByText(appointment.label)).toBeTruthy();
    expect(screen.getByRole('link', { name: settings.appointments.texts.change }).getAttribute('href')).toBe(
      appointment.path,
    );
  });

  it('loads the receipt again when restored from the back/forward cache', async () => {
    const fetch = answers(found(), found({ heading: kinds.cancelled.heading }));
    open(aSentLead());
    await waitFor(() => expect(title()).toBe(aReceipt().heading));
    act(() => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await waitFor(() => expect(title()).toBe(kinds.cancelled.heading));
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('the success page before hydration', () => {
  it('contains both states, of which CSS shows one', () => {
    const built = renderToString(page);
    expect(built).toContain(texts.none);
    expect(built).toContain(kinds.booked.heading);
    const css = readFileSync('src/leads/success/success.css', 'utf8');
    const unseen = Object.keys(facts.headings).filter(
      (kind) => !css.includes(`[data-sent="${kind}"] [data-kind="${kind}"]`),
    );
    expect(unseen).toEqual([]);
  });

  it('hydrates without a mismatch, whatever the tab has sent', async () => {
    answers(new Promise<Response>(() => {}));
    vi.useFakeTimers({ now: nowMs, toFake: ['Date'] });
    const place = document.createElement('div');
    place.innerHTML = renderToString(page);
    document.body.append(place);
    rememberSentLead(aSentLead({ form: 'careers' }));
    const faults: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(place, page, { onRecoverableError: (error) => faults.push(error) }),
    );
    expect(faults).toEqual([]);
    expect(title()).toBe(kinds.career.heading);
    act(() => root.unmount());
  });
});
