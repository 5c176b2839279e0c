// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { pageData } from '../../ui/hydration/page-data.ts';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { FuelCost } from './FuelCost.island.tsx';
import { fuelCostFacts } from './fuel-cost-facts.ts';
import { startingDriving } from './typed-driving.ts';

const settings = demoSettings('harbourline');
const { fuelCost } = settings.vehicle;
const { variant } = aVehicle();
const rated = { ...variant, fuelConsumptionLPer100Km: 7.4 };
const calculatorOf = (vehicle: Vehicle) => {
  const facts = fuelCostFacts(vehicle, settings);
  const start = startingDriving(fuelCost, facts.energies);
  return <FuelCost data={pageData('fuel-facts', { facts, start, slug: 'car-7' })} />;
};
// A make whose servicing has no price at this dealer.
const car = aVehicle({ make: 'Peugeot', variant: rated });
const facts = fuelCostFacts(car, settings);
const calculator = calculatorOf(car);

const input = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const price = () => input(fuelCost.pricePerLitreLabel);
const distance = () => input(fuelCost.kmPerWeekLabel);
const cost = () => screen.getByRole('status').textContent;
const type = (input: HTMLInputElement, value: string) => fireEvent.input(input, { target: { value } });

afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

describe('the cost of fuel', () => {
  it("starts with the dealer's price and distance, and follows the input", () => {
    render(calculator);
    expect([price().value, distance().value]).toEqual(['1.70', '250']);
    expect(cost()).toBe('Fuel $31.45 a week $1,635.40 a year');
    type(price(), '2');
    expect(cost()).toBe('Fuel $37.00 a week $1,924.00 a year');
    type(distance(), '400');
    expect(cost()).toBe('Fuel $59.20 a week $3,078.40 a year');
  });

  it.each(['', '-5', '123456789012'])('is a dash while the distance is %j', (typed) => {
    render(calculator);
    type(distance(), typed);
    expect(cost()).toBe('Fuel – a week – a year');
  });

  it.each([
    ['', 'Enter a number from 0 to 9,999,999.'],
    ['-5', 'Enter a number from 0 to 9,999,999.'],
    ['10000000', 'Enter a number from 0 to 9,999,999.'],
    ['0', ''],
    ['9999999', ''],
    ['1.123456', ''],
  ])('gives beside the price %j the reason %j, politely', (typed, reason) => {
    render(calculator);
    type(price(), typed);
    expect(price().getAttribute('aria-invalid')).toBe(reason === '' ? null : 'true');
    expect(distance().getAttribute('aria-invalid')).toBeNull();
    const [said, ofDistance] = document.querySelectorAll('[aria-live="polite"]');
    expect([said?.textContent, ofDistance?.textContent]).toEqual([reason, '']);
    expect(price().getAttribute('aria-describedby')).toBe(reason === '' ? null : (said?.id ?? ''));
    type(price(), '2');
    expect([said?.isConnected, said?.textContent]).toEqual([true, '']);
  });

  it('is stored in the address after a pause, beside its other parameters', async () => {
    history.replaceState(null, '', '/cars/car-7?term=5#fuel-cost');
    vi.useFakeTimers();
    render(calculator);
    type(distance(), '4');
    await act(() => vi.advanceTimersByTimeAsync(400));
    type(distance(), '400');
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(location.search).toBe('?term=5');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(location.search).toBe('?term=5&price-per-litre=1.70&km-per-week=400');
    expect(location.hash).toBe('#fuel-cost');
    // A value that is reset is removed from the address too.
    type(distance(), '250');
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(location.search).toContain('km-per-week=250');
  });

  it('is announced once after a pause, not at each digit, and not while a figure is missing', async () => {
    vi.useFakeTimers();
    render(calculator);
    const announced = () => [...document.querySelectorAll('[aria-live="polite"]')].at(-1)?.textContent;
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off');
    type(distance(), '4');
    await act(() => vi.advanceTimersByTimeAsync(400));
    type(distance(), '400');
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(announced()).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(announced()).toBe('Fuel $50.32 a week, $2,616.64 a year');
    type(distance(), '');
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(announced()).toBe('');
  });

  it('starts with the values in the address', () => {
    history.replaceState(null, '', '/cars/car-7?km-per-week=500&price-per-litre=<b>');
    render(calculator);
    expect([price().value, distance().value]).toEqual(['1.70', '500']);
    expect(cost()).toBe('Fuel $62.90 a week $3,270.80 a year');
  });

  it('does not leave the page on submit', () => {
    render(calculator);
    type(distance(), '400');
    const isPrevented = !fireEvent.submit(distance());
    expect(isPrevented).toBe(true);
    expect(location.search).toContain('km-per-week=400');
  });

  it('includes input made before hydration', () => {
    history.replaceState(null, '', '/cars/car-7?km-per-week=500');
    const container = document.createElement('div');
    container.innerHTML = renderToString(calculator);
    document.body.append(container);
    const early = container.querySelector<HTMLInputElement>('[name="km-per-week"]');
    if (early) early.value = '400';
    render(calculator, { container, hydrate: true });
    expect(distance().value).toBe('400');
    expect(cost()).toContain('$50.32 a week');
  });
});

