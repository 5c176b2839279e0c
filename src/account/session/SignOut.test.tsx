// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { SignOut } from './SignOut.island.tsx';

const { menu } = demoSettings('harbourline').account.signIn;
const reload = vi.fn();
const request = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const user = userEvent.setup();

beforeEach(() => {
  vi.resetAllMocks();
  request.mockImplementation(async () => Response.json({ signed_in: false }));
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('location', { reload });
  localStorage.setItem('contact', 'x');
  localStorage.setItem('favourite', 'x');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('signing out', () => {
  it.each([false, true])(
    'ends the session, everywhere: %s, and removes personal data from the device',
    async (all) => {
      render(<SignOut texts={menu} />);
      if (all) await user.click(screen.getByRole('checkbox', { name: menu.signOutEverywhere }));
      await user.click(screen.getByRole('button', { name: menu.signOut }));
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
      expect(request.mock.calls.map(([path, { body }]) => [path, body])).toEqual([
        ['/api/account/sign-out', JSON.stringify({ everywhere: all })],
      ]);
      expect([localStorage.getItem('contact'), localStorage.getItem('favourite')]).toEqual([null, 'x']);
    },
  );

  it('everywhere loads the page again if the session has ended already', async () => {
    request.mockImplementation(async () => new Response(null, { status: 401 }));
    render(<SignOut texts={menu} />);
    await user.click(screen.getByRole('checkbox', { name: menu.signOutEverywhere }));
    await user.click(screen.getByRole('button', { name: menu.signOut }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(localStorage.getItem('contact')).toBeNull();
  });

  it('changes nothing and shows an error if the server is not reached, and sends no second request', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    request.mockImplementation(() => promise);
    render(<SignOut texts={menu} isPlain />);
    await user.click(screen.getByRole('button', { name: menu.signOut }));
    await user.click(screen.getByRole('button', { name: menu.signingOut }));
    resolve(new Response(null, { status: 500 }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(menu.signOutFailed));
    expect(screen.getByRole('button').textContent).toBe(menu.signOut);
    expect(request).toHaveBeenCalledTimes(1);
    expect([reload.mock.calls.length, localStorage.getItem('contact')]).toEqual([0, 'x']);
  });

  it('is posted without JavaScript, and redirects to the home page', () => {
    render(<SignOut texts={menu} />);
    const form = screen.getByRole('button').closest('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/account/sign-out', 'post']);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ redirect: '/' });
  });
});
