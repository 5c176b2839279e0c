// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { printChange } from './print-change.client.ts';

interface Shown {
  readonly became?: string;
  readonly priced?: string;
  readonly amount?: string;
}

interface Built {
  /** The states in which the page compares the price. */
  readonly compared?: string;
  readonly status?: string;
}

/** The price on the printed sheet of a page after each of its changes. */
function printedAfter(changes: readonly Shown[], { compared = 'available', status = '' }: Built = {}) {
  document.body.innerHTML = `
    <main data-car>
      <span class="tag" data-only="unavailable">SOLD</span>
      <span class="tag" data-only="reserved">Reserved</span>
      <p class="live-price"><strong class="amount">$23,990</strong><span> Drive Away</span></p>
      <a class="below" data-only="${compared}"> $900 below average </a>
    </main>
    <div class="print-price">${status}<strong>$23,990</strong><p>Drive Away · was $25,990 · $900 below average</p></div>`;
  const printChanged = printChange();
  const root = document.querySelector<HTMLElement>('main');
  const shownAmount = document.querySelector('.amount');
  for (const { became = '', priced = '', amount = '$23,990' } of changes) {
    Object.assign(root?.dataset ?? {}, { became, priced });
    shownAmount?.replaceChildren(amount);
    printChanged();
    printChanged();
  }
  const box = document.querySelector('.print-price');
  return [...(box?.children ?? [])].map(({ className, textContent }) =>
    [textContent, className].join(' ').trim(),
  );
}

const asBuilt = ['$23,990', 'Drive Away · was $25,990 · $900 below average'];

afterEach(() => document.body.replaceChildren());

describe('the printed sheet after a change since the build', () => {
  it.each([
    [{ became: 'unavailable' }, ['SOLD print-sold', '$23,990', 'Drive Away · was $25,990']],
    [{ became: 'reserved' }, ['Reserved print-sold', ...asBuilt]],
    [{ priced: 'anew', amount: '$22,490' }, ['$22,490', 'Drive Away']],
    [{ priced: 'no', amount: 'Call for price' }, ['Call for price print-words']],
    [
      { became: 'reserved', priced: 'anew', amount: '$22,490' },
      ['Reserved print-sold', '$22,490', 'Drive Away'],
    ],
    [{}, asBuilt],
  ])('%o is shown as on the page', (shown, lines) => expect(printedAfter([shown])).toEqual(lines));

  it('compares the price of a reserved vehicle only where its page does', () => {
    const reserved = [{ became: 'reserved' }];
    const lines = ['Reserved print-sold', '$23,990', 'Drive Away · was $25,990'];
    expect(printedAfter(reserved, { compared: 'available unreserved' })).toEqual(lines);
  });

  it('is as built again when the change is taken back', () => {
    expect(printedAfter([{ became: 'reserved', priced: 'no' }, {}])).toEqual(asBuilt);
    const status = '<p class="print-sold">Coming soon</p>';
    expect(printedAfter([{ became: 'reserved' }, {}], { status })).toEqual([
      'Coming soon print-sold',
      ...asBuilt,
    ]);
  });
});
