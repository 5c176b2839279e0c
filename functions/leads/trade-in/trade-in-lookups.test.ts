import { describe, expect, it } from 'vitest';
import {
  estimated,
  openTradeIns as open,
  settingsWith,
  started,
  stateOf,
} from '#tests/fixtures/leads/trade-in-app.ts';

describe('a number plate', () => {
  const found = {
    year: 2022,
    make: 'Toyota',
    model: 'Corolla',
    badge: 'SX',
    vin: 'JTNB23HK903012345',
    nvic: null,
  };
  const asked: string[] = [];
  const regoLookup = {
    find: async (rego: string, state: string) => {
      asked.push(`${state} ${rego}`);
      if (rego === 'BROKEN') throw new Error('The rego lookup answered 503.');
      return rego === '123ABC' ? found : null;
    },
  };

  it('fills in the car, and the shopper can correct it', async () => {
    await using app = await open({ regoLookup });
    const { path, ...state } = await started(app, { rego: '123 abc', regoState: 'qld' });
    expect(asked.at(-1)).toBe('QLD 123ABC');
    expect(state).toMatchObject({
      rego: '123ABC',
      regoState: 'QLD',
      vehicle: { year: 2022, make: 'Toyota', model: 'Corolla', badge: 'SX' },
    });
    expect(JSON.stringify(state)).not.toContain('JTNB23HK903012345');
    const after = await stateOf(await app.ask(`${path}/details`, { body: { badge: 'ZR', kms: 50_000 } }));
    expect(after.vehicle).toEqual({ year: 2022, make: 'Toyota', model: 'Corolla', badge: 'ZR' });
  });

  it.each([
    ['that nobody knows', 'XYZ789', 'We do not know this number plate.'],
    ['that cannot be looked up', 'BROKEN', 'could not be looked up'],
  ])('%s lets the shopper describe the car', async (_which, rego, message) => {
    await using app = await open({ regoLookup });
    const state = await started(app, { rego, regoState: 'QLD' });
    expect(state.vehicle).toBeNull();
    expect(state.message).toContain(message);
    expect(app.errors).toHaveLength(rego === 'BROKEN' ? 1 : 0);
  });

  it('is looked up only a few times per address', async () => {
    await using app = await open({ regoLookup });
    asked.length = 0;
    for (let visit = 0; visit < 8; visit += 1) await started(app, { rego: `P${visit}`, regoState: 'QLD' });
    expect(asked).toHaveLength(5);
  });

  describe('that is changed later', () => {
    const plate = (rego: string) => ({ body: { stage: 'plate', rego, regoState: 'QLD' } });

    it('is looked up again, and replaces the car', async () => {
      await using app = await open({ regoLookup });
      const { path } = await started(app, { rego: 'XYZ789', regoState: 'QLD' });
      await app.ask(`${path}/details`, { body: { make: 'Kia', model: 'Rio', kms: 50_000 } });
      const state = await stateOf(await app.ask(`${path}/details`, plate('123ABC')));
      expect(state).toMatchObject({ rego: '123ABC', kms: 50_000, vehicle: { make: 'Toyota', badge: 'SX' } });
    });

    it('clears the car of the previous plate', async () => {
      await using app = await open({ regoLookup });
      const { path } = await started(app, { rego: '123ABC', regoState: 'QLD' });
      const state = await stateOf(await app.ask(`${path}/details`, plate('XYZ789')));
      expect(state).toMatchObject({ rego: 'XYZ789', vehicle: null });
      expect(state.message).toContain('We do not know this number plate.');
    });

    it('keeps a car that the shopper described', async () => {
      await using app = await open({ regoLookup });
      const { path } = await started(app, { rego: 'XYZ788', regoState: 'QLD' });
      await app.ask(`${path}/details`, { body: { make: 'Kia', model: 'Rio' } });
      const state = await stateOf(await app.ask(`${path}/details`, plate('XYZ789')));
      expect(state).toMatchObject({ rego: 'XYZ789', vehicle: { make: 'Kia', model: 'Rio' } });
    });

    it('but is the same is not looked up', async () => {
      await using app = await open({ regoLookup });
      const { path } = await started(app, { rego: '123ABC', regoState: 'QLD' });
      asked.length = 0;
      await app.ask(`${path}/details`, plate('123abc'));
      expect(asked).toEqual([]);
    });
  });

  it('is only stored without a lookup service', async () => {
    await using app = await open();
    const state = await started(app, { rego: '123ABC', regoState: 'QLD' });
    expect(state).toMatchObject({ rego: '123ABC', vehicle: null });
    expect(state.message).toContain('Tell us the make');
  });
});

describe('a trade price service', () => {
  const price = { low: 15_040, offer: 17_060, high: 19_000 };

  it('is preferred to the market, and the answers about condition apply too', async () => {
    const asked: unknown[] = [];
    const tradePrices = {
      priceOf: async (car: unknown) => {
        asked.push(car);
        return price;
      },
    };
    await using app = await open({ tradePrices });
    const { path, state } = await estimated(app);
    expect(state.valuation).toMatchObject({ low: 15_000, high: 19_000, comparables: null });
    expect(state.valuation?.basis).toContain('valuation service');
    expect(state.offer_price).toBe(17_100);
    expect(asked).toMatchObject([{ make: 'Toyota', model: 'Corolla', year: 2022, kms: 50_000 }]);
    const worse = await app.ask(`${path}/adjustments`, {
      body: { adjustmentAnswers: { condition: 'poor' } },
    });
    // 18 % less than $17,060.
    expect((await stateOf(worse)).offer_price).toBe(14_000);
  });

  it.each([
    ['knows none', async () => null, 0],
    ['fails', async () => Promise.reject(new Error('down')), 1],
  ])('that %s falls back to the market', async (_what, priceOf, errors) => {
    await using app = await open({ tradePrices: { priceOf } });
    expect((await estimated(app)).state).toMatchObject({
      offer_price: 21_300,
      valuation: { comparables: 11 },
    });
    expect(app.errors).toHaveLength(errors);
  });

  it('is not called for a car that gets no estimate', async () => {
    const priceOf = async () => Promise.reject(new Error('asked'));
    await using app = await open({ tradePrices: { priceOf }, settings: settingsWith({ maxYears: 1 }) });
    expect((await estimated(app)).state.valuation).toBeNull();
    expect(app.errors).toEqual([]);
  });
});
