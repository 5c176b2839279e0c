// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { $toast } from '../../../ui/toasts/toast.store.ts';
import { fill } from '../../../values/fill.ts';
import { changeWatchlist } from './change-watchlist.store.ts';
import { savedIds } from './saved-cars.store.ts';
import { keepSavedIds } from './watchlist.store.ts';

const { texts } = demoSettings('harbourline').account.watchlist;
const car = { id: '7', slug: 'rio-7', name: 'Kia Rio' };
const account = { signed_in: true, user_id: '1', phone: '0412345678' };
const nameless = { first_name: null, last_name: null, email: null };
const listLink = { href: '/watchlist', label: texts.viewList };
const counted = vi.fn();
const answer = vi.fn<() => Promise<Response>>();
const ids = () => [...savedIds()];
const count = (event: DocumentEventMap['happened']) => counted(event.detail);

beforeEach(() => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed-in=1');
  document.documentElement.toggleAttribute('data-signed-in', true);
  keepSavedIds([], 0);
  $toast.set(null);
  counted.mockReset();
  answer.mockReset().mockImplementation(async () => Response.json({ success: true }));
  vi.stubGlobal('fetch', (path: string) => {
    if (path === '/api/account') return Promise.resolve(Response.json({ ...account, ...nameless }));
    return path === '/api/watchlist' ? Promise.reject(new TypeError('No network')) : answer();
  });
  // Forgets the shopper of another test file in the same document.
  document.dispatchEvent(new Event('account-change'));
  document.addEventListener('happened', count);
});
afterEach(() => {
  document.removeEventListener('happened', count);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a car in the watchlist', () => {
  it('that is saved shows a toast with a link to the list, and is tracked as a favourite', async () => {
    const asked = changeWatchlist(car, { isAdded: true, texts });
    expect(ids()).toEqual(['7']);
    expect(await asked).toBe('done');
    const text = fill(texts.saved, { name: car.name });
    expect($toast.get()).toEqual({ text, title: texts.savedTitle, closeLabel: texts.close, link: listLink });
    expect(counted.mock.calls).toEqual([[{ name: 'favourite', about: car }]]);
  });

  it("that was known only by its address is shown and tracked with the server's name", async () => {
    answer.mockImplementation(async () => Response.json({ success: true, car }));
    await changeWatchlist({ id: '7' }, { isAdded: true, texts });
    expect($toast.get()?.text).toBe(fill(texts.saved, { name: car.name }));
    expect(counted.mock.calls).toEqual([[{ name: 'favourite', about: car }]]);
  });

  it('that is removed shows a toast, and is not tracked', async () => {
    keepSavedIds(['7'], 0);
    expect(await changeWatchlist(car, { isAdded: false, texts })).toBe('done');
    expect([ids(), $toast.get()?.title, counted.mock.calls]).toEqual([[], texts.removedTitle, []]);
  });

  it.each([true, false])(
    'that the server does not save or remove (%s) is unchanged, with an error',
    async (isAdded) => {
      const before = isAdded ? [] : ['7'];
      keepSavedIds(before, 0);
      answer.mockImplementation(async () => Response.json({ detail: 'Later.' }, { status: 503 }));
      expect(await changeWatchlist(car, { isAdded, texts })).toBe('failed');
      expect(ids()).toEqual(before);
      expect($toast.get()).toEqual({ text: 'Later.', closeLabel: texts.close, isAlert: true });
    },
  );

  it('is not saved if nobody is signed in any more, which the caller handles', async () => {
    answer.mockImplementation(async () => new Response(null, { status: 401 }));
    expect(await changeWatchlist(car, { isAdded: true, texts })).toBe('signed-out');
    expect([$toast.get(), counted.mock.calls]).toEqual([null, []]);
  });
});
