// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { printChange } from './print-change.ts';

interface Shown {
  readonly became?: string;
  readonly priced?: string;
  readonly amount?: string;
}

/** The price on the printed sheet of a page that shows a change. */
function printed({ became = '', priced = '', amount = '$23,990' }: Shown) {
  document.body.innerHTML = `
    <main data-car data-became="${became}" data-priced="${priced}">
      <span class="tag" data-only="unavailable">SOLD</span>
      <span class="tag" data-only="reserved">Reserved</span>
      <p class="live-price"><strong class="amount">${amount}</strong><span> Drive Away</span></p>
    </main>
    <div class="print-price"><strong>$23,990</strong><p>Drive Away · was $25,990</p></div>`;
  printChange();
  printChange();
  const box = document.querySelector('.print-price');
  return [...(box?.children ?? [])].map(({ className, textContent }) =>
    [textContent, className].join(' ').trim(),
  );
}

afterEach(() => document.body.replaceChildren());

describe('the printed sheet after a change since the build', () => {
  it.each([
    [{ became: 'unavailable' }, ['SOLD print-sold', '$23,990', 'Drive Away · was $25,990']],
    [{ became: 'reserved' }, ['Reserved print-sold', '$23,990', 'Drive Away · was $25,990']],
    [{ priced: 'anew', amount: '$22,490' }, ['$22,490', 'Drive Away']],
    [{ priced: 'no', amount: 'Call for price' }, ['Call for price print-words']],
    [{}, ['$23,990', 'Drive Away · was $25,990']],
  ])('%o is shown as on the page', (shown, lines) => expect(printed(shown)).toEqual(lines));
});
