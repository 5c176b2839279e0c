import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'announcement-bar.js'), 'utf8');

/** As much of an element as the script touches. */
class FakeElement {
  dataset: Record<string, string> = {};
  hidden = false;
  readonly listeners: ((event: { target: { closest: (name: string) => unknown } }) => void)[] = [];
  addEventListener(_: string, listener: (typeof this.listeners)[number]) {
    this.listeners.push(listener);
  }
  connectedCallback() {}
  press(on: 'button' | 'a') {
    for (const listener of this.listeners) listener({ target: { closest: (name) => name === on || null } });
  }
}

/** The bars of one page after another, on one device. */
function aVisitor({ isForbidden = false, now = '2026-11-20T02:00:00Z' } = {}) {
  const held = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
  return (...bars: Record<string, string>[]) => {
    let Defined = FakeElement;
    const met: FakeElement[] = [];
    runInNewContext(source, {
      HTMLElement: FakeElement,
      Date: { now: () => Date.parse(now), parse: Date.parse },
      document: {
        getElementById: () => null,
        querySelector: () => met.find(({ hidden }) => !hidden) ?? null,
      },
      customElements: {
        define(_: string, element: typeof FakeElement) {
          Defined = element;
        },
      },
      get localStorage() {
        if (isForbidden) throw new Error('SecurityError');
        return shelf;
      },
    });
    for (const dataset of bars) {
      const bar = new Defined();
      bar.dataset = dataset;
      met.push(bar);
      bar.connectedCallback();
    }
    return met;
  };
}

const shown = (bars: FakeElement[]) =>
  bars.flatMap(({ hidden, dataset }) => (hidden ? [] : [dataset['key']]));

describe('<announcement-bar>', () => {
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
  ])('shows %s', (_, bars, expected) => {
    expect(shown(aVisitor()(...bars))).toEqual(expected);
  });

  it('that was closed stays away for good; the next waits for the next page', () => {
    const page = aVisitor();
    const [first, second] = page({ key: 'a' }, { key: 'b' });
    first?.press('a');
    expect(first?.hidden).toBe(false);
    first?.press('button');
    expect([first?.hidden, second?.hidden]).toEqual([true, true]);
    expect(shown(page({ key: 'a' }, { key: 'b' }))).toEqual(['b']);
  });

  it('closes for the page on a device that keeps nothing', () => {
    const [bar] = aVisitor({ isForbidden: true })({ key: 'a' });
    expect(bar?.hidden).toBe(false);
    bar?.press('button');
    expect(bar?.hidden).toBe(true);
  });
});
