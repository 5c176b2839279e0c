import { describe, expect, it } from 'vitest';
import type { CustomerRequest } from '#src/finance/customer.schema.ts';
import type { QuoteRequest } from '#src/finance/quote.schema.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { LenderRefusal } from '../../ports/lender.ts';
import { localService } from '../../ports/local-service.fixture.ts';
import { aPublishedSite } from '../../ports/published-site.fixture.ts';
import { youxLender } from './youx-lender.ts';

const settings = demoSettings('harbourline');
const site = aPublishedSite({ settings });

const asked: QuoteRequest = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 2021,
  vin: 'JTNB23HK903012345',
  nvic: null,
  whoIsHelping: 'Kim',
};
const figures = { weeklyRepaymentAmount: 142.5, advertisedRate: 6.99, comparisonRate: 7.8 };

const customer: CustomerRequest = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 2021,
  vin: null,
  nvic: null,
  firstName: 'Ann',
  lastName: 'Lee',
  phoneNumber: '0412345678',
  email: 'ann@example.com',
  subscribe: false,
  postCode: '4000',
};

const noSecrets = { key: 'platform-key', secret: () => undefined };

describe('YouX', () => {
  it('receives a request as specified, with the key, and its quote is returned', async () => {
    await using youx = await localService(() => ({ body: { ...figures, other: 1 } }));
    const quote = await youxLender({ url: `${youx.url}/v1`, ...noSecrets }).quote(site, asked);
    expect(quote).toEqual({ ...figures, isEstimate: false, basis: settings.finance.youx.basis });
    const [question] = youx.asked;
    expect(question).toMatchObject({ method: 'POST', path: '/v1/quote' });
    expect(question?.headers).toMatchObject({
      authorization: 'Bearer platform-key',
      'content-type': 'application/json',
    });
    expect(JSON.parse(question?.body ?? '')).toEqual(asked);
  });

  it('is asked once for the same quote of a dealer, and again for another dealer', async () => {
    await using youx = await localService(() => ({ body: figures }));
    const lender = youxLender({ url: youx.url, ...noSecrets });
    await lender.quote(site, asked);
    await lender.quote(site, { ...asked });
    expect(youx.asked).toHaveLength(1);
    await lender.quote(site, { ...asked, loanTerm: 4 });
    await lender.quote({ ...site, slug: 'other-motors' }, asked);
    expect(youx.asked).toHaveLength(3);
  });

  it('receives the key of a dealer with its own account', async () => {
    await using youx = await localService(() => ({ body: figures }));
    const { finance } = settings;
    const own = { ...finance, youx: { ...finance.youx, keyVariable: 'YOUX_KEY_CITY' } };
    const secret = (name: string) => (name === 'YOUX_KEY_CITY' ? 'own-key' : undefined);
    const lender = youxLender({ url: youx.url, key: 'platform-key', secret });
    await lender.quote({ ...site, settings: { ...settings, finance: own } }, asked);
    expect(youx.asked[0]?.headers.authorization).toBe('Bearer own-key');
  });

  it('returns the address where the application continues', async () => {
    await using youx = await localService(() => ({ body: { redirectUrl: 'https://apply.youx.example/1' } }));
    const lender = youxLender({ url: youx.url, ...noSecrets });
    expect(await lender.createCustomer(site, customer)).toEqual({
      redirectUrl: 'https://apply.youx.example/1',
    });
    expect(youx.asked[0]).toMatchObject({ method: 'POST', path: '/create-customer' });
    expect(JSON.parse(youx.asked[0]?.body ?? '')).toEqual(customer);
  });

  it('may return no address', async () => {
    await using youx = await localService(() => ({ body: {} }));
    const lender = youxLender({ url: youx.url, ...noSecrets });
    expect(await lender.createCustomer(site, customer)).toEqual({ redirectUrl: null });
  });

  it.each([200, 400, 422])('refuses with its own message and status %i', async (status) => {
    await using youx = await localService(() => ({ status, body: { error: 'Vehicle too old' } }));
    const lender = youxLender({ url: youx.url, ...noSecrets });
    await expect(lender.quote(site, asked)).rejects.toEqual(new LenderRefusal('Vehicle too old'));
    await expect(lender.createCustomer(site, customer)).rejects.toEqual(new LenderRefusal('Vehicle too old'));
  });

  it.each([
    ['asks for patience', 429, { error: 'Slow down' }],
    ['does not know the key', 401, { error: 'Unknown key platform-key' }],
    ['is in trouble', 503, { error: 'Stack trace …' }],
    ['is not found', 404, '<html>'],
    ['answers with no JSON', 200, '<html>'],
    ['answers with half of it', 200, { weeklyRepaymentAmount: 142.5 }],
    ['answers with texts', 200, { ...figures, weeklyRepaymentAmount: '142.50' }],
    ['gives money away', 200, { ...figures, weeklyRepaymentAmount: -5 }],
    ['answers with an error that is none', 200, { error: 7 }],
    ['sends its words on', 302, ''],
  ])('that %s rejects without the reason, and is asked again', async (_, status, body) => {
    let isWell = false;
    await using youx = await localService(() =>
      isWell ? { body: figures } : { status, body, headers: { Location: 'https://elsewhere.example/' } },
    );
    const lender = youxLender({ url: youx.url, ...noSecrets });
    const error = await lender.quote(site, asked).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(LenderRefusal);
    expect(String(error)).not.toMatch(/platform-key|Stack|Slow|Kim/);
    isWell = true;
    expect(await lender.quote(site, asked)).toMatchObject(figures);
  });

  it('rejects when it does not answer in time', async () => {
    await using youx = await localService(() => 'silence');
    const timeoutMs = { quote: 30, 'create-customer': 30 };
    const lender = youxLender({ url: youx.url, ...noSecrets, timeoutMs });
    await expect(lender.quote(site, asked)).rejects.toThrow(/timeout/i);
    await expect(lender.createCustomer(site, customer)).rejects.toThrow(/timeout/i);
  });

  it('rejects when it cannot be reached', async () => {
    const lender = youxLender({ url: 'http://127.0.0.1:9', ...noSecrets });
    await expect(lender.quote(site, asked)).rejects.toThrow();
  });
});
