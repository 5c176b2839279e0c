import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { localService } from '../../ports/local-service.fixture.ts';
import { testStartMs } from '../../ports/ports.fixture.ts';
import { aPublishedSite } from '../../ports/published-site.fixture.ts';
import { dealerLender } from './dealer-lender.ts';

const settings = demoSettings('harbourline');
const siteOf = (lender: 'youx' | 'table') =>
  aPublishedSite({ settings: { ...settings, finance: { ...settings.finance, lender } } });
const asked = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 2018,
  vin: null,
  nvic: null,
  whoIsHelping: '',
} as const;
const figures = { weeklyRepaymentAmount: 150, advertisedRate: 7, comparisonRate: 8 };

const ports = { now: () => testStartMs, secret: () => undefined };

describe('the lender of a dealer', () => {
  it('is YouX if the settings say so, else the rate table', async () => {
    await using service = await localService(() => ({ body: figures }));
    const lender = dealerLender({ ...ports, youx: { url: service.url, key: 'k' } });
    expect(await lender.quote(siteOf('youx'), asked)).toMatchObject({ ...figures, isEstimate: false });
    expect(await lender.quote(siteOf('table'), asked)).toMatchObject({ isEstimate: true });
    expect(service.asked).toHaveLength(1);
  });

  it('is the rate table when no URL of YouX is set', async () => {
    const lender = dealerLender({ ...ports, youx: null });
    expect(await lender.quote(siteOf('youx'), asked)).toMatchObject({ isEstimate: true });
  });
});

describe('the age of a vehicle in the rate table', () => {
  it("changes with the year in the dealer's time zone", async () => {
    const rateAt = async (instant: string) => {
      const lender = dealerLender({ ...ports, youx: null, now: () => Date.parse(instant) });
      return (await lender.quote(siteOf('table'), { ...asked, year: 2023 })).advertisedRate;
    };
    expect(await rateAt('2026-12-31T13:59:59Z')).toBe(6.99);
    expect(await rateAt('2026-12-31T14:00:00Z')).toBe(7.99);
  });
});
