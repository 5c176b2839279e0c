// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { Finder } from './Finder.island.tsx';
import { finderFacts } from './finder-facts.ts';

const settings = { ...demoSettings('meridian').home.finder, priceSteps: [30_000] };
const stock = [
  { make: 'Kia', simpleBody: 'hatch', price: 20_000 },
  { make: 'Kia', simpleBody: 'ute', price: 40_000 },
  { make: 'Mazda', simpleBody: 'ute', price: 60_000 },
] as const;
const facts = finderFacts({
  variant: 'bodies',
  vehicles: stock.map((changes, index) => aVehicle({ id: String(index), ...changes })),
  stockPath: '/search/all',
  stockWords: { Ute: 'Pickup' },
  currency: 'AUD',
  makes: ['Kia', 'Mazda'].map((make) => ({ make, path: `/search/${make.toLowerCase()}` })),
  bodies: new Map([
    ['hatch', { path: '/search/hatch' }],
    ['ute', { path: '/search/ute' }],
  ]),
  words: { car: 'car', cars: 'cars' },
  settings,
});

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

const bodies = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) =>
      [radio.labels?.[0]?.textContent.trim(), radio.checked && 'chosen', radio.disabled && 'disabled']
        .filter(Boolean)
        .join(', '),
    );

it('shows every body with its number of cars, the most frequent first and in the words of the dealer', () => {
  render(<Finder facts={facts} />);
  expect(screen.getByRole('group', { name: settings.body })).toBeTruthy();
  expect(bodies()).toEqual([`${settings.anyBody} 3, chosen`, 'Pickup 2', 'Hatch 1']);
});

it('counts the bodies for the chosen make and price, and the cars of a chosen body on the button', async () => {
  render(<Finder facts={facts} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: settings.make }), 'Mazda (1)');
  expect(bodies()).toEqual([`${settings.anyBody} 1, chosen`, 'Pickup 1', 'Hatch 0, disabled']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: settings.make }), settings.anyMake);
  await userEvent.click(screen.getByRole('radio', { name: 'Pickup 2' }));
  expect(bodies()).toEqual([`${settings.anyBody} 3`, 'Pickup 2, chosen', 'Hatch 1']);
  expect(screen.getByRole('status').textContent).toBe('Show Me 2 cars');
  expect(
    [...screen.getByRole<HTMLSelectElement>('combobox', { name: settings.make }).options].map(
      ({ text }) => text,
    ),
  ).toEqual([settings.anyMake, 'Kia (1)', 'Mazda (1)']);
});
