import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'located-at.js'), 'utf8');

/** As much of an element as the script touches. */
class FakeElement {
  dataset: Record<string, string> = {};
  hidden = false;
  readonly listeners: ((event: { target: { closest: (name: string) => unknown } }) => void)[] = [];
  addEventListener(_: string, listener: (typeof this.listeners)[number]) {
    this.listeners.push(listener);
  }
  connectedCallback() {}
  click(on: 'button' | 'a') {
    for (const listener of this.listeners) listener({ target: { closest: (name) => name === on || null } });
  }
}

/** The bars of one page after another, in one visit. */
function aVisit(isForbidden = false) {
  const held = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
  return (city: string) => {
    let Defined = FakeElement;
    runInNewContext(source, {
      HTMLElement: FakeElement,
      document: { getElementById: () => null },
      customElements: {
        define(_: string, element: typeof FakeElement) {
          Defined = element;
        },
      },
      get sessionStorage() {
        if (isForbidden) throw new Error('SecurityError');
        return shelf;
      },
    });
    const bar = new Defined();
    bar.dataset = { city };
    bar.connectedCallback();
    return bar;
  };
}

describe('<located-at>', () => {
  it('stays away for the visit once it was closed, for that city only', () => {
    const page = aVisit();
    const bar = page('Bundall');
    expect(bar.hidden).toBe(false);
    bar.click('a');
    expect(bar.hidden).toBe(false);
    bar.click('button');
    expect(bar.hidden).toBe(true);
    expect(page('Bundall').hidden).toBe(true);
    expect(page('North Lakes').hidden).toBe(false);
  });

  it('closes on a device that keeps nothing', () => {
    const page = aVisit(true);
    const bar = page('Bundall');
    expect(bar.hidden).toBe(false);
    bar.click('button');
    expect(bar.hidden).toBe(true);
  });
});
