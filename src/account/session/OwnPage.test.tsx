// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OwnPage } from './OwnPage.island.tsx';

const reload = vi.fn();
const cookie = vi.spyOn(document, 'cookie', 'get');
const network = vi.spyOn(navigator, 'onLine', 'get');
const said = () => screen.getByRole('status').textContent;

function open({ isOwn = true } = {}) {
  render(
    <main>
      <OwnPage isOwn={isOwn} offline="You are offline." />
      <form aria-label="Names" data-needs-network="" />
      <form aria-label="Delete" data-needs-network="" data-delete-account="" />
    </main>,
  );
}

function change(isSignedIn: boolean): void {
  cookie.mockReturnValue(isSignedIn ? 'signed-in=1' : '');
  document.dispatchEvent(new Event('account-change'));
}

function setNetwork(isOnline: boolean): void {
  network.mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

/** Returns whether the browser would submit the form. */
function submit(name: string): boolean {
  let isSent = false;
  const look = (event: Event) => {
    isSent = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('submit', look, { once: true });
  fireEvent.submit(screen.getByRole('form', { name }));
  return isSent;
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('location', { reload });
  Element.prototype.scrollIntoView = vi.fn();
  cookie.mockReturnValue('signed-in=1');
  network.mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the page of a signed-in shopper', () => {
  it('is hidden when the shopper signs out, in this tab or another', () => {
    open();
    expect(reload).not.toHaveBeenCalled();
    change(true);
    expect(reload).not.toHaveBeenCalled();
    change(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('main')).toBeNull();
  });

  it('redirects if they signed out while it was loading', () => {
    cookie.mockReturnValue('');
    open();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is loaded when somebody signs in, and only then', () => {
    open({ isOwn: false });
    expect(reload).not.toHaveBeenCalled();
    change(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('shows that the device is offline, and keeps the input', () => {
    open();
    expect([said(), submit('Names')]).toEqual(['', true]);
    setNetwork(false);
    expect([said(), submit('Names')]).toEqual(['You are offline.', false]);
    setNetwork(true);
    expect([said(), submit('Names')]).toEqual(['', true]);
  });

  it('removes personal data from the device when the account is to be deleted', () => {
    localStorage.setItem('contact', 'x');
    localStorage.setItem('favourite', 'x');
    const held = () => [localStorage.getItem('contact'), localStorage.getItem('favourite')];
    open();
    setNetwork(false);
    submit('Delete');
    expect(held()).toEqual(['x', 'x']);
    setNetwork(true);
    submit('Delete');
    expect(held()).toEqual([null, 'x']);
  });
});