describe('the cost of charging', () => {
  it('follows the price of electricity in cents', () => {
    render(
      calculatorOf(
        aVehicle({ ...car, simpleFuel: 'electric', variant: { ...variant, energyKwhPer100Km: 16 } }),
      ),
    );
    // By hand: 2.5 × 16 kWh × $0.35 is 14 a week.
    expect(cost()).toBe('Charging $14.00 a week $728.00 a year');
    type(input(fuelCost.centsPerKwhLabel), '50');
    expect(cost()).toBe('Charging $20.00 a week $1,040.00 a year');
    expect(screen.queryByRole('spinbutton', { name: fuelCost.pricePerLitreLabel })).toBeNull();
  });

  it('is added to that of fuel for a plug-in hybrid that is rated for both', () => {
    const both = { ...variant, fuelConsumptionLPer100Km: 1.6, energyKwhPer100Km: 16 };
    render(calculatorOf(aVehicle({ ...car, simpleFuel: 'plug-in-hybrid', variant: both })));
    // By hand: 2.5 × 1.6 L × $1.70 is 6.80 a week; with the electricity above, 20.80.
    expect(cost()).toBe('Fuel and charging $20.80 a week $1,081.60 a year');
    type(price(), '2');
    expect(cost()).toContain('$22.00 a week');
  });
});

describe('the cost of a year with servicing', () => {
  it('is about the sum, and rises with the distance once that decides when the next service is', () => {
    // Harbourline: a service of a Toyota is $299 every 12 months or 15,000 km.
    render(calculatorOf(aVehicle({ ...car, make: 'Toyota' })));
    // By hand: 1,635.40 + 299 is 1,934.40, to the next 50: 1,950.
    expect(cost()).toBe('Fuel $31.45 a week $1,635.40 a year About $1,950 a year with servicing');
    type(distance(), '500');
    // By hand: 26,000 km are 1.7333 services of 299, 518.27, and fuel for 3,270.80: 3,789.07.
    expect(cost()).toContain('About $3,800 a year with servicing');
    type(distance(), '');
    expect(cost()).toContain('About – a year with servicing');
  });
});

describe('the form without JavaScript', () => {
  it('is sent with its values and the vehicle', () => {
    const markup = renderToString(calculator);
    expect(markup).toMatch(/<form [^>]*action="\/api\/fuel-cost" method="get"/);
    expect(markup).toContain('name="car_slug" value="car-7"');
    expect(markup).toMatch(/<input [^>]*name="price-per-litre" value="1\.70"/);
    expect(markup).toContain(`${facts.calculate}</button>`);
  });
});
