// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { unmountAndClean } from '#tests/fixtures/unmount-and-clean.ts';
import { $toast } from '../../ui/toasts/toast.store.ts';
import { fill } from '../../values/fill.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { cardFacts } from '../../vehicle/card/card.ts';
import { cardSettings } from '../../vehicle/card/card-settings.ts';
import { $watchlist, keepSavedIds, markSaved } from './saving/watchlist.store.ts';
import { Watchlist } from './Watchlist.island.tsx';
import type { WatchedCard } from './watched-card.schema.ts';
import { watchlistFacts } from './watchlist-page.ts';

const settings = demoSettings('harbourline');
const { page, texts } = settings.account.watchlist;
const words = { car: 'car', cars: 'cars' };
const facts = watchlistFacts(settings, { words, stockPath: '/stock' });
const phone = '0412345678';
const user = userEvent.setup();

function watched(id: string, parts: Partial<WatchedCard> = {}): WatchedCard {
  const vehicle = aVehicle({ id, slug: `corolla-${id}`, name: `Corolla ${id}` });
  const card = { ...cardFacts(vehicle, cardSettings(settings, new Date('2026-11-20'))), controls: [] };
  return {
    id,
    slug: vehicle.slug,
    name: vehicle.name,
    card,
    change: null,
    savedOn: 'Saved on Friday',
    ...parts,
  };
}

const answers: Record<string, () => Promise<Response>> = {};
const request = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
const posted = (path: string) =>
  request.mock.calls.flatMap(([to, init]) => (to === path ? [JSON.parse(String(init?.body))] : []));
const remove = (id: string) => screen.getByRole('button', { name: `${page.remove}: Corolla ${id}` });
const toast = () => $toast.get()?.text;
const count = () => screen.getByRole('status').textContent;

function open(cars: readonly WatchedCard[], ask: { id: string; text: string; button: string } | null = null) {
  keepSavedIds(
    cars.map(({ id }) => id),
    0,
  );
  return render(<Watchlist facts={facts} list={{ phone, cars }} ask={ask} isPage />);
}

