import { describe, expect, it } from 'vitest';
import defaults from '../../../tenants/_defaults/vehicle.json' with { type: 'json' };
import { aVehicle } from '../a-vehicle.fixture.ts';
import { roundedTotal, serviceOf, serviceText, servicingPerYear } from './servicing.ts';

const kia = { price: 329, months: 12, km: 15_000 };
const ev5 = { price: 199, months: 24 };
const services = { Kia: kia, 'Kia EV5': ev5 };

describe('the service of a vehicle', () => {
  it.each([
    [{ make: 'Kia', model: 'Rio' }, kia],
    [{ make: 'KIA', model: 'Rio' }, kia],
    [{ make: 'Kia', model: 'EV5' }, ev5],
    [{ make: 'Peugeot', model: '208' }, null],
    [{ make: 'Kia', model: 'Rio', itemType: 'motorcycle' }, null],
  ] as const)('of %j', (changes, expected) => {
    expect(serviceOf(aVehicle(changes), services)).toEqual(expected);
  });
});

describe('servicingPerYear', () => {
  it.each([
    // By hand: 250 km a week are 13,000 km a year, less than the 15,000 km; the time decides: one service.
    [kia, 250, 329],
    // By hand: 500 km a week are 26,000 km a year, 1.7333 times 15,000 km: 570.27.
    [kia, 500, 570.27],
    // One service in two years.
    [ev5, 500, 99.5],
    [{ price: 300, months: 6, km: 10_000 }, 0, 600],
  ])('of %j at %d km a week is $%d', (service, kmPerWeek, expected) => {
    expect(servicingPerYear(service, kmPerWeek)).toBeCloseTo(expected, 2);
  });
});

it.each([
  [1934.4, 1950],
  [1924.9, 1900],
  [20, 0],
])('a total of $%d is about $%d', (dollars, expected) => {
  expect(roundedTotal(dollars)).toBe(expected);
});

it('a service is named with its price and when it is due', () => {
  const { servicing } = defaults.runningCosts;
  expect(serviceText(kia, servicing, 'AUD')).toBe('$329 every 12 months or 15,000\u00a0km');
  expect(serviceText(ev5, servicing, 'AUD')).toBe('$199 every 24 months');
});
