// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts } from './Toasts.island.tsx';
import { $toast, TOAST_EVENT, toast } from './toast.store.ts';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const box = () => document.querySelector('.toast') ?? document.body;
const region = (name: 'polite' | 'assertive' = 'polite') => box().querySelector(`[aria-live=${name}]`);
const said = () => region()?.textContent?.trim();
const close = () => screen.getByRole('button', { name: 'Close' });

async function say(...[text, parts]: [string, Parameters<typeof toast>[2]?]): Promise<void> {
  act(() => toast(text, 'Close', parts));
  await wait(100);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  act(() => $toast.set(null));
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('a toast', () => {
  it('is announced in an existing live region, with its title and link', async () => {
    render(<Toasts />);
    const before = region();
    expect(before?.textContent).toBe('');
    await say('Saved.', { title: 'Car saved', link: { href: '/my-garage', label: 'View list' } });
    expect(region()).toBe(before);
    expect(said()).toBe('Car saved Saved. View list');
    expect(screen.getByRole('link', { name: 'View list' }).getAttribute('href')).toBe('/my-garage');
  });

  it('is an alert if it is an error', async () => {
    render(<Toasts />);
    await say('Not saved.', { isAlert: true });
    expect(region('assertive')?.textContent?.trim()).toBe('Not saved.');
    expect(said()).toBe('');
  });

  it('is shown by the island, which it hydrates', async () => {
    const heard = vi.fn();
    document.addEventListener(TOAST_EVENT, heard, { once: true });
    toast('Copied.', 'Close');
    expect(heard).toHaveBeenCalledTimes(1);
    render(<Toasts />);
    await wait(100);
    expect(said()).toBe('Copied.');
  });

  it('replaces the one before, and a repeated text is announced again', async () => {
    render(<Toasts />);
    await say('First.');
    await say('Second.');
    expect(said()).toBe('Second.');
    act(() => toast('Second.', 'Close'));
    await wait(50);
    expect(said()).toBe('');
    await wait(50);
    expect(said()).toBe('Second.');
  });

  it('is shown for five seconds, and longer for a long text', async () => {
    render(<Toasts />);
    await say('Short.');
    await wait(4900);
    expect(said()).not.toBe('');
    await wait(100);
    expect(said()).toBe('');
    await say('x'.repeat(100));
    await wait(7900);
    expect(said()).not.toBe('');
    await wait(100);
    expect(said()).toBe('');
  });

  it('stays while it is hovered or has the focus', async () => {
    render(<Toasts />);
    await say('Saved.');
    fireEvent.pointerEnter(box());
    await wait(60_000);
    fireEvent.pointerLeave(box());
    act(() => close().focus());
    await wait(60_000);
    expect(said()).not.toBe('');
    act(() => close().blur());
    await wait(5000);
    expect(said()).toBe('');
  });

  it('is closed by its button, which returns the focus', async () => {
    render(
      <>
        <input aria-label="Name" />
        <Toasts />
      </>,
    );
    const field = screen.getByLabelText('Name');
    field.focus();
    await say('Saved.');
    act(() => close().focus());
    fireEvent.click(close());
    await wait(0);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(field);
  });

  it('is closed by Escape, which then has no other effect', async () => {
    render(<Toasts />);
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    await say('Saved.');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await wait(0);
    expect(said()).toBe('');
    expect(heard).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(heard).toHaveBeenCalledTimes(1);
    window.removeEventListener('keydown', heard);
  });

  it('is shown in the open dialog, and on the page after that is closed', async () => {
    render(<Toasts />);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const modal = vi.spyOn(document, 'querySelector').mockReturnValue(dialog);
    await say('Saved.');
    await wait(100);
    expect(dialog.textContent).toContain('Saved.');
    modal.mockRestore();
    act(() => void dialog.dispatchEvent(new Event('close')));
    await wait(100);
    expect(dialog.textContent).toBe('');
    expect(said()).toBe('Saved.');
  });

  it('that is an error is shown by alert() if the island does not load', () => {
    const say = vi.fn();
    vi.stubGlobal('alert', say);
    toast('Not saved.', 'Close', { isAlert: true });
    document.dispatchEvent(new Event('astro:hydration-error'));
    expect(say).toHaveBeenCalledExactlyOnceWith('Not saved.');
    toast('Copied.', 'Close');
    document.dispatchEvent(new Event('astro:hydration-error'));
    expect(say).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});
