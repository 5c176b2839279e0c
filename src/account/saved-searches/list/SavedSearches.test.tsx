// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { $toast } from '../../../ui/toasts/toast.store.ts';
import { fill } from '../../../values/fill.ts';
import type { SavedSearch } from '../saved-search.schema.ts';
import { savedSearchesFacts } from '../saved-searches-facts.ts';
import { SavedSearches } from './SavedSearches.island.tsx';

const settings = demoSettings('harbourline');
const { form, list } = settings.account.savedSearches;
const words = { dealer: 'Harbourline', car: 'car', cars: 'cars' };
const facts = savedSearchesFacts(settings, { words, stockPath: '/stock' });
const user = userEvent.setup();
const request = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
const posted = () =>
  request.mock.calls.map(([path, init]) => [new URL(path).pathname, JSON.parse(String(init?.body))]);

const saved = (id: string, parts: Partial<SavedSearch> = {}): SavedSearch => ({
  ...{ id, search: `query=${id}`, name: `“${id}”`, path: `/search/new-used-and-demo-cars?query=${id}` },
  ...{ channel: 'sms', is_paused: false, saved_at: '2026-11-20T02:00:00.000Z', new_cars: 0 },
  ...parts,
});

const open = (searches: readonly SavedSearch[], removed: SavedSearch | null = null) =>
  render(<SavedSearches facts={facts} searches={searches} email="ana@example.com" removed={removed} />);
const press = (action: string, id: string) =>
  user.click(screen.getByRole('button', { name: `${action}: “${id}”` }));

beforeEach(() => {
  vi.resetAllMocks();
  $toast.set(null);
  vi.stubGlobal('fetch', request);
  request.mockImplementation(async () => Response.json({ success: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('saved searches', () => {
  it('are listed with their name, results, new matches and notification channel', () => {
    open([saved('ute', { new_cars: 2, channel: 'email' }), saved('suv', { new_cars: 1 }), saved('van')]);
    const link = screen.getByRole('link', { name: '“ute”' });
    expect(link.getAttribute('href')).toBe('/search/new-used-and-demo-cars?query=ute');
    for (const said of [
      '2 new cars since November 20, 2026',
      '1 new car since November 20, 2026',
      'Nothing new since November 20, 2026',
    ])
      expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getAllByText(form.sms, { selector: 'p' })).toHaveLength(2);
  });

  it('are empty: the list explains how to save one', () => {
    open([]);
    expect(screen.getByText(list.emptyHeading)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search our cars' }).getAttribute('href')).toBe('/stock');
  });

  it('can be paused, and resumed by a new consent', async () => {
    open([saved('ute')]);
    await press(list.pause, 'ute');
    await screen.findByText(list.paused);
    expect(screen.getByText(/^Press Resume to hear from us again: I agree that Harbourline/)).toBeTruthy();
    request.mockImplementation(async () => Response.json({ search: saved('ute') }));
    await press(list.resume, 'ute');
    await waitFor(() => expect(screen.queryByText(list.paused)).toBeNull());
    expect(posted()).toEqual([
      ['/api/saved-searches/pause', { id: 'ute' }],
      ['/api/saved-searches', { search: 'query=ute', channel: 'sms' }],
    ]);
  });

  it('can be notified in another way', async () => {
    open([saved('ute')]);
    request.mockImplementation(async () => Response.json({ search: saved('ute', { channel: 'email' }) }));
    await user.click(screen.getByText(list.change));
    await user.click(screen.getByLabelText(form.email));
    expect(screen.getByLabelText<HTMLInputElement>(form.emailField).value).toBe('ana@example.com');
    await user.click(screen.getByRole('button', { name: list.save }));
    await screen.findByText(form.email, { selector: 'p' });
    expect(posted()).toEqual([
      ['/api/saved-searches', { search: 'query=ute', channel: 'email', email: 'ana@example.com' }],
    ]);
  });

  it('can be deleted, and restored by a button in their place, which has the focus', async () => {
    open([saved('ute'), saved('suv')]);
    await press(list.remove, 'ute');
    await screen.findByText(fill(list.removed, { name: '“ute”' }));
    const undo = screen.getByRole('button', { name: `${list.undo}: “ute”` });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    request.mockImplementation(async () => Response.json({ search: saved('ute') }));
    await user.click(undo);
    const link = await screen.findByRole('link', { name: '“ute”' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(posted().map(([path]) => path)).toEqual(['/api/saved-searches/remove', '/api/saved-searches']);
  });

  it('stay if that fails, with an error', async () => {
    request.mockImplementation(async () => new Response('', { status: 500 }));
    open([saved('ute')]);
    await press(list.remove, 'ute');
    await waitFor(() => expect($toast.get()?.text).toBe(list.failed));
    expect(screen.getByRole('link', { name: '“ute”' })).toBeTruthy();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press(list.pause, 'ute');
    expect($toast.get()?.text).toBe(form.offline);
  });

  it('are changed by forms without JavaScript, and a deleted one is restored by one', () => {
    open([], saved('ute'));
    expect(screen.getByText(fill(list.removed, { name: '“ute”' }))).toBeTruthy();
    const form = screen.getByRole('button', { name: `${list.undo}: “ute”` }).closest('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/saved-searches', 'post']);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      search: 'query=ute',
      channel: 'sms',
    });
  });
});