beforeEach(() => {
  localStorage.clear();
  $toast.set(null);
  vi.resetAllMocks();
  Object.assign(answers, {
    '/api/account': async () =>
      Response.json({ signed_in: true, user_id: '1', phone, first_name: null, last_name: null, email: null }),
    '/api/watchlist/save-car': async () => Response.json({ success: true }),
    '/api/watchlist/remove-car': async () => Response.json({ success: true }),
  });
  request.mockImplementation(async (path) => answers[path]?.() ?? new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', request);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed-in=1');
  document.documentElement.toggleAttribute('data-signed-in', true);
});
afterEach(() => {
  unmountAndClean($watchlist);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the watchlist', () => {
  it('shows the usual card of each car with what has changed since it was saved', () => {
    const change = { kind: 'price_down', text: '$1,000 less' } as const;
    open([watched('8', { change }), watched('7')]);
    expect(count()).toBe('2 cars saved');
    const [first] = screen.getAllByRole('listitem');
    expect(first?.querySelector('article.card')).toBeTruthy();
    expect(first?.textContent).toContain('$1,000 less');
    expect(first?.textContent).toContain('Saved on Friday');
    expect(screen.queryByText(page.emptyHeading)).toBeNull();
  });

  it('keeps the name of a removed car, and links to the stock', () => {
    open([watched('7', { card: null })]);
    expect(screen.getByRole('heading', { level: 2, name: 'Corolla 7' }).querySelector('a')).toBeNull();
    expect(screen.getByText(page.gone)).toBeTruthy();
    const similar = screen.getByRole('link', { name: `${page.findSimilar}: Corolla 7` });
    expect(similar.getAttribute('href')).toBe('/stock');
  });

  it('shows a text while it is empty', () => {
    open([]);
    expect(count()).toBe('0 cars saved');
    expect(screen.getByText(page.emptyHeading)).toBeTruthy();
  });

  it('removes a car at once, with a button to undo in its place, which has the focus', async () => {
    open([watched('8'), watched('7')]);
    remove('8').focus();
    await user.keyboard('{Enter}');
    const undo = screen.getByRole('button', { name: `${page.undo}: Corolla 8` });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    expect(count()).toBe('1 car saved');
    await waitFor(() => expect(toast()).toBe(fill(texts.removed, { name: 'Corolla 8' })));
    expect(posted('/api/watchlist/remove-car')).toEqual([
      { phone_number: phone, car_id: '8', car_slug: 'corolla-8' },
    ]);
    await waitFor(() => expect(undo.ariaDisabled ?? undo.getAttribute('aria-disabled')).toBeNull());
    await user.click(undo);
    await waitFor(() => expect(document.activeElement).toBe(remove('8')));
    await waitFor(() => expect(posted('/api/watchlist/save-car')).toHaveLength(1));
    expect(count()).toBe('2 cars saved');
    // The toast said that the car is no longer in the list.
    await waitFor(() => expect(toast()).toBeUndefined());
  });

  it('keeps a car if the server cannot remove it, with an error', async () => {
    answers['/api/watchlist/remove-car'] = async () => Response.json({ detail: 'Later.' }, { status: 503 });
    open([watched('7')]);
    await user.click(remove('7'));
    await waitFor(() => expect(toast()).toBe('Later.'));
    expect(count()).toBe('1 car saved');
    expect(remove('7').closest('[hidden]')).toBeNull();
  });

  it('sends one request, however often the button is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers['/api/watchlist/remove-car'] = () => promise;
    open([watched('7')]);
    await user.click(remove('7'));
    await user.click(screen.getByRole('button', { name: `${page.undo}: Corolla 7` }));
    resolve(Response.json({ success: true }));
    await waitFor(() => expect(toast()).toBe(fill(texts.removed, { name: 'Corolla 7' })));
    expect(posted('/api/watchlist/save-car')).toEqual([]);
  });

  it("follows another tab's changes", async () => {
    open([watched('8'), watched('7')]);
    answers['/api/watchlist/cards'] = async () => Response.json({ cars: [watched('9'), watched('7')] });
    act(() => keepSavedIds(['9', '7'], 1));
    await waitFor(() => expect(remove('9')).toBeTruthy());
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByText('Corolla 8')).toBeNull();
  });

  it("waits for the server's reply to another tab's change", async () => {
    open([watched('7')]);
    answers['/api/watchlist/cards'] = async () => Response.json({ cars: [watched('9'), watched('7')] });
    act(() => markSaved('9', true, false));
    await new Promise((resolve) => setTimeout(resolve));
    expect(request).not.toHaveBeenCalled();
    act(() => markSaved('9', true, true));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  });

  it('discards a reply from before a change that the server has confirmed meanwhile', async () => {
    open([watched('7')]);
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers['/api/watchlist/cards'] = () => promise;
    act(() => keepSavedIds(['9', '7'], 1));
    await waitFor(() => expect(request).toHaveBeenCalled());
    answers['/api/watchlist/cards'] = async () => Response.json({ cars: [watched('9'), watched('7')] });
    act(() => keepSavedIds(['9', '7'], 2));
    resolve(Response.json({ cars: [watched('7')] }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect($watchlist.get().ids).toEqual(['9', '7']);
  });

  it('sends no request while the device and the page agree', async () => {
    open([watched('7')]);
    act(() => keepSavedIds(['7'], 2));
    await new Promise((resolve) => setTimeout(resolve));
    expect(request).not.toHaveBeenCalled();
  });

  it('is hidden when the shopper signs out', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    open([watched('7')]);
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    document.dispatchEvent(new Event('account-change'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('has forms without JavaScript: one to remove a car, followed by one to undo it', () => {
    const ask = { id: '9', text: 'Save Corolla 9?', button: 'Save' };
    open([watched('7')], ask);
    const fields = (form: HTMLFormElement | null) => ({
      action: form?.getAttribute('action'),
      ...Object.fromEntries(new FormData(form ?? undefined)),
    });
    expect(fields(remove('7').closest('form'))).toEqual({
      action: '/api/watchlist/remove-car',
      phone_number: phone,
      car_id: '7',
      car_slug: 'corolla-7',
      redirect: '/watchlist?removed=7',
    });
    const asked = screen.getByText(ask.text).closest('form');
    expect(within(asked ?? document.body).getByRole('button', { name: ask.button })).toBeTruthy();
    expect(fields(asked)).toEqual({
      action: '/api/watchlist/save-car',
      phone_number: phone,
      car_id: '9',
      redirect: '/watchlist',
    });
  });
});
