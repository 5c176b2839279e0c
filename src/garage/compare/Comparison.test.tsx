// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { cardSettings } from '../../vehicle/card/card-settings.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { Comparison } from './Comparison.tsx';

const settings = demoSettings('harbourline');
const { compare } = settings.garage;
const rio = aVehicle({
  id: '7',
  slug: 'rio-7',
  make: 'Kia',
  model: 'Rio <GT> & more',
  price: 18_990,
  features: ['Sunroof'],
});
const mazda = aVehicle({ id: '8', slug: 'mazda-8', make: 'Mazda', model: '3', price: 21_500 });

function show(...vehicles: Vehicle[]) {
  const shown = cardSettings(settings, new Date('2026-11-20T00:00:00Z'));
  render(<Comparison vehicles={vehicles} settings={settings} shown={shown} />);
  return {
    headings: screen.getAllByRole('columnheader').map(({ textContent }) => textContent),
    row: (label: string | RegExp) => screen.getByRole('rowheader', { name: label }).closest('tr'),
  };
}

describe('the comparison of vehicles', () => {
  it('has them in order, each with its price and a link to its page', () => {
    const { headings } = show(mazda, rio);
    expect(headings.map((heading) => heading?.includes('Kia Rio <GT> & more'))).toEqual([false, true]);
    expect(headings.map((heading) => /\$[\d,]+/.exec(heading ?? '')?.[0])).toEqual(['$21,500', '$18,990']);
    expect(screen.getByRole('link', { name: /^2021 Mazda 3/ }).getAttribute('href')).toBe('/cars/mazda-8');
  });

  it('has a row for each fact, with the better value marked, and a switch that hides equal rows', () => {
    const { row } = show(rio, mazda);
    const sunroof = row('Sunroof');
    expect(sunroof?.hasAttribute('data-differs')).toBe(true);
    expect(within(sunroof ?? document.body).getByText(compare.hasNot)).toBeTruthy();
    expect(row('Seats')?.hasAttribute('data-same')).toBe(true);
    expect(row(compare.price)?.textContent).toMatch(new RegExp(`\\$18,990[^$]*${compare.best}.*\\$21,500`));
    expect(within(row(compare.price) ?? document.body).getAllByText(compare.best)).toHaveLength(1);
    expect(screen.getByRole('checkbox', { name: compare.onlyDifferences }).id).toBe('only-differences');
  });

  it('has a link to remove each vehicle', () => {
    show(rio, mazda);
    const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target(/^Remove 2021 Kia Rio/)).toBe('/compare?cars=mazda-8');
    expect(target(/^Remove 2021 Mazda 3/)).toBe('/compare?cars=rio-7');
  });

  it("links to an address without vehicles when the last one is removed, so that the device's list is cleared", () => {
    show(rio);
    expect(screen.getByRole('link', { name: /^Remove 2021 Kia Rio/ }).getAttribute('href')).toBe(
      '/compare?cars=',
    );
  });

  it('with one vehicle asks for another, without a switch', () => {
    const { row } = show(rio);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText(/./, { selector: 'p.muted' })).toBeTruthy();
    expect(row('Sunroof')?.hasAttribute('data-differs')).toBe(false);
  });

  it('marks sold vehicles, and those without a photo', () => {
    show(aVehicle({ id: '9', status: 'sold', soldAt: '2026-11-19', images: [] }), rio);
    expect(screen.getByText(/./, { selector: '.tag--sold' })).toBeTruthy();
    expect(screen.getByText(settings.vehicle.texts.noPhoto)).toBeTruthy();
  });
});
