import { expect, it } from 'vitest';
import { feedSettings } from '#src/stock/import/feed-settings.fixture.ts';
import { priceRulesOf, typedPriceProblem } from './typed-price.ts';

const problem = (typed: number, shown: number | null, changes: Parameters<typeof feedSettings>[0] = {}) =>
  typedPriceProblem({ typed, shown, isAccepted: false }, feedSettings(changes));

const allowed =
  'Allowed: 12996 to 129949 (guard.priceFallPercent and guard.priceRiseTimes in feed.json). If the price is right, add --accept.';

it.each<[number, number | null, string | null]>([
  [24_990, 25_990, null],
  [12_996, 25_990, null],
  [129_949, 25_990, null],
  [249, null, null],
  [0, 25_990, null],
  [12_995, 25_990, `--price 12995 is 50 % below the present price of 25990. ${allowed}`],
  [249, 25_990, `--price 249 is 99 % below the present price of 25990. ${allowed}`],
  [129_950, 25_990, `--price 129950 is 5 times the present price of 25990. ${allowed}`],
  [
    10,
    null,
    '--price 10 means no price for this dealer. Allowed: more than 10 (maxPlaceholderPrice in feed.json), or 0 for no price.',
  ],
])('a typed price of %d in place of %d is refused as %j', (typed, shown, sentence) => {
  expect(problem(typed, shown)).toBe(sentence);
});

it("a typed price follows the dealer's settings", () => {
  const { guard } = feedSettings();
  const changes = {
    maxPlaceholderPrice: 99,
    guard: { ...guard, priceFallPercent: 100, priceRiseTimes: 1000 },
  };
  expect(problem(99, 25_990, changes)).toContain('Allowed: more than 99');
  expect(problem(249, 25_990, changes)).toBeNull();
  expect(problem(2_599_000, 25_990, changes)).toBeNull();
});

it('a great change is possible if it is accepted, but not a price that means none', () => {
  const accepted = (typed: number) =>
    typedPriceProblem({ typed, shown: 25_990, isAccepted: true }, feedSettings());
  expect(accepted(249)).toBeNull();
  expect(accepted(10)).toContain('means no price');
});

it('a dealer without settings has the rules of the defaults', () => {
  expect(priceRulesOf('tenants', 'nobody')?.maxPlaceholderPrice).toBe(10);
  expect(priceRulesOf('no-such-folder', 'nobody')).toBeNull();
});
