import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { visitorEventSchema } from './event.schema.ts';
import { type EventName, eventIds } from './event-ids.ts';
import { createTracker, type DataLayerEntry, type PageFacts, type Surroundings } from './tracker.ts';

const corolla: PageFacts = {
  dealer: 'city-motors',
  path: '/cars/corolla-7',
  car: { id: '7', slug: 'corolla-7', name: '2021 Toyota Corolla' },
};

function aPage(changes: Partial<Surroundings> & { page?: PageFacts } = {}) {
  const pushed: DataLayerEntry[] = [];
  const sent: unknown[] = [];
  const warnings: unknown[] = [];
  const { page = corolla, ...others } = changes;
  const track = createTracker({
    isAgreed: () => true,
    facts: () => page,
    now: () => new Date('2026-11-20T02:00:00Z'),
    push: (entry) => pushed.push(entry),
    send: (event) => sent.push(event),
    warn: (error) => warnings.push(error),
    ...others,
  });
  return { track, pushed, sent, warnings };
}

describe('an event', () => {
  it('tells the data layer and the platform what happened, to which vehicle and on which page', () => {
    const { track, pushed, sent } = aPage();
    track('print');
    expect(pushed).toEqual([
      {
        event: 'print',
        event_id: 61,
        dealer: 'city-motors',
        page_path: '/cars/corolla-7',
        car_id: '7',
        car_slug: 'corolla-7',
        car_name: '2021 Toyota Corolla',
      },
    ]);
    expect(sent).toEqual([
      {
        name: 'print',
        id: 61,
        path: '/cars/corolla-7',
        car: { id: '7', slug: 'corolla-7' },
        dealer: 'city-motors',
        at: '2026-11-20T02:00:00.000Z',
      },
    ]);
  });

  it.each([
    ['about a car', corolla],
    ['about none', { ...corolla, car: null }],
    ['on a page with a very long address', { ...corolla, path: `/search/${'x'.repeat(5000)}` }],
  ])('%s matches the schema of the platform', (_, page) => {
    const { track, sent } = aPage({ page });
    track('search-view');
    expect(v.is(visitorEventSchema, sent[0])).toBe(true);
  });

  it.each<[EventName, number]>([
    ['vehicle-view', 1],
    ['search-view', 1],
    ['phone-click', 1],
    ['print', 1],
    ['history-report', 1],
    ['finance-calculator', 1],
    ['favourite', 3],
    ['enquiry', 3],
  ])('%s, sent three times on a page, counts %d times', (name, times) => {
    const { track, sent } = aPage();
    for (let time = 0; time < 3; time += 1) track(name);
    expect(sent).toHaveLength(times);
  });

  it('is not sent before the shopper consents, and once afterwards', () => {
    let isAgreed = false;
    const { track, pushed, sent } = aPage({ isAgreed: () => isAgreed });
    track('vehicle-view');
    expect([...pushed, ...sent]).toEqual([]);
    isAgreed = true;
    track('vehicle-view');
    track('vehicle-view');
    expect([pushed.length, sent.length]).toEqual([1, 1]);
  });

  it('may be about another vehicle than the page', () => {
    const { track, sent } = aPage({ page: { ...corolla, car: null } });
    track('enquiry', { id: '8', slug: 'yaris-8', name: '2022 Toyota Yaris' });
    expect(sent).toMatchObject([{ name: 'enquiry', car: { id: '8', slug: 'yaris-8' } }]);
    expect(v.is(visitorEventSchema, sent[0])).toBe(true);
  });

  it('is not counted again if a function counts it when it stores something', () => {
    const { track, pushed, sent } = aPage();
    track('offer-accepted');
    expect(pushed).toMatchObject([{ event: 'offer-accepted', event_id: 18 }]);
    expect(sent).toEqual([]);
  });

  it('only causes a warning if it fails', () => {
    const failure = new Error('no beacon');
    const { track, warnings } = aPage({
      send: () => {
        throw failure;
      },
    });
    expect(() => track('print')).not.toThrow();
    expect(warnings).toEqual([failure]);
  });
});

/** The ids are copied from "Analytics event ids" (leads and dealer §9), not from the code. */
it.each<[EventName, number]>([
  ['vehicle-view', 4],
  ['enquiry', 14],
  ['enquiry-used', 15],
  ['trade-in', 17],
  ['test-drive', 17],
  ['offer-accepted', 18],
  ['default-enquiry', 22],
  ['phone-click', 25],
  ['finance-calculator', 26],
  ['code-sent', 36],
  ['code-verified', 37],
  ['favourite', 39],
  ['test-drive-used', 48],
  ['search-view', 49],
  ['career-enquiry', 51],
  ['history-report', 60],
  ['print', 61],
])('%s has the id %d', (name, id) => {
  expect(eventIds[name]).toBe(id);
});
