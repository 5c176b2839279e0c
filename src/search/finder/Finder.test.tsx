// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { Finder } from './Finder.island.tsx';
import { finderFacts } from './finder-facts.ts';

const settings = { ...demoSettings('harbourline').home.finder, priceSteps: [30_000] };
const stock = [
  { make: 'Kia', simpleBody: 'suv', price: 20_000 },
  { make: 'Kia', simpleBody: 'ute', price: 40_000 },
  { make: 'Mazda', simpleBody: 'suv', price: 60_000 },
] as const;
const factsOf = (variant: 'fields' | 'sentence' | 'prices') =>
  finderFacts({
    variant,
    vehicles: stock.map((changes, index) => aVehicle({ id: String(index), ...changes })),
    stockPath: '/search/all',
    stockWords: {},
    currency: 'AUD',
    makes: [
      { make: 'Mazda', path: '/search/mazda' },
      { make: 'Kia', path: '/search/kia' },
    ],
    bodies: new Map([
      ['suv', { path: '/search/suv' }],
      ['ute', { path: '/search/ute' }],
    ]),
    words: { car: 'car', cars: 'cars' },
    settings,
  });
const facts = factsOf('fields');

const motion = { matches: true };
beforeEach(() => {
  motion.matches = true;
  vi.stubGlobal('matchMedia', () => motion);
});
afterEach(() => vi.unstubAllGlobals());

const button = () => screen.getByRole('button');
const optionsOf = (label: string) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name: label }).options].map(
    ({ text, disabled }) => `${text}${disabled ? ' disabled' : ''}`,
  );
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);

describe('the finder', () => {
  it('shows makes alphabetically with their counts, and the number of all vehicles on its button', () => {
    render(<Finder facts={facts} />);
    expect(optionsOf(settings.make)).toEqual([settings.anyMake, 'Kia (2)', 'Mazda (1)']);
    expect(optionsOf(settings.price)).toEqual([settings.anyPrice, 'Up to $30,000 (1)']);
    expect(button().textContent).toBe('Show Me 3 cars');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('counts the selection, announces it, and offers no option without a match', async () => {
    render(<Finder facts={facts} />);
    await choose(settings.make, 'Mazda');
    expect(button().textContent).toBe('Show Me 1 car');
    expect(screen.getByRole('status').textContent).toBe('Show Me 1 car');
    expect(optionsOf(settings.body)).toEqual([settings.anyBody, 'SUV (1)', 'Ute (0) disabled']);
    await choose(settings.make, settings.anyMake);
    expect(button().textContent).toBe('Show Me 3 cars');
  });

  it('prefetches the target of its button when the pointer comes near', async () => {
    render(<Finder facts={facts} />);
    await choose(settings.make, 'Kia');
    await userEvent.hover(button());
    const prefetched = () =>
      [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));
    expect(prefetched()).toEqual(['/search/kia']);
    await choose(settings.body, 'SUV');
    act(() => button().focus());
    expect(prefetched()).toEqual(['/search/all?make_model=Kia&body=SUV']);
  });

  it('animates to a new number unless reduced motion is preferred', async () => {
    motion.matches = false;
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', () => frames.pop());
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    render(<Finder facts={facts} />);
    await choose(settings.price, 'Up to $30,000 (1)');
    const drawn = (now: number) => {
      act(() => frames.pop()?.(now));
      return button().textContent;
    };
    expect(drawn(1000)).toBe('Show Me 3 cars');
    expect(drawn(1125)).toBe('Show Me 2 cars');
    expect(drawn(1250)).toBe('Show Me 1 car');
    expect(frames).toEqual([]);
    vi.restoreAllMocks();
  });

  it('takes over selections made before hydration', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Finder facts={facts} />);
    document.body.append(container);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: settings.make }), 'Kia (2)');
    render(<Finder facts={facts} />, { container, hydrate: true });
    expect(button().textContent).toBe('Show Me 2 cars');
  });

  it('as a sentence has its fields among the words, each with its label for screen readers', async () => {
    const { container } = render(<Finder facts={factsOf('sentence')} />);
    const order = screen.getAllByRole('combobox').map((select) => select.getAttribute('name'));
    expect(order).toEqual(['body', 'make_model', 'price']);
    const words = [...(container.querySelector('.finder-sentence')?.childNodes ?? [])];
    expect(words.flatMap((node) => (node instanceof Text ? node.data : []))).toEqual([
      'I am looking for ',
      ' by ',
      ', up to ',
      '.',
    ]);
    expect(optionsOf(settings.price)).toEqual([settings.sentence.anyPrice, '$30,000 (1)']);
    await choose(settings.make, 'Kia (2)');
    expect(button().textContent).toBe('Show Me 2 cars');
  });

  it('with prices first offers each as a large button, and none without a match', async () => {
    render(<Finder facts={factsOf('prices')} />);
    const prices = () =>
      screen
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ labels, value, checked, disabled }) => [
          labels?.[0]?.textContent.trim(),
          value,
          checked,
          disabled,
        ]);
    expect(prices()).toEqual([
      ['Up to $30,000', ':30000', false, false],
      [settings.anyPrice, '', true, false],
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'Up to $30,000' }));
    expect(button().textContent).toBe('Show Me 1 car');
    await userEvent.click(screen.getByRole('radio', { name: settings.anyPrice }));
    await choose(settings.make, 'Mazda (1)');
    expect(prices()[0]).toEqual(['Up to $30,000', ':30000', false, true]);
  });

  it('takes over a price chosen before hydration', async () => {
    const element = <Finder facts={factsOf('prices')} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    document.body.append(container);
    await userEvent.click(screen.getByRole('radio', { name: 'Up to $30,000' }));
    render(element, { container, hydrate: true });
    expect(button().textContent).toBe('Show Me 1 car');
  });

  it('is a form that the search accepts without JavaScript', () => {
    render(<Finder facts={facts} />);
    const form = button().closest('form');
    expect(form?.getAttribute('action')).toBe('/search/all');
    const values = (label: string) =>
      [...screen.getByRole<HTMLSelectElement>('combobox', { name: label }).options].map(({ value }) => value);
    expect(values(settings.make)).toEqual(['', 'Kia', 'Mazda']);
    expect(values(settings.body)).toEqual(['', 'SUV', 'Ute']);
    expect(values(settings.price)).toEqual(['', ':30000']);
  });
});
