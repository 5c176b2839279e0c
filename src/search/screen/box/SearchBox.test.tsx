// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  box,
  chipNames,
  closeScreen,
  expectAddress,
  expectCount,
  mazdas,
  open,
  words,
} from '#tests/fixtures/search/open-screen.tsx';
import { screenFactsOf } from '#tests/fixtures/search/screen-facts.ts';
import { searchClientOf, stockOf } from '#tests/fixtures/search/search-client.ts';
import { stubBrowser } from '#tests/fixtures/search/stub-browser.ts';
import { stockFacts } from '../../state/page-facts.fixture.ts';
import { someStock } from '../../state/some-stock.fixture.ts';

const cx5s = someStock.filter(({ model }) => model === 'CX-5').length;
const write = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(box(), { key });
const list = () => screen.queryByRole('listbox', { name: words.suggestions });
const options = () => [...document.querySelectorAll<HTMLElement>('#search-suggestions [role=option]')];
const optionTexts = () => options().map(({ textContent }) => textContent);
const current = () => options().find((option) => option.getAttribute('aria-selected') === 'true');
const expectCurrent = (option: HTMLElement | undefined) => {
  expect(option).toBeDefined();
  expect(current()).toBe(option);
  expect(box().getAttribute('aria-activedescendant')).toBe(option?.id);
  expect(document.activeElement).toBe(box());
};

beforeEach(stubBrowser);
afterEach(closeScreen);

describe('the suggestions below the search box', () => {
  it('are a make and its models with their numbers of cars, and a click searches', async () => {
    open();
    fireEvent.focus(box());
    write('mazda');
    await waitFor(() => expect(optionTexts()).toContain(`Mazda ${mazdas} cars`));
    write('mazda cx-5');
    await waitFor(() => expect(optionTexts()[0]).toBe(`Mazda CX-5 ${cx5s} cars`));
    fireEvent.click(options()[0] ?? box());
    await expectCount(cx5s);
    expect(list()).toBeNull();
    expect(box().value).toBe('');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Mazda CX-5');
    await expectAddress('/search/mazda/cx-5');
  });

  it('are a body type with its picture, and cars in a group of their own', async () => {
    open();
    write('suv');
    const body = await screen.findByRole('option', { name: /^SUV/ });
    expect(body.querySelector('img')?.getAttribute('src')).toContain('/suv/');
    const group = screen.getByRole('group', { name: 'Cars that match' });
    expect(within(group).getAllByRole('option')).toHaveLength(4);
    fireEvent.click(body);
    await waitFor(() => expect(chipNames()).toEqual(['SUV', words.clearAll]));
    await expectCount(someStock.filter(({ simpleBody }) => simpleBody === 'suv').length);
  });

  it('are values by what the site calls them in its language, and match in both', async () => {
    const facts = screenFactsOf(someStock);
    const translated = { ...facts.search.screen, words: { SUV: '城市越野车', Petrol: '汽油' } };
    open(stockFacts.path, { facts: { ...facts, search: { ...facts.search, screen: translated } } });
    const suvs = someStock.filter(({ simpleBody }) => simpleBody === 'suv').length;
    write('越野');
    await waitFor(() => expect(optionTexts()[0]).toBe(`城市越野车 ${suvs} cars`));
    write('suv');
    await waitFor(() => expect(optionTexts().filter((text) => text?.startsWith('城市'))).toHaveLength(1));
    write('汽油');
    fireEvent.click(await screen.findByRole('option', { name: /^汽油/ }));
    await waitFor(() => expect(chipNames()).toEqual(['汽油', words.clearAll]));
  });

  it('are reached, chosen and closed by keyboard alone', async () => {
    open();
    box().focus();
    expect(box().getAttribute('aria-expanded')).toBe('false');
    write('mazda cx');
    await waitFor(() => expect(optionTexts()).toContain(`Mazda CX-5 ${cx5s} cars`));
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(current()).toBeUndefined();

    press('ArrowDown');
    expectCurrent(options()[0]);
    press('ArrowDown');
    expectCurrent(options()[1]);
    press('ArrowUp');
    press('ArrowUp');
    expect(current()).toBeUndefined();
    press('ArrowUp');
    expectCurrent(options().at(-1));
    press('Escape');
    expect(list()).toBeNull();
    expect(box().value).toBe('mazda cx');
    expect(box().getAttribute('aria-expanded')).toBe('false');

    press('ArrowDown');
    await waitFor(() => expect(optionTexts()).toContain(`Mazda CX-5 ${cx5s} cars`));
    for (const option of options()) {
      press('ArrowDown');
      expectCurrent(option);
      if (option.textContent?.startsWith('Mazda CX-5') === true) break;
    }
    press('Enter');
    await expectCount(cx5s);
    expect(document.activeElement).toBe(box());
  });
});

describe('the search box', () => {
  it('keeps a space before the next word after a pause in typing', async () => {
    open();
    write('mazda ');
    await expectCount(mazdas);
    expect(box().value).toBe('mazda ');
    write('mazda cx-5');
    await expectCount(cx5s);
    expect(box().value).toBe('mazda cx-5');
  });

  it('is cleared by Escape if there are no suggestions', async () => {
    open();
    write('xyzzyx');
    await expectCount(0);
    press('Escape');
    await expectCount(someStock.length);
    expect(box().value).toBe('');
  });

  it('finds electric cars by "EV" and a car by its stock number, and removing the chip ends the search', async () => {
    const stock = stockOf([
      { make: 'Tesla', model: 'Model 3', fuel: 'Electric', simpleFuel: 'electric', stockNumber: 'U2001' },
      { make: 'Kia', model: 'Rio', stockNumber: 'U2002' },
      { make: 'Kia', model: 'Picanto', name: '2022 Kia Picanto', stockNumber: 'U2003' },
    ]);
    open(stockFacts.path, { facts: screenFactsOf(stock), load: async () => searchClientOf(stock) });
    write('EV');
    await waitFor(() => expect(chipNames()).toEqual(['Electric', words.clearAll]));
    write('U2003');
    press('Enter');
    await waitFor(() => expect(chipNames()).toEqual(['“U2003”', words.clearAll]));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByRole('article').textContent).toContain('Picanto');
    fireEvent.click(screen.getByRole('button', { name: 'Remove “U2003”' }));
    await expectCount(stock.length);
    expect(box().value).toBe('');
  });
});
