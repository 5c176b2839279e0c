import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { REPAYMENT_KEY, REPAYMENT_VERSION, type Repayment } from './repayments.schema.ts';
import { type RepaymentSettings, weeklyText } from './weekly-text.ts';

const source = readFileSync(join(import.meta.dirname, 'weekly-price.js'), 'utf8');
const settings: RepaymentSettings = {
  annualRatePercent: 7.99,
  comparisonRatePercent: 8.73,
  weekly: '{amount}/week at {rate}% p.a., {comparisonRate}% p.a. comparison rate {other}',
  currency: 'AUD',
};

/** As much of a page as the script touches. */
class FakeElement {
  dataset: Record<string, string> = {};
  className = '';
  textContent = '';
  children: FakeElement[] = [];
  parent: FakeElement | null = null;
  isConnected = true;
  prepend(child: FakeElement) {
    child.parent = this;
    this.children.unshift(child);
  }
  remove() {
    const { parent } = this;
    if (parent) parent.children = parent.children.filter((child) => child !== this);
  }
  connectedCallback() {}
}

function aPage(held: string | null | 'forbidden', rate = settings.annualRatePercent) {
  const page = new EventTarget();
  const tabs = new EventTarget();
  let Defined = FakeElement;
  const { weekly, currency, comparisonRatePercent } = settings;
  const dataset = { rate: String(rate), comparisonRate: String(comparisonRatePercent), currency, weekly };
  runInNewContext(source, {
    document: {
      currentScript: { dataset },
      createElement: () => new FakeElement(),
      addEventListener: page.addEventListener.bind(page),
    },
    addEventListener: tabs.addEventListener.bind(tabs),
    HTMLElement: FakeElement,
    customElements: {
      define: (_: string, element: typeof FakeElement) => {
        Defined = element;
      },
    },
    localStorage: {
      getItem(key: string) {
        if (held === 'forbidden') throw new Error('SecurityError');
        return key === REPAYMENT_KEY ? held : null;
      },
    },
  });
  const card = (price: number) => {
    const element = new Defined();
    element.dataset = { price: String(price) };
    element.connectedCallback();
    return element;
  };
  return { page, tabs, card };
}

const stored = (data: unknown, version = REPAYMENT_VERSION) => JSON.stringify({ v: version, data });
const textIn = (element: FakeElement) => element.children[0]?.textContent ?? null;

describe('<weekly-price>', () => {
  let own: Repayment;
  beforeEach(() => {
    own = { deposit: 5_000, termYears: 4 };
  });

  it('says what weeklyText says, to the letter', () => {
    const price = fc.integer({ min: 11, max: 400_000 });
    const deposit = fc.integer({ min: 0, max: 60_000 });
    const rates = fc.constantFrom(0, 3.5, 7.99, 14.25);
    fc.assert(
      fc.property(price, deposit, fc.integer({ min: 1, max: 7 }), rates, (dollars, down, termYears, rate) => {
        own = { deposit: down, termYears };
        const expected = weeklyText(dollars, own, { ...settings, annualRatePercent: rate });
        expect(textIn(aPage(stored(own), rate).card(dollars))).toBe(expected ?? '');
      }),
    );
  });

  it.each([
    ['nothing', null],
    ['nonsense', '{"v":1'],
    ['another version', stored({ deposit: 0, termYears: 5 }, 2)],
    ['a term that is not offered', stored({ deposit: 0, termYears: 9 })],
    ['a deposit in words', stored({ deposit: '5000', termYears: 5 })],
    ['null', stored(null)],
    ['what may not be read', 'forbidden' as const],
  ])("leaves the dealer's estimate where the device holds %s", (_, held) => {
    expect(aPage(held).card(30_000).children).toEqual([]);
  });

  it('follows the panel of the page and other tabs', () => {
    const { page, tabs, card } = aPage(null);
    const element = card(30_000);
    page.dispatchEvent(new CustomEvent('repayment', { detail: own }));
    expect(textIn(element)).toBe(weeklyText(30_000, own, settings));
    own = { deposit: 0, termYears: 7 };
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: REPAYMENT_KEY, newValue: stored(own) }));
    expect(textIn(element)).toBe(weeklyText(30_000, own, settings));
    expect(element.children).toHaveLength(1);
    page.dispatchEvent(new CustomEvent('repayment', { detail: null }));
    expect(element.children).toEqual([]);
  });
});
