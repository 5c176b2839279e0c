// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { Catalogue } from './Catalogue.island.tsx';
import type { CatalogueCard } from './catalogue-cards.ts';

const { texts } = demoSettings('harbourline').catalogue;
const card = (manufacturer: string, model: string, body: string): CatalogueCard => ({
  ...{ manufacturer, model, body, heading: `2026 ${manufacturer} ${model}` },
  ...{ tagline: null, price: null, picture: '/p.svg', isDrawn: true, href: `/${model}`, action: 'Enquire' },
});
const cards = [card('Kia', 'Sportage', 'SUV'), card('Kia', 'Tasman', 'Ute'), card('Mazda', 'CX-60', 'SUV')];

const show = (props: Partial<Parameters<typeof Catalogue>[0]> = {}) =>
  render(<Catalogue cards={cards} perPage={2} texts={texts} {...props} />);
const names = () =>
  screen.queryAllByRole('article').map(({ textContent }) => textContent?.replace('Enquire', ''));
const count = () => screen.getByRole('status').textContent;
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const field = (label: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: label });
const optionsOf = (label: string) => [...field(label).options].map(({ text }) => text);
const link = (name: string) => screen.queryByRole('link', { name });

const kia = ['2026 Kia Sportage', '2026 Kia Tasman'];
const all = [...kia, '2026 Mazda CX-60'];

beforeEach(() => {
  history.replaceState(null, '', '/catalogue');
  Element.prototype.scrollIntoView = () => {};
});

describe('the catalogue', () => {
  it('shows all models as it was built, those behind the first page for browsers without script', () => {
    show();
    expect(names()).toEqual(all);
    expect(screen.getAllByRole('listitem').map((item) => item.hasAttribute('data-later'))).toEqual([
      false,
      false,
      true,
    ]);
    expect(count()).toBe('3 models');
    expect(optionsOf(texts.manufacturer)).toEqual([texts.anyManufacturer, 'Kia (2)', 'Mazda (1)']);
    expect(link(texts.clear)).toBeNull();
  });

  it('follows what is chosen, in list, numbers and address, and goes back with the browser', async () => {
    show();
    await userEvent.selectOptions(field(texts.manufacturer), 'Kia');
    await waitFor(() => expect(names()).toEqual(kia));
    expect(optionsOf(texts.body)).toEqual([texts.anyBody, 'SUV (1)', 'Ute (1)']);
    expect(location.search).toBe('?manufacturer.name=Kia');
    await userEvent.selectOptions(field(texts.body), 'Ute');
    await waitFor(() => expect(names()).toEqual(['2026 Kia Tasman']));
    expect(count()).toBe(texts.countOne);
    act(() => history.back());
    await waitFor(() => expect(names()).toEqual(kia));
    expect(field(texts.body).value).toBe('');
  });

  it('finds a misspelt model after a pause, and leaves what is typed alone', async () => {
    show();
    await userEvent.type(box(), 'spotage ');
    await waitFor(() => expect(names()).toEqual(['2026 Kia Sportage']));
    expect(location.search).toBe('?query=spotage');
    expect(box().value).toBe('spotage ');
    await userEvent.tab();
    expect(box().value).toBe('spotage');
  });

  it('searches at once at Enter, and does not leave the page', async () => {
    show();
    await userEvent.type(box(), 'tasman{Enter}');
    expect(location.search).toBe('?query=tasman');
    await waitFor(() => expect(names()).toEqual(['2026 Kia Tasman']));
  });

  it('shows what its address asks for', async () => {
    history.replaceState(null, '', '/catalogue?query=mazda&page=7');
    show();
    await waitFor(() => expect(names()).toEqual(['2026 Mazda CX-60']));
    expect(box().value).toBe('mazda');
    expect(screen.getByRole('list').hasAttribute('data-as-built')).toBe(false);
  });

  it('says that nothing is found, and takes all choices back', async () => {
    history.replaceState(null, '', '/catalogue?query=submarine');
    show();
    await screen.findByRole('heading', { name: texts.noResultsTitle });
    expect(screen.getByText(texts.noResultsText)).toBeDefined();
    expect(names()).toEqual([]);
    const [clear] = screen.getAllByRole('link', { name: texts.clear });
    if (clear) await userEvent.click(clear);
    await waitFor(() => expect(names()).toEqual(all.slice(0, 2)));
    expect(location.href).toMatch(/\/catalogue$/);
    expect(box().value).toBe('');
  });

  it('turns pages by links that lead there', async () => {
    show();
    const pages = within(screen.getByRole('navigation', { name: texts.pages }));
    expect(link(texts.previousPage)).toBeNull();
    const next = pages.getByRole('link', { name: texts.nextPage });
    expect(next.getAttribute('href')).toBe('/catalogue?page=2');
    await userEvent.click(next);
    await waitFor(() => expect(names()).toEqual(['2026 Mazda CX-60']));
    expect(link(texts.nextPage)).toBeNull();
    expect(link(texts.previousPage)?.getAttribute('href')).toBe('/catalogue');
  });

  it('keeps the built list where the engine does not come, tells the page, and tries again at the next question', async () => {
    const load = vi.fn(() => import('./catalogue-engine.ts'));
    const lost = new Error('No network');
    load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    const told = vi.fn();
    addEventListener('island-failed', told, { once: true });
    history.replaceState(null, '', '/catalogue?query=tasman');
    show({ load });
    await waitFor(() => expect(screen.getByRole('list').hasAttribute('data-as-built')).toBe(false));
    expect(names()).toEqual(all);
    expect(told).toHaveBeenCalledOnce();
    await userEvent.selectOptions(field(texts.manufacturer), 'Kia');
    await waitFor(() => expect(names()).toEqual(['2026 Kia Tasman']));
  });
});
