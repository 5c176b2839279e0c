// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOutOfStep, savedIds } from './saved-cars.store.ts';
import { $watchlist, forgetSavedIds, keepSavedIds, markSaved, refreshSaved } from './watchlist.store.ts';

const onDevice = () => JSON.parse(localStorage.getItem('saved-cars') ?? 'null')?.data.ids ?? null;
const request = vi.fn<() => Promise<Response>>();
const saved = (...ids: string[]) => {
  const watched = { price: 9990, status: 'in_stock' };
  const rest = { car_slug: 'x', name: 'X', path: null, image: null, saved_at: '2026-11-20T00:00:00Z' };
  const cars = ids.map((car_id) => ({ car_id, ...rest, when_saved: watched, now: watched, changes: [] }));
  return Response.json({ cars });
};

beforeEach(() => {
  forgetSavedIds();
  request.mockReset();
  vi.stubGlobal('fetch', request);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed-in=1');
  document.documentElement.toggleAttribute('data-signed-in', true);
});

describe('the saved cars known to this device', () => {
  it('are stored on it, with an event in this tab and others', () => {
    const keys: (string | null)[] = [];
    addEventListener('storage', ({ key }) => keys.push(key));
    keepSavedIds(['7'], Date.now());
    markSaved('8', true, false);
    expect([onDevice(), [...savedIds()], $watchlist.get().isSettled]).toEqual([
      ['8', '7'],
      ['8', '7'],
      false,
    ]);
    markSaved('7', false, true);
    expect([...savedIds()]).toEqual(['8']);
    expect(keys).toEqual(['saved-cars', 'saved-cars', 'saved-cars']);
    forgetSavedIds();
    expect([onDevice(), [...savedIds()]]).toEqual([null, []]);
  });

  it('include those that another tab has saved meanwhile', () => {
    keepSavedIds(['7'], 1);
    localStorage.setItem('saved-cars', '{"v":1,"data":{"ids":["9","7"],"atMs":1,"isSettled":true}}');
    markSaved('8', true, true);
    expect(onDevice()).toEqual(['8', '9', '7']);
  });

  it('are empty if nobody is signed in, or the stored data is invalid', () => {
    keepSavedIds(['7'], Date.now());
    document.documentElement.toggleAttribute('data-signed-in', false);
    expect([...savedIds()]).toEqual([]);
    document.documentElement.toggleAttribute('data-signed-in', true);
    localStorage.setItem('saved-cars', 'garbage');
    expect([[...savedIds()], isOutOfStep()]).toEqual([[], true]);
  });

  it("are requested again if the server's last reply is old", async () => {
    expect(isOutOfStep()).toBe(true);
    request.mockImplementation(async () => saved('9', '8'));
    await refreshSaved();
    expect([[...savedIds()], isOutOfStep()]).toEqual([['9', '8'], false]);
  });

  it('are not replaced by a reply requested before they changed', async () => {
    request.mockImplementation(async () => {
      markSaved('7', true, false);
      return saved('9');
    });
    await refreshSaved();
    expect([...savedIds()]).toEqual(['7']);
  });

  it('are not replaced by a reply requested before a change was confirmed', async () => {
    markSaved('7', true, false);
    request.mockImplementation(async () => {
      markSaved('7', true, true);
      return saved('9');
    });
    await refreshSaved();
    expect([...savedIds()]).toEqual(['7']);
  });
});
