// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listening } from '#tests/fixtures/listening.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { toggleSaved } from '../../account/watchlist/saving/save-car.client.ts';
import { savedIds } from '../../account/watchlist/saving/saved-cars.store.ts';
import { keepSavedIds } from '../../account/watchlist/saving/watchlist.store.ts';
import { WATCHLIST_TEXTS } from '../../account/watchlist/watchlist-texts.ts';
import { $toast } from '../../ui/toasts/toast.store.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { cardFacts } from '../../vehicle/card/card.ts';
import { cardSettings } from '../../vehicle/card/card-settings.ts';
import { CarControls } from './CarControls.tsx';
import { startCarControls } from './car-controls.client.ts';

const settings = demoSettings('harbourline');
const { texts } = settings.account.watchlist;
const shown = cardSettings(settings, new Date('2026-11-20T00:00:00Z'));
const car = aVehicle({ id: '7', slug: 'rio-7', make: 'Kia', model: 'Rio', badge: null, stockNumber: null });
const account = { signed_in: true, user_id: '1', phone: '0412345678' };
const nameless = { first_name: null, last_name: null, email: null };

const user = userEvent.setup();
const cookie = vi.spyOn(document, 'cookie', 'get');
const network = vi.spyOn(navigator, 'onLine', 'get');
const assign = vi.fn();
const request = vi.fn<(path: string) => Promise<Response>>();
const answers: Record<string, () => Promise<Response>> = {};
const asked = (path: string) => request.mock.calls.filter(([to]) => to === `/api/watchlist/${path}`).length;
const button = () => screen.getByRole('button', { name: /^Save/ });
const state = () => [button().getAttribute('aria-pressed'), button().ariaDisabled];
const free = { off: ['false', null], on: ['true', null] };

let stop = () => {};
/** Listeners are added once, as in a real tab. */
beforeAll(() => {
  stop = listening(() => startCarControls({ savedIds, toggleSaved }));
});
afterAll(() => stop());

beforeEach(() => {
  localStorage.clear();
  cookie.mockReturnValue('signed-in=1');
  network.mockReturnValue(true);
  document.documentElement.toggleAttribute('data-signed-in', true);
  const data = Object.assign(document.createElement('script'), {
    ...{ id: WATCHLIST_TEXTS, type: 'application/json', textContent: JSON.stringify(texts) },
  });
  document.body.append(data);
  Object.assign(answers, {
    '/api/account': async () => Response.json({ ...account, ...nameless }),
    '/api/watchlist/save-car': async () => Response.json({ success: true }),
    '/api/watchlist/remove-car': async () => Response.json({ success: true }),
  });
  request
    .mockReset()
    .mockImplementation(async (path) => answers[path]?.() ?? Promise.reject(new TypeError()));
  assign.mockReset();
  $toast.set(null);
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('location', { assign, pathname: '/cars/rio-7', search: '', hash: '' });
  keepSavedIds([], 0);
  render(<CarControls card={cardFacts(car, shown)} images={settings.images} />);
});
afterEach(() => {
  // The account is asked for anew by the next test.
  document.dispatchEvent(new Event('account-change'));
  document.getElementById(WATCHLIST_TEXTS)?.remove();
  vi.unstubAllGlobals();
});

describe('the button that saves a car', () => {
  it('is pressed at once, sends one request, however often it is clicked, and is confirmed', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers['/api/watchlist/save-car'] = () => promise;
    await waitFor(() => expect(state()).toEqual(free.off));
    await user.click(button());
    expect(state()).toEqual(['true', 'true']);
    await user.click(button());
    button().focus();
    await user.keyboard('{Enter}');
    resolve(Response.json({ success: true }));
    await waitFor(() => expect(state()).toEqual(free.on));
    expect([asked('save-car'), asked('remove-car')]).toEqual([1, 0]);
    expect($toast.get()?.title).toBe(texts.savedTitle);
    await user.click(button());
    await waitFor(() => expect($toast.get()?.title).toBe(texts.removedTitle));
    expect(state()).toEqual(free.off);
  });

  it.each([
    ['the server refuses', 409, { detail: 'The list is full.' }, 'The list is full.'],
    ['nobody knows why it failed', 500, {}, texts.failed],
  ])('is released with a message if %s', async (_, status, body, said) => {
    answers['/api/watchlist/save-car'] = async () => Response.json(body, { status });
    await user.click(button());
    await waitFor(() => expect($toast.get()).toMatchObject({ text: said, isAlert: true }));
    expect([state(), assign.mock.calls]).toEqual([free.off, []]);
  });

  it('is released with a message if the server cannot be reached', async () => {
    delete answers['/api/watchlist/save-car'];
    await user.click(button());
    await waitFor(() => expect($toast.get()?.text).toBe(texts.failed));
    expect([state(), assign.mock.calls]).toEqual([free.off, []]);
  });

  it('is released at once while offline, without a request', async () => {
    network.mockReturnValue(false);
    await user.click(button());
    await waitFor(() => expect($toast.get()?.text).toBe(texts.offline));
    expect([state(), asked('save-car')]).toEqual([free.off, 0]);
  });

  it('does not lead to sign-in if the session cannot be checked', async () => {
    answers['/api/account'] = async () => new Response(null, { status: 503 });
    await user.click(button());
    await waitFor(() => expect($toast.get()?.text).toBe(texts.failed));
    expect([state(), assign.mock.calls, asked('save-car')]).toEqual([free.off, [], 0]);
  });

  it('leads to sign-in if the session has ended, which saves the car afterwards', async () => {
    answers['/api/watchlist/save-car'] = async () => new Response(null, { status: 401 });
    await user.click(button());
    const target = `/sign-in?${new URLSearchParams({
      ...{ type: 'watchlist', redirect: '/cars/rio-7?save=7', back: '/cars/rio-7' },
    })}`;
    await waitFor(() => expect(assign.mock.calls).toEqual([[target]]));
    cookie.mockReturnValue('');
    await user.click(button());
    expect(assign.mock.calls).toEqual([[target], [target]]);
  });

  it('leads to sign-in without removing the car if the session has ended before a removal', async () => {
    keepSavedIds(['7'], 1);
    answers['/api/watchlist/remove-car'] = async () => new Response(null, { status: 401 });
    await user.click(button());
    const target = `/sign-in?${new URLSearchParams({
      ...{ type: 'watchlist', redirect: '/cars/rio-7', back: '/cars/rio-7' },
    })}`;
    await waitFor(() => expect(assign.mock.calls).toEqual([[target]]));
  });

  it.each(['invalid data', 'no room'])('works with %s on the device', async (what) => {
    if (what === 'invalid data')
      localStorage.setItem('saved-cars', '{"v":1,"data":{"ids":[3,{}],"atMs":"soon"');
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    if (what === 'no room')
      setItem.mockImplementation(() => {
        throw new DOMException('There is no room.', 'QuotaExceededError');
      });
    await user.click(button());
    await waitFor(() => expect($toast.get()?.title).toBe(texts.savedTitle));
    expect(state()).toEqual(free.on);
    setItem.mockRestore();
  });
});
