import { describe, expect, it } from 'vitest';
import { budgetBodySlugs } from '../../../values/finance/budget-terms.ts';
import { budgetBodies } from './budget-bodies.ts';

const settings = { max: 4, custom: [], maxCustom: 20 };
const stock = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([body, count]) =>
    Array.from({ length: count }, (_, index) => ({ id: `${body}-${index}`, body })),
  );
const labels = (bodies: readonly { label: string }[]) => bodies.map(({ label }) => label);

describe('the bodies of the budget search', () => {
  it('are the four most common in stock', () => {
    const documents = stock({ Ute: 3, SUV: 9, Van: 1, Hatch: 4, Wagon: 2, Sedan: 5 });
    expect(labels(budgetBodies(documents, settings))).toEqual(['SUV', 'Sedan', 'Hatch', 'Ute']);
  });

  it('exclude bodies without a drawing: unknown words of a feed', () => {
    expect(labels(budgetBodies(stock({ Hovercraft: 9, Bus: 1 }), settings))).toEqual(['Bus']);
  });

  it("are the dealer's own selection in its order, without missing ones and duplicates", () => {
    const documents = [
      ...stock({ Hatch: 1, Wagon: 2, Hardtop: 1 }),
      { id: 'a', drive: 'Four Wheel Drive' },
      { id: 'b', fuel: 'Electric' },
    ];
    const custom = ['4x4', 'stationWagon', 'wagon', 'suv', 'ev', 'hatch', 'hardtop', 'prestige'] as const;
    const bodies = budgetBodies(documents, { ...settings, custom });
    expect(labels(bodies)).toEqual(['4x4', 'Station Wagon', 'EV', 'Hatch', 'Hardtop']);
    expect(bodies.map(({ attribute, value }) => `${attribute}=${value}`)).toEqual([
      'drive=Four Wheel Drive',
      'body=Wagon',
      'fuel=Electric',
      'body=Hatch',
      'body=Hardtop',
    ]);
  });

  it("are at most as many of the dealer's selection as configured", () => {
    const documents = stock({ Hatch: 1, Wagon: 1, SUV: 1 });
    const custom = ['suv', 'hatch', 'wagon'] as const;
    expect(labels(budgetBodies(documents, { ...settings, custom, maxCustom: 2 }))).toEqual(['SUV', 'Hatch']);
  });

  it('can be every slug of the specification', () => {
    const allowed =
      '4x4, bus, cabChassis, convertible, coupe, ev, hardtop, hatch, hatchback, motorhome, lightTruck, peopleMover, prestige, sedan, softtop, suv, ute, van, wagon, stationWagon';
    expect(budgetBodySlugs).toEqual(expect.arrayContaining(allowed.split(', ')));
  });
});
