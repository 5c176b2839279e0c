// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentsOfStock, searchClientOf, stockOf } from '#tests/fixtures/search/search-client.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { priceRangeFacts } from '../budget-facts.ts';
import { answerOfDocuments } from '../stock/budget-answer.ts';
import type { LoadClient } from '../stock/use-budget-answer.ts';
import { PriceRange } from './PriceRange.island.tsx';
import { questionOfRange, startRange } from './price-range-state.ts';

const vehicles = stockOf([{ price: 20_000 }, { price: 40_000 }, { price: 60_000 }]);
const documents = documentsOfStock(vehicles);
const settings = demoSettings('harbourline');
const { texts, priceRange } = settings.budget;
const facts = priceRangeFacts({
  ...{ settings, slug: 'city-motors', stockPath: '/search/all', documents },
  words: { car: 'car', cars: 'cars' },
});
const answer = answerOfDocuments(documents, questionOfRange(startRange('', facts.scale)));
const engine: LoadClient = async () => searchClientOf(vehicles);

function show(load: LoadClient = engine) {
  render(<PriceRange facts={facts} answer={answer} load={load} />);
  return {
    thumb: (name: string) => screen.getByRole<HTMLInputElement>('slider', { name }),
    field: (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }),
    status: () => screen.getByRole('status').textContent,
    button: () => screen.getByRole<HTMLButtonElement>('button'),
  };
}
const set = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

beforeEach(() => history.replaceState(null, '', '/price-range'));

describe('the price range', () => {
  it('has all prices at first', () => {
    const range = show();
    expect(range.thumb(priceRange.from).value).toBe('5000');
    expect(range.field(priceRange.to).value).toBe('$250,000');
    expect(range.status()).toBe('3 cars in this range');
  });

  it('moves input and thumb together, and counts the vehicles in between', async () => {
    const range = show();
    set(range.thumb(priceRange.from), '30000');
    expect(range.field(priceRange.from).value).toBe('$30,000');
    expect(range.thumb(priceRange.from).getAttribute('aria-valuetext')).toBe('$30,000');
    set(range.field(priceRange.to), '50,100');
    fireEvent.blur(range.field(priceRange.to));
    expect(range.field(priceRange.to).value).toBe('$50,000');
    expect(range.thumb(priceRange.to).value).toBe('50000');
    await waitFor(() => expect(range.status()).toBe('1 car in this range'));
    await waitFor(() => expect(location.search).toBe('?min=30000&max=50000'));
  });

  it('keeps its lowest price a step below the highest', () => {
    const range = show();
    set(range.thumb(priceRange.from), '250000');
    expect(range.thumb(priceRange.from).value).toBe('249500');
    set(range.thumb(priceRange.to), '5000');
    expect(range.field(priceRange.to).value).toBe('$250,000');
  });

  it('has no link if nothing is in between, and says so', async () => {
    const range = show();
    set(range.thumb(priceRange.from), '100000');
    await waitFor(() => expect(range.status()).toBe(priceRange.notFound.replace('{cars}', 'cars')));
    expect(range.button().disabled).toBe(true);
    expect(range.button().textContent).toBe('0 Cars Found');
  });

  it('keeps its button if counting fails', async () => {
    const range = show(() => Promise.reject(new Error('No network')));
    set(range.thumb(priceRange.from), '30000');
    await waitFor(() => expect(range.status()).toBe(texts.uncounted));
    expect(range.button().disabled).toBe(false);
  });

  it('starts with the range in its address', async () => {
    history.replaceState(null, '', '/price-range?min=30000');
    const range = show();
    expect(range.thumb(priceRange.from).value).toBe('30000');
    await waitFor(() => expect(range.status()).toBe('2 cars in this range'));
  });

  it('is sent without JavaScript with each end once, to a page with the same form', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<PriceRange facts={facts} answer={answer} query="?max=40000" />);
    const form = page.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/api/search/price-range');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['min', '$5,000'],
      ['max', '$40,000'],
    ]);
  });
});
