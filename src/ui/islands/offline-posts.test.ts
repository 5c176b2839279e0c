// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPostsOffline } from './offline-posts.client.ts';

const shown = vi.fn();
const onLine = vi.spyOn(navigator, 'onLine', 'get');

const added = vi.spyOn(window, 'addEventListener');
keepPostsOffline();
const [listen] = added.mock.calls;
added.mockRestore();
afterAll(() => {
  // Other test files share this window.
  if (listen) removeEventListener(...listen);
  onLine.mockRestore();
});
beforeEach(() => {
  document.body.innerHTML =
    '<form method="post"><button>Save</button></form><form id="search"></form><div id="offline"></div>';
  shown.mockReset();
  Object.assign(document.getElementById('offline') ?? {}, { matches: () => false, showPopover: shown });
});
afterEach(() => {
  onLine.mockReset();
});

function isSubmitted(selector: string): boolean {
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  return document.querySelector(selector)?.dispatchEvent(submit) ?? false;
}

describe('a form', () => {
  it('that is posted while offline stays, and the page says why', () => {
    onLine.mockReturnValue(false);
    expect([isSubmitted('form'), shown.mock.calls.length]).toEqual([false, 1]);
  });

  it.each([
    ['is posted while online', true, 'form[method]'],
    ['is no post', false, '#search'],
  ])('that %s is left to the browser', (_what, isOnLine, selector) => {
    onLine.mockReturnValue(isOnLine);
    // jsdom cannot navigate.
    addEventListener('submit', (event) => queueMicrotask(() => event.preventDefault()), { once: true });
    expect([isSubmitted(selector), shown.mock.calls.length]).toEqual([true, 0]);
  });

  it('that sends itself is left alone', () => {
    onLine.mockReturnValue(false);
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    expect([isSubmitted('form'), shown.mock.calls.length]).toEqual([false, 0]);
  });
});
