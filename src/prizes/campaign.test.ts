import { describe, expect, it } from 'vitest';
import { campaignState, codeText, hasPrizes } from './campaign.ts';

const window = { start: '2026-11-01T09:00:00+10:00', expiry: '2026-12-01T00:00:00+10:00' };
const brisbane = 'Australia/Brisbane';
const at = (iso: string) => Date.parse(iso);

describe('a campaign', () => {
  it.each([
    ['2026-11-01T08:59:59.999+10:00', 'not-yet'],
    ['2026-11-01T09:00:00+10:00', 'running'],
    ['2026-11-30T23:59:59.999+10:00', 'running'],
    ['2026-12-01T00:00:00+10:00', 'over'],
    // In London it is still November at this instant.
    ['2026-11-30T14:00:00Z', 'over'],
  ])('at %s is %s', (iso, state) => {
    expect(campaignState(window, at(iso), brisbane)).toBe(state);
  });

  it.each([
    ['2026-11-01T08:59:59+10:00', 'not-yet'],
    ['2026-11-01T09:00:00+10:00', 'running'],
    ['2026-11-30T23:59:59+10:00', 'running'],
    ['2026-12-01T00:00:00+10:00', 'over'],
  ])(
    "without an offset uses the dealer's time zone, to the end of its last day: at %s it is %s",
    (iso, state) => {
      const local = { start: '2026-11-01T09:00', expiry: '2026-11-30' };
      expect(campaignState(local, at(iso), brisbane)).toBe(state);
    },
  );

  it('without a start or an end is not limited on that side', () => {
    expect(campaignState({ start: null, expiry: null }, 0, brisbane)).toBe('running');
    expect(campaignState({ ...window, start: null }, 0, brisbane)).toBe('running');
    expect(campaignState({ ...window, expiry: null }, at('2099-01-01T00:00:00Z'), brisbane)).toBe('running');
  });

  it('is available if it is on, has prizes, and shoppers can sign in', () => {
    const prize = {
      id: 'mug',
      name: 'Mug',
      text: 'A mug',
      weight: 1,
      stock: null,
      wins: true,
      colour: 'ink',
    } as const;
    const prizes = { show: true, prizes: [prize] };
    const account = { enabled: true };
    expect(hasPrizes({ prizes, account })).toBe(true);
    expect(hasPrizes({ prizes: { ...prizes, show: false }, account })).toBe(false);
    expect(hasPrizes({ prizes: { ...prizes, prizes: [] }, account })).toBe(false);
    expect(hasPrizes({ prizes, account: { enabled: false } })).toBe(false);
  });
});

describe('a prize code', () => {
  it('is shown in groups of four', () => {
    expect(codeText('48210937')).toBe('4821 0937');
    expect(codeText('1234')).toBe('1234');
  });
});
