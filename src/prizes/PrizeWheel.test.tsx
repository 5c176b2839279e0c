// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { PrizeWheel } from './PrizeWheel.island.tsx';
import { prizeSpinFacts, type SpinStanding } from './spin-facts.ts';
import type { SpinReply } from './spin-reply.schema.ts';
import { restOf } from './wheel-shape.ts';

const settings = demoSettings('harbourline');
const { prizes, texts } = settings.prizes;
const nothing: SpinStanding = {
  campaign: 'running',
  drawn: null,
  left: prizes.map(({ id }) => id),
  startDate: '1 December 2026',
};
const factsFor = (changes: Partial<SpinStanding> = {}) =>
  prizeSpinFacts({ ...nothing, ...changes }, { settings, words: {}, stockPath: '/search/all' });

const index = prizes.findIndex(({ wins }) => wins);
const won = prizes[index];
if (won === undefined) throw new Error('Something can be won.');
const drawn: SpinReply = {
  prize: { id: won.id, name: won.name, text: won.text, wins: true },
  code: '48210937',
  drawn_at: '2026-11-20T02:00:00.000Z',
};
const wonText = texts.won.replace('{prize}', won.name);

const request = vi.fn<() => Promise<Response>>();
const button = () => screen.getByRole('button', { name: new RegExp(`${texts.spin}|${texts.spinning}`) });
const wheelTurn = () => screen.getByRole('img', { name: texts.wheel }).style.rotate;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function show(changes: Partial<SpinStanding> = {}, isStill = false): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  render(<PrizeWheel facts={factsFor(changes)} drawn={changes.drawn ?? null} />);
}

beforeEach(() => {
  vi.useFakeTimers();
  request.mockReset().mockImplementation(async () => Response.json(drawn, { status: 201 }));
  vi.stubGlobal('fetch', request);
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the prize wheel', () => {
  it('turns to the drawn prize before it announces it, and ignores a second press', async () => {
    show();
    fireEvent.click(button());
    fireEvent.click(button());
    await wait(100);
    expect(button().textContent).toBe(texts.spinning);
    expect(Number.parseFloat(wheelTurn())).toBe(1800 + restOf(index, prizes.length));
    expect(screen.queryByText(wonText)).toBeNull();
    await wait(4200);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: wonText }));
    expect(screen.getByText('4821 0937')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('does not animate if reduced motion is preferred', async () => {
    show({}, true);
    fireEvent.click(button());
    await wait(0);
    expect(Number.parseFloat(wheelTurn())).toBe(restOf(index, prizes.length));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: wonText }));
  });

  it('says that a failed spin was not used up', async () => {
    show({}, true);
    request.mockRejectedValueOnce(new TypeError('no network'));
    fireEvent.click(button());
    await wait(0);
    expect(screen.getByRole('alert').textContent).toBe(texts.failed);
    expect(button().getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(button());
    await wait(0);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.getByRole('heading', { name: wonText })).toBeTruthy();
  });

  it('posts its form, which redirects to sign in, if the session has ended', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    show();
    request.mockResolvedValueOnce(new Response('{}', { status: 401 }));
    fireEvent.click(button());
    await wait(0);
    expect(submit).toHaveBeenCalledTimes(1);
    const form = button().closest('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/spin', 'post']);
  });

  it('shows the earlier prize with its code, and offers no other spin', () => {
    show({ drawn });
    expect(Number.parseFloat(wheelTurn())).toBe(restOf(index, prizes.length));
    expect(screen.getByText(texts.already)).toBeTruthy();
    expect(screen.getByText('4821 0937')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['before the campaign', { campaign: 'not-yet' }, texts.notYet.replace('{date}', '1 December 2026')],
    ['after it', { campaign: 'over' }, texts.over],
    ['when everything is gone', { left: [] }, texts.noneLeft],
  ] as const)('says %s that no spin is available', (_, changes, words) => {
    show(changes);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
