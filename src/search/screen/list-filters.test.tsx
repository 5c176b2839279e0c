// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  chipNames,
  closeScreen,
  expectAddress,
  expectCount,
  facts,
  mazdas,
  open,
  words,
} from '#tests/fixtures/search/open-screen.tsx';
import { screenFactsOf } from '#tests/fixtures/search/screen-facts.ts';
import { searchClientOf, stockOf } from '#tests/fixtures/search/search-client.ts';
import { stubBrowser } from '#tests/fixtures/search/stub-browser.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { stockFacts } from '../state/page-facts.fixture.ts';
import { someStock } from '../state/some-stock.fixture.ts';

const { texts, filters } = facts.search;
const settingsOf = (attribute: string) => {
  const filter = filters.find((other) => other.attribute === attribute);
  if (filter === undefined) throw new Error(`The dealer has no filter by ${attribute}.`);
  return filter;
};

function openOver(stock: readonly Vehicle[], path: string = stockFacts.path) {
  const makes = [...new Set(stock.map(({ make }) => make))];
  const own = screenFactsOf(stock, { ...stockFacts, makes });
  open(path, { facts: own, load: async () => searchClientOf(stock) });
}

/** A filter of the panel, unfolded. The panel is a popover, which jsdom does not open. */
function filterOf(attribute: string) {
  const details = screen
    .getByRole('heading', { name: settingsOf(attribute).label, hidden: true })
    .closest('details');
  if (details === null) throw new Error(`There is no filter by ${attribute}.`);
  if (!details.open) {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  }
  const inside = within(details);
  const named = { hidden: true };
  return {
    ...inside,
    option: (name: string | RegExp) => inside.getByRole<HTMLInputElement>('checkbox', { ...named, name }),
    items: () => inside.getAllByRole('listitem', named).map(({ textContent }) => textContent),
    press: (name: string) => fireEvent.click(inside.getByRole('button', { ...named, name })),
  };
}

beforeEach(stubBrowser);
afterEach(closeScreen);

describe('a filter by values', () => {
  it('shows the first makes, then all, and is searched by first letters', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXY'];
    openOver(stockOf(letters.flatMap((letter, index) => Array(25 - index).fill({ make: `${letter}ax` }))));
    const makes = filterOf('make_model');
    const { shown } = settingsOf('make_model');
    const all = letters.map((letter, index) => `${letter}ax ${25 - index}`);
    expect(makes.items()).toEqual(all.slice(0, shown));
    makes.press(texts.showAllMakes);
    expect(makes.items()).toEqual(all);
    makes.press(words.showFewer);
    expect(makes.items()).toHaveLength(shown);
    const find = makes.getByRole('searchbox', { hidden: true });
    fireEvent.change(find, { target: { value: 'ya' } });
    expect(makes.items()).toEqual(['Yax 1']);
    fireEvent.change(find, { target: { value: 'zzz' } });
    expect(makes.getByText(words.findNothing)).toBeDefined();
  });

  it('shows the models of a chosen make; a model narrows the results, and its chip removes both', async () => {
    const { length: cx5s } = someStock.filter(({ model }) => model === 'CX-5');
    open();
    const makes = filterOf('make_model');
    fireEvent.click(makes.option(`Mazda ${mazdas}`));
    await expectAddress('/search/mazda');
    const models = within(makes.getByRole('group', { name: 'Mazda', hidden: true }));
    fireEvent.click(models.getByRole('checkbox', { name: `CX-5 ${cx5s}`, hidden: true }));
    await expectAddress('/search/mazda/cx-5');
    await expectCount(cx5s);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Mazda CX-5');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(Math.min(cx5s, 12)));
    for (const card of screen.getAllByRole('article')) expect(card.textContent).toContain('CX-5');
    expect(chipNames()).toEqual(['Mazda CX-5', words.clearAll]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Mazda CX-5' }));
    await expectCount(someStock.length);
    expect(screen.queryByRole('list', { name: words.applied })).toBeNull();
    await expectAddress(stockFacts.path);
  });

  it('is one checkbox for certified cars', async () => {
    openOver(stockOf([{ isCertified: true }, { isCertified: false }, { isCertified: true }]));
    fireEvent.click(filterOf('certified').option(`${words.yes} 2`));
    await expectCount(2);
    expect(chipNames()).toEqual([settingsOf('certified').label, words.clearAll]);
  });

  it('combines values, counts other values within them, and returns to the first page', async () => {
    const many = (count: number, car: Partial<Vehicle>) => Array<Partial<Vehicle>>(count).fill(car);
    const [diesel, petrol] = [{ simpleFuel: 'diesel', fuel: 'Diesel' } as const, {}];
    openOver(
      stockOf([
        ...many(8, { simpleBody: 'suv', ...diesel }),
        ...many(4, { simpleBody: 'ute', ...petrol }),
        ...many(5, { simpleBody: 'ute', ...diesel }),
        ...many(9, { simpleBody: 'hatch', ...diesel }),
      ]),
      `${stockFacts.path}?page=2`,
    );
    const current = () => document.querySelector('.pager [aria-current=page]')?.textContent;
    await waitFor(() => expect(current()).toBe('2'));
    const bodies = filterOf('body');
    for (const body of ['SUV', 'Ute']) {
      const option = bodies.option(new RegExp(`^${body}`));
      expect(option.closest('label')?.querySelector('img')?.getAttribute('src')).toContain(
        `/${body.toLowerCase()}/`,
      );
      fireEvent.click(option);
    }
    await expectCount(17);
    const fuels = filterOf('fuel');
    expect(fuels.items()).toEqual(['Diesel 13', 'Petrol 4']);
    fireEvent.click(fuels.option('Diesel 13'));
    await expectCount(13);
    expect(current()).toBe('1');
    expect(chipNames()).toEqual(['SUV', 'Ute', 'Diesel', words.clearAll]);
    await expectAddress(`${stockFacts.path}?body=SUV&body=Ute&fuel=Diesel`);
    fireEvent.click(screen.getAllByRole('button', { name: words.clearAll })[0] ?? document.body);
    await expectCount(26);
    await expectAddress(stockFacts.path);
  });
});
