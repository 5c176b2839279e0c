// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { FuelCost } from './FuelCost.island.tsx';
import { fuelCostFacts } from './fuel-cost-facts.ts';
import { startingDriving } from './typed-driving.ts';

const settings = demoSettings('harbourline');
const facts = { ...fuelCostFacts(null, settings), litresPer100Km: 7.4 };
const start = startingDriving(settings.vehicle.fuelCost);
const calculator = <FuelCost facts={facts} start={start} slug="car-7" />;

const price = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: facts.pricePerLitreLabel });
const distance = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: facts.kmPerWeekLabel });
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
    expect(cost()).toBe('$31.45 a week $1,635.40 a year');
    type(price(), '2');
    expect(cost()).toBe('$37.00 a week $1,924.00 a year');
    type(distance(), '400');
    expect(cost()).toBe('$59.20 a week $3,078.40 a year');
  });

  it.each(['', '-5', '123456789012'])('is a dash while the distance is %j', (typed) => {
    render(calculator);
    type(distance(), typed);
    expect(cost()).toBe('– a week – a year');
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

  it('starts with the values in the address', () => {
    history.replaceState(null, '', '/cars/car-7?km-per-week=500&price-per-litre=<b>');
    render(calculator);
    expect([price().value, distance().value]).toEqual(['1.70', '500']);
    expect(cost()).toBe('$62.90 a week $3,270.80 a year');
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

describe('the form without JavaScript', () => {
  it('is sent with its values and the vehicle', () => {
    const markup = renderToString(calculator);
    expect(markup).toMatch(/<form [^>]*action="\/api\/fuel-cost" method="get"/);
    expect(markup).toContain('name="car_slug" value="car-7"');
    expect(markup).toMatch(/<input [^>]*name="price-per-litre" value="1\.70"/);
    expect(markup).toContain(`${facts.calculate}</button>`);
  });
});
