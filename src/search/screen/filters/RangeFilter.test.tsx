// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screenFactsOf } from '#tests/fixtures/search/screen-facts.ts';
import { searchClientOf } from '#tests/fixtures/search/search-client.ts';
import { stubBrowser } from '#tests/fixtures/search/stub-browser.ts';
import { unmountAndClean } from '#tests/fixtures/unmount-and-clean.ts';
import { $recentSearches, forgetSearches } from '../../recent/searches/recent-searches.store.ts';
import { stockFacts } from '../../state/page-facts.fixture.ts';
import { someStock } from '../../state/some-stock.fixture.ts';
import { Screen } from '../Screen.tsx';
import { createSearchSource } from '../source/search-source.store.ts';

const facts = screenFactsOf(someStock);
const { from, to } = facts.search.screen;

/** The price filter of the whole stock: $9,000 to about $60,000. */
function openPrice(query = '') {
  history.replaceState(null, '', `${stockFacts.path}${query}`);
  const source = createSearchSource({
    loadClient: async () => searchClientOf(someStock),
    findPlace: vi.fn(async () => null),
    $rule: null,
  });
  render(<Screen facts={facts} source={source} />);
  const group = screen.getByRole('slider', { name: `Price: ${from}`, hidden: true }).closest('.range');
  if (!(group instanceof HTMLElement)) throw new Error('There is no price filter.');
  const thumb = (name: string) =>
    within(group).getByRole<HTMLInputElement>('slider', { name: `Price: ${name}`, hidden: true });
  return {
    field: (name: string) => within(group).getByRole<HTMLInputElement>('textbox', { name, hidden: true }),
    /** The text of a thumb for screen readers. */
    thumbText: (name: string) => thumb(name).getAttribute('aria-valuetext'),
    move: (name: string, position: number) =>
      fireEvent.change(thumb(name), { target: { value: String(position) } }),
    last: () => Number(thumb(from).max),
    type(name: string, text: string) {
      fireEvent.change(this.field(name), { target: { value: text } });
      fireEvent.blur(this.field(name));
    },
  };
}

const query = () => new URLSearchParams(location.search).get('price');

beforeEach(stubBrowser);
afterEach(() => {
  forgetSearches();
  unmountAndClean($recentSearches);
});

describe('a range', () => {
  it('takes typed values, to the dollar', async () => {
    const price = openPrice();
    price.type(to, '$29,700');
    await waitFor(() => expect(query()).toBe(':29700'));
    expect(price.field(to).value).toBe('$29,700');
    expect(price.thumbText(to)).toBe('$29,700');
    price.type(from, '20k');
    await waitFor(() => expect(query()).toBe('20000:29700'));
  });

  it('ignores values outside the range, beyond the other end, or invalid', async () => {
    const price = openPrice('?price=:30000');
    await waitFor(() => expect(price.thumbText(to)).toBe('$30,000'));
    for (const ignored of ['45000', '1', 'cheap', '99999999']) {
      price.type(from, ignored);
      expect(price.field(from).value).toBe('');
    }
    expect(query()).toBe(':30000');
  });

  it('moves by thousands, and a thumb stops at the other one', async () => {
    const price = openPrice('?price=:29700');
    await waitFor(() => expect(price.thumbText(to)).toBe('$29,700'));
    price.move(from, 3);
    expect(price.field(from).value).toMatch(/^\$\d+,000$/);
    price.move(from, price.last());
    expect(price.thumbText(from)).toBe('$29,700');
    await waitFor(() => expect(query()).toBe('29700:29700'));
    price.move(from, 0);
    await waitFor(() => expect(query()).toBe(':29700'));
  });

  it('is reset by removing its chip', async () => {
    const price = openPrice();
    const max = price.thumbText(to);
    price.move(to, 20);
    const chosen = price.thumbText(to);
    expect(chosen).not.toBe(max);
    expect(price.field(to).value).toBe(chosen);
    fireEvent.click(await screen.findByRole('button', { name: `Remove Under ${chosen}` }));
    await waitFor(() => expect(price.thumbText(to)).toBe(max));
    expect(price.field(to).value).toBe('');
    await waitFor(() => expect(query()).toBeNull());
  });

  it('is reset by "Clear all" even if it was moved just before', async () => {
    const price = openPrice('?price=:30000');
    await waitFor(() => expect(price.thumbText(to)).toBe('$30,000'));
    price.move(to, 20);
    const filters = within(screen.getByLabelText(facts.search.screen.applied));
    fireEvent.click(filters.getByText(facts.search.screen.clearAll));
    await waitFor(() => expect(price.field(to).value).toBe(''));
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('that was moved just before another filter was removed is kept', async () => {
    const price = openPrice('?body=SUV');
    const remove = await screen.findByRole('button', { name: 'Remove SUV' });
    price.move(to, 20);
    const chosen = price.thumbText(to);
    fireEvent.click(remove);
    await screen.findByRole('button', { name: `Remove Under ${chosen}` });
    expect(screen.queryByRole('button', { name: 'Remove SUV' })).toBeNull();
  });
});
