// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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

describe('the catalogue search', () => {
  it('shows all models in the built page, those beyond the first page for browsers without JavaScript', () => {
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

  it('applies filters to list, counts and address, and follows the browser history', async () => {
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

  it('finds a misspelt model after a pause, and leaves the typed text unchanged', async () => {
    show();
    await userEvent.type(box(), 'spotage ');
    await waitFor(() => expect(names()).toEqual(['2026 Kia Sportage']));
    expect(location.search).toBe('?query=spotage');
    expect(box().value).toBe('spotage ');
    await userEvent.tab();
    expect(box().value).toBe('spotage');
  });

  it('searches at once on Enter, without leaving the page', async () => {
    show();
    await userEvent.type(box(), 'tasman{Enter}');
    expect(location.search).toBe('?query=tasman');
    await waitFor(() => expect(names()).toEqual(['2026 Kia Tasman']));
  });

  it('shows the state in its address', async () => {
    history.replaceState(null, '', '/catalogue?query=mazda&page=7');
    show();
    await waitFor(() => expect(names()).toEqual(['2026 Mazda CX-60']));
    expect(box().value).toBe('mazda');
    expect(screen.getByRole('list').hasAttribute('data-as-built')).toBe(false);
  });

  it('says that nothing is found, and can clear all filters', async () => {
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

  it('has links to other pages of results', async () => {
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

  it('stays when the second click of a double click falls on a link', () => {
    show();
    const [model] = within(screen.getByRole('list')).getAllByRole('link');
    expect(model && fireEvent.click(model, { detail: 2 })).toBe(false);
    fireEvent.click(screen.getByRole('link', { name: texts.nextPage }), { detail: 2 });
    expect(location.search).toBe('');
  });

  it('keeps the built list if the engine does not load, reports it, and retries with the next search', async () => {
    const load = vi.fn(() => import('./catalogue-engine.ts'));
    const lost = new Error('No network');
    load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    const listener = vi.fn();
    addEventListener('island-failed', listener, { once: true });
    history.replaceState(null, '', '/catalogue?query=tasman');
    show({ load });
    await waitFor(() => expect(screen.getByRole('list').hasAttribute('data-as-built')).toBe(false));
    expect(names()).toEqual(all);
    expect(listener).toHaveBeenCalledOnce();
    await userEvent.selectOptions(field(texts.manufacturer), 'Kia');
    await waitFor(() => expect(names()).toEqual(['2026 Kia Tasman']));
  });
});
