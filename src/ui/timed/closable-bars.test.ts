// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'closable-bars.js'), 'utf8');

interface Bar {
  readonly key: string;
  readonly start?: string;
  readonly expiry?: string;
}

/** A page with these bars, using the storage of earlier pages. */
function page(bars: readonly Bar[], storage: 'localStorage' | 'sessionStorage' = 'localStorage') {
  document.body.innerHTML = '<div></div><main id="content" tabindex="-1"></main>';
  const place = document.querySelector('div') ?? document.body;
  for (const { key, ...dates } of bars) {
    const bar = document.createElement('div');
    bar.textContent = key;
    bar.append(document.createElement('a'), document.createElement('button'));
    Object.assign(bar.dataset, { closable: key, storage, ...dates });
    place.append(bar);
  }
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(
    place.appendChild(document.createElement('script')),
  );
  new Function(source)();
  return [...place.querySelectorAll('div')];
}
const shown = (bars: HTMLElement[]) =>
  bars.flatMap(({ hidden, textContent }) => (hidden ? [] : [textContent]));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z'), toFake: ['Date'] });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('closable bars', () => {
  it.each([
    ['the first of two', [{ key: 'a' }, { key: 'b' }], ['a']],
    ['one that begins now', [{ key: 'a', start: '2026-11-20T02:00:00Z' }], ['a']],
    ['not one that begins in a second', [{ key: 'a', start: '2026-11-20T02:00:01Z' }], []],
    ['one that ends in a second', [{ key: 'a', expiry: '2026-11-20T02:00:01Z' }], ['a']],
    [
      'not one that ends now, but the next',
      [{ key: 'a', expiry: '2026-11-20T02:00:00Z' }, { key: 'b' }],
      ['b'],
    ],
  ])('show %s', (_, bars: Bar[], expected) => {
    expect(shown(page(bars))).toEqual(expected);
  });

  it('stay closed for good; the next bar appears on the next page, and the focus moves on', () => {
    const [first, second] = page([{ key: 'a' }, { key: 'b' }]);
    first?.querySelector('a')?.click();
    expect(first?.hidden).toBe(false);
    first?.querySelector('button')?.click();
    expect([first?.hidden, second?.hidden]).toEqual([true, true]);
    expect(document.activeElement?.id).toBe('content');
    expect(shown(page([{ key: 'a' }, { key: 'b' }]))).toEqual(['b']);
  });

  it('stay closed for the visit if so configured', () => {
    const [bar] = page([{ key: 'a' }], 'sessionStorage');
    bar?.querySelector('button')?.click();
    expect(shown(page([{ key: 'a' }], 'sessionStorage'))).toEqual([]);
    expect(localStorage).toHaveLength(0);
    sessionStorage.clear();
    expect(shown(page([{ key: 'a' }], 'sessionStorage'))).toEqual(['a']);
  });

  it('close for the page only on a device without storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    const [bar] = page([{ key: 'a' }]);
    expect(bar?.hidden).toBe(false);
    bar?.querySelector('button')?.click();
    expect(bar?.hidden).toBe(true);
  });
});
