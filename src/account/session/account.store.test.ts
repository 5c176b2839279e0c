// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account } from './account.store.ts';

const known = {
  ...{ signed_in: true, user_id: '1', phone: '0412345678' },
  ...{ first_name: null, last_name: null, email: null },
};
const cookie = vi.spyOn(document, 'cookie', 'get');
const request = vi.fn<() => Promise<Response>>();
const told = vi.fn();

class Channel {
  postMessage = told;
  close() {}
}

beforeEach(() => {
  cookie.mockReturnValue('signed-in=1');
  request.mockReset().mockImplementation(async () => Response.json(known));
  told.mockReset();
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('BroadcastChannel', Channel);
  // Forgets the shopper of an earlier test.
  document.dispatchEvent(new Event('account-change'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the signed-in shopper', () => {
  it('is asked for once, and again after the session has changed', async () => {
    expect(await Promise.all([account(), account()])).toEqual([known, known]);
    expect(await account()).toEqual(known);
    expect(request).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('account-change'));
    expect(await account()).toEqual(known);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is asked for only with the cookie', async () => {
    cookie.mockReturnValue('');
    expect([await account(), request.mock.calls]).toEqual([null, []]);
  });

  it('is asked for again after a reply that failed', async () => {
    request.mockResolvedValueOnce(new Response(null, { status: 503 }));
    expect(await account()).toBeNull();
    expect(await account()).toEqual(known);
  });

  it('is asked for once if the cookie is forged, because its tabs are not told', async () => {
    request.mockImplementation(async () => Response.json({ signed_in: false }));
    for (let count = 0; count < 3; count += 1) expect(await account()).toBeNull();
    expect([request.mock.calls.length, told.mock.calls]).toEqual([1, []]);
  });

  it('is gone in every tab once the server has ended the session and removed the cookie', async () => {
    request.mockImplementation(async () => {
      cookie.mockReturnValue('');
      return Response.json({ signed_in: false });
    });
    expect([await account(), told.mock.calls.length]).toEqual([null, 1]);
  });
});
