import { describe, expect, it } from 'vitest';
import { testStartMs } from '../../ports/ports.fixture.ts';
import { aDealerReport, aReportedLead } from './dealer-report.fixture.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('the report of leads', () => {
  const reportOf = (...leads: Parameters<typeof aReportedLead>[0][]) =>
    aDealerReport({ leads: leads.map(aReportedLead) }).leads;

  it('counts days by the dealer’s clock, 30 of them, also those without a lead', () => {
    // 20:00 in Brisbane: four hours later is tomorrow there, and half past midnight of the first day is still in it.
    const first = Date.parse('2026-10-22T00:30:00+10:00');
    const { perDay, total } = reportOf(
      {},
      {},
      { receivedAtMs: first },
      { receivedAtMs: first - 31 * minute },
    );
    expect(total).toBe(3);
    expect(perDay).toHaveLength(30);
    expect([perDay[0], perDay[1], perDay.at(-1)]).toEqual([
      { day: '2026-10-22', count: 1 },
      { day: '2026-10-23', count: 0 },
      { day: '2026-11-20', count: 2 },
    ]);
  });

  it('says by which form, page, branch and campaign they came, most first', () => {
    const { forms, pages, places, sources } = reportOf(
      { subcategory: 'Career Enquiry', page: '/?utm_source=x', branch: 'gone' },
      { campaign: { gclid: '1' }, branch: null, dealership: 'City Toyota' },
      {
        car: '7',
        page: '/cars/corolla-7?ref=ada',
        campaign: { utm_source: 'news', utm_medium: 'mail' },
        branch: null,
      },
      { page: '/contact?name=ada', campaign: { utm_source: 'news', utm_medium: 'mail' } },
    );
    expect(forms).toEqual([
      { label: 'General Enquiry', count: 3 },
      { label: 'General Enquiry: Career Enquiry', count: 1 },
    ]);
    expect(pages).toEqual([
      { label: '/contact', count: 2 },
      { label: 'A car', count: 1 },
      { label: 'Home page', count: 1 },
    ]);
    expect(places.map(({ label }) => label)).toEqual(['Brisbane', 'City Toyota', 'gone', 'None chosen']);
    expect(sources).toEqual([
      { label: 'news (mail)', count: 2 },
      { label: 'google (advertisement)', count: 1 },
      { label: 'No campaign', count: 1 },
    ]);
  });

  it('sums up what is rare', () => {
    const { pages } = reportOf(...Array.from({ length: 12 }, (_, index) => ({ page: `/page-${index}` })));
    expect(pages).toHaveLength(9);
    expect(pages.at(-1)).toEqual({ label: 'Others', count: 4 });
  });

  it('says how long delivery and replies took, and of how many leads that is unknown', () => {
    const later = (ms: number) => testStartMs + ms;
    const { delivery, reply } = reportOf(
      { deliveredAtMs: later(2000), answeredAtMs: later(10 * minute) },
      { deliveredAtMs: later(4000) },
      { deliveredAtMs: later(3 * day) },
      {},
    );
    expect(delivery).toMatchObject({ known: 3, medianMs: 4000 });
    expect(delivery.classes).toEqual([
      { label: 'Within a minute', count: 2 },
      { label: 'Within 15 minutes', count: 0 },
      { label: 'Within an hour', count: 0 },
      { label: 'Within a day', count: 0 },
      { label: 'Later', count: 1 },
      { label: 'Not known to be delivered', count: 1 },
    ]);
    expect(reply).toMatchObject({ known: 1, medianMs: 10 * minute });
    expect(reply.classes.at(-1)).toEqual({ label: 'No reply recorded', count: 3 });
  });

  it('has no median without times, and the middle of an even number of them', () => {
    const times = [1000, 9000, 2000, 4000].map((ms) => ({ deliveredAtMs: testStartMs + ms }));
    expect(reportOf({}).delivery.medianMs).toBeNull();
    expect(reportOf(...times).delivery.medianMs).toBe(3000);
  });
});

describe('the report of cars', () => {
  const car = (id: string, changes = {}) => ({
    ...{
      id,
      name: `Car ${id}`,
      stockNumber: `U${id}`,
      isForSale: true,
      createdAt: '2026-11-01T09:00:00+10:00',
    },
    ...changes,
  });
  const view = (key: string, count: number, on = '2026-11-20') => ({ day: on, key, count });

  it('has the most looked at, also those that are gone', () => {
    const { views } = aDealerReport({
      cars: [car('1'), car('2')],
      views: [
        view('1', 2),
        view('1', 3, '2026-11-19'),
        view('9', 7),
        view('', 4),
        view('2', 90, '2026-10-01'),
      ],
    });
    expect(views.total).toBe(16);
    expect(views.mostViewed).toEqual([
      { label: 'No longer on the site (9)', count: 7, days: null },
      { label: 'Car 1, U1', count: 5, days: 19 },
    ]);
  });

  it('has the least looked at of those for sale, longest in stock first, without new arrivals', () => {
    const { views } = aDealerReport({
      cars: [
        car('1'),
        car('2', { createdAt: '2026-10-01' }),
        car('3', { createdAt: '2026-11-14' }),
        car('4', { isForSale: false }),
        car('5', { createdAt: null, stockNumber: null }),
      ],
      views: [view('5', 1)],
    });
    expect(views.leastViewed).toEqual([
      { label: 'Car 2, U2', count: 0, days: 50 },
      { label: 'Car 1, U1', count: 0, days: 19 },
      { label: 'Car 5', count: 1, days: null },
    ]);
  });
});

describe('the report of searches', () => {
  it('has all of them by day, and the words that are known', () => {
    const miss = (key: string, count: number, on = '2026-11-20') => ({ day: on, key, count });
    const { searches } = aDealerReport({
      misses: [
        miss('', 4),
        miss('', 5, '2026-11-19'),
        miss('“byd”', 3),
        miss('“tesla”', 3),
        miss('“tesla”', 1, '2026-11-19'),
      ],
    });
    expect(searches.total).toBe(9);
    expect(searches.perDay.slice(-2).map(({ count }) => count)).toEqual([5, 4]);
    expect(searches.words).toEqual([
      { label: '“tesla”', count: 4 },
      { label: '“byd”', count: 3 },
    ]);
  });
});
