import { describe, expect, it } from 'vitest';
import type { QuoteRequest } from '#src/finance/quote.schema.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { LenderRefusal } from '../ports/lender.ts';
import { financeApp, financedCar } from './finance-app.fixture.ts';

const settings = demoSettings('harbourline');
const path = '/api/youx/quote';
const asked = { selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5, year: 2021 };
const noCustomers = () => Promise.reject(new Error('Not asked.'));
const figures = { weeklyRepaymentAmount: 150, advertisedRate: 7, comparisonRate: 8 };

describe('a quote from the rate table', () => {
  it('is marked as an estimate, with its basis and the warning', async () => {
    await using app = await financeApp(settings);
    const reply = await app.post(path, asked);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(await reply.json()).toEqual({
      // $30,280 at 7.99 % in 260 weekly repayments, plus 12/52 of the monthly $5.
      weeklyRepaymentAmount: 142.51,
      advertisedRate: 7.99,
      comparisonRate: 8.73,
      isEstimate: true,
      basis: expect.stringMatching(
        /^An estimate, not an offer: 5 years at 7\.99% p\.a\., comparison rate 8\.73% p\.a\..*\$280 and \$5 a month.*\$30,000 over 5 years/,
      ),
      warning: expect.stringContaining('WARNING: This comparison rate is true only'),
    });
  });

  it('has no unfilled placeholder', async () => {
    await using app = await financeApp(settings);
    expect((await (await app.post(path, asked)).json()).basis).not.toMatch(/[{}]/);
  });

  it.each([
    [1, /: 1 year at/],
    [1.5, /: 1\.5 years at/],
  ])('of %d years names its term', async (loanTerm, term) => {
    await using app = await financeApp(settings);
    expect((await (await app.post(path, { ...asked, loanTerm })).json()).basis).toMatch(term);
  });

  it('is the same for a form', async () => {
    await using app = await financeApp(settings);
    const form = { selfAssessedCreditScore: 'GREAT', purchasePrice: '30000', loanTerm: '5', year: '2021' };
    expect((await (await app.postForm(path, form)).json()).weeklyRepaymentAmount).toBe(142.51);
  });

  it('is refused with a message when the table has no rate', async () => {
    await using app = await financeApp(settings);
    const reply = await app.post(path, { ...asked, year: 1990 });
    expect(reply.status).toBe(422);
    const { noRate } = app.settings.finance.texts;
    expect(await reply.json()).toMatchObject({ detail: noRate, error: noRate });
    expect(app.errors).toEqual([]);
  });
});

describe('a quote', () => {
  it('uses the published year and numbers, whatever the browser sends', async () => {
    const questions: QuoteRequest[] = [];
    const quote = async (_: unknown, question: QuoteRequest) => {
      questions.push(question);
      return { ...figures, isEstimate: false, basis: 'Said by the lender.' };
    };
    await using app = await financeApp(settings, { lender: { quote, createCustomer: noCustomers } });
    await app.post(path, { ...asked, vin: 'OTHER', car_slug: financedCar.slug });
    await app.post(path, { ...asked, vin: 'OTHER', car_id: 'unknown' });
    const { year, vin, nvic } = financedCar;
    expect(questions).toEqual([
      { ...asked, year, vin, nvic, whoIsHelping: '' },
      { ...asked, vin: 'OTHER', nvic: null, whoIsHelping: '' },
    ]);
  });

  it('refused by the lender shows its message', async () => {
    const quote = () => Promise.reject(new LenderRefusal('This vehicle is too old.'));
    await using app = await financeApp(settings, { lender: { quote, createCustomer: noCustomers } });
    const reply = await app.post(path, asked);
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ error: 'This vehicle is too old.' });
  });

  it('that fails is reported, and the shopper does not see why', async () => {
    const failure = new Error('YouX answered quote with 429.');
    const quote = () => Promise.reject(failure);
    await using app = await financeApp(settings, { lender: { quote, createCustomer: noCustomers } });
    const reply = await app.post(path, asked);
    expect(reply.status).toBe(502);
    expect(await reply.json()).toEqual({
      type: 'about:blank',
      title: 'No quote',
      status: 502,
      detail: 'Failed to get YouX quick quote',
      error: 'Failed to get YouX quick quote',
    });
    expect(app.errors).toEqual([failure]);
  });

  it('answers 404 for a dealer without quotes', async () => {
    await using app = await financeApp(settings, { finance: { lender: null } });
    expect((await app.post(path, asked)).status).toBe(404);
  });

  it('stays within the limits of the dealer', async () => {
    await using app = await financeApp(settings, {
      finance: { purchasePrice: { min: 5000, max: 25_000 } },
    });
    expect((await app.post(path, { ...asked, purchasePrice: 5000 })).status).toBe(200);
    const reply = await app.post(path, asked);
    expect(reply.status).toBe(422);
    expect((await reply.json()).errors).toEqual([
      { field: 'purchasePrice', message: 'Cannot be less than $5,000 or more than $25,000' },
    ]);
  });

  it('is rate limited', async () => {
    await using app = await financeApp(settings, {
      finance: { quotesPerAddress: { burst: 2, perHour: 60 } },
    });
    for (const status of [200, 200, 429]) {
      const reply = await app.post(path, asked);
      expect(reply.status).toBe(status);
      expect(reply.headers.get('Retry-After')).toBe(status === 429 ? '60' : null);
    }
  });
});
