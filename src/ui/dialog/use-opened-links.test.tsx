// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOpenedLinks } from './use-opened-links.ts';

const near = vi.fn<(name: string) => Promise<unknown>>();
const open = vi.fn<(name: string, link: HTMLAnchorElement) => Promise<unknown>>();
const ready = vi.fn();

function Opener({ offline }: { offline?: string }) {
  const root = useOpenedLinks({
    wantedBy: (link) => (link.hash === '#enquiry-page' ? 'enquiry' : null),
    ...{ near, open, offline },
  });
  return <div ref={root} />;
}

const link = () => screen.getByRole('link', { name: 'Enquire' });
/** Whether the link was followed: jsdom navigates only within a page. */
const isFollowed = () => location.hash === '#enquiry-page';

/** A page whose island for links is hydrated. */
async function show(offline?: string) {
  render(
    <>
      <a href="#enquiry-page">Enquire</a>
      <a href="#other-page">Another</a>
      <Opener {...(offline === undefined ? {} : { offline })} />
    </>,
  );
  await act(async () => {});
}

beforeEach(() => {
  near.mockReset().mockResolvedValue(null);
  open.mockReset().mockResolvedValue(null);
  ready.mockReset();
  document.addEventListener('island-ready', ready);
});
afterEach(() => {
  document.removeEventListener('island-ready', ready);
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a link that opens something over its page', () => {
  it('loads it when the pointer or the focus is near, and opens it instead of being followed', async () => {
    await show();
    expect(ready).toHaveBeenCalledOnce();
    fireEvent.pointerOver(link());
    expect(near).toHaveBeenCalledWith('enquiry');
    expect(fireEvent.click(link())).toBe(false);
    expect(open).toHaveBeenCalledWith('enquiry', link());
    expect(isFollowed()).toBe(false);
  });

  it('shows that it is loading, and opens it once however often it is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    open.mockReturnValue(promise);
    await show();
    for (let time = 0; time < 3; time += 1) fireEvent.click(link());
    expect(link().ariaBusy).toBe('true');
    await act(async () => resolve());
    expect(open).toHaveBeenCalledOnce();
    expect(link().ariaBusy).toBeNull();
  });

  it('is left to the browser with a modifier key, like every other link', async () => {
    await show();
    expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(screen.getByRole('link', { name: 'Another' }))).toBe(true);
    expect(open).not.toHaveBeenCalled();
  });

  it('is ready only once what its first press needs has been loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    near.mockReturnValue(promise);
    render(
      <>
        <a href="#enquiry-page" aria-busy="true">
          Enquire
        </a>
        <Opener />
      </>,
    );
    await act(async () => {});
    expect([near.mock.calls, ready.mock.calls]).toEqual([[['enquiry']], []]);
    await act(async () => resolve());
    expect(ready).toHaveBeenCalledOnce();
  });
});

describe('what does not load', () => {
  it('is replaced by its own page', async () => {
    open.mockRejectedValue(new Error('503'));
    await show();
    await act(async () => fireEvent.click(link()));
    expect(isFollowed()).toBe(true);
    expect(link().ariaBusy).toBeNull();
  });

  it('is replaced by its own page after eight seconds without an answer', async () => {
    vi.useFakeTimers();
    open.mockReturnValue(new Promise(() => {}));
    await show();
    fireEvent.click(link());
    await vi.advanceTimersByTimeAsync(7_999);
    expect(isFollowed()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isFollowed()).toBe(true);
  });

  it('while offline is replaced by a message', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open.mockRejectedValue(new TypeError('Failed to fetch'));
    const message = document.body.appendChild(document.createElement('p'));
    message.id = 'offline';
    message.showPopover = vi.fn();
    await show();
    await act(async () => fireEvent.click(link()));
    expect(message.showPopover).toHaveBeenCalledOnce();
    expect(location.hash).toBe('');
  });

  it('while offline leads to its place on the page, if it has one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open.mockRejectedValue(new TypeError('Failed to fetch'));
    await show('#talk-to-us');
    await act(async () => fireEvent.click(link()));
    expect(location.hash).toBe('#talk-to-us');
  });
});
