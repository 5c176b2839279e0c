import { afterEach, describe, expect, it } from 'vitest';
import { dealerSlot, keepOnly, keepWithin, keptDealers, workOn } from './dealer-memory.build.ts';

const most = 10_000;
const slot = dealerSlot<string>();

/** What is kept of a dealer, whose build it is from then on. */
function keptOf(dealer: string): string | null {
  workOn(dealer);
  return slot.get();
}

function build(dealer: string, vehicles: number): void {
  workOn(dealer);
  keepWithin(vehicles, most);
  slot.set(`of ${dealer}`);
}

afterEach(() => {
  keepOnly([]);
  workOn('');
});

describe('what a process keeps of dealers', () => {
  it('is another for each', () => {
    build('large', 5000);
    workOn('other');
    expect(slot.get()).toBeNull();
    slot.set('of other');
    expect(keptOf('large')).toBe('of large');
  });

  it('goes with the next dealer, unless there is much of it', () => {
    build('large', 2000);
    build('small', 1999);
    expect(slot.get()).toBe('of small');
    build('next', 10);
    expect(keptOf('small')).toBeNull();
    expect(keptOf('large')).toBe('of large');
    expect(keptDealers()).toEqual(['large']);
  });

  it('is that of those built last, as far as it goes', () => {
    build('first', 4000);
    build('second', 4000);
    build('first', 4000);
    build('third', 4000);
    expect(keptDealers()).toEqual(['first', 'third']);
    expect(keptOf('second')).toBeNull();
    expect(keptOf('first')).toBe('of first');
  });

  it('is of one alone that is larger than that', () => {
    build('large', 5000);
    build('huge', 50_000);
    expect(keptDealers()).toEqual(['huge']);
    expect(keptOf('large')).toBeNull();
    expect(keptOf('huge')).toBe('of huge');
  });

  it('can be told by another process', () => {
    build('first', 3000);
    build('second', 3000);
    keepOnly(['second']);
    expect(keptOf('first')).toBeNull();
    expect(keptOf('second')).toBe('of second');
  });

  it('where nobody says whose build it is, is of the last one', () => {
    slot.set('last');
    expect(slot.get()).toBe('last');
  });
});
