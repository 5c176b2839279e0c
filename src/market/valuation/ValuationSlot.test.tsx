// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ValuationSlot } from './ValuationSlot.island.tsx';

const script = 'https://vendor.example/embed.js';
const texts = {
  heading: 'Valuation',
  button: 'Show',
  notice: 'From vendor.example',
  loading: 'Loading',
  failed: 'Failed',
  unloaded: 'Part of this page did not load.',
  reload: 'Load the page again',
};
const slot = () => (
  <ValuationSlot
    script={script}
    texts={texts}
    vehicle={{ valuation: 'Autogauge', vin: 'VIN7', 'stock-number': 'U1' }}
  />
);
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${script}"]`)];
const button = () => screen.queryByRole('button', { name: texts.button });
const status = () => screen.getByRole('status').textContent;

/** Position of the section in pixels below the top of the window. */
function standsAt(top: number) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 200));
}
/** Simulates what the supplier's script draws. */
function draw() {
  const drawn = document.createElement('p');
  Object.defineProperty(drawn, 'offsetHeight', { value: 40 });
  document.querySelector('[data-valuation="Autogauge"]')?.append(drawn);
}

beforeEach(() => {
  standsAt(0);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  delete document.documentElement.dataset['consent'];
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a supplier's valuation", () => {
  it('is loaded once when the shopper asks, and replaces the button', async () => {
    render(slot());
    expect(scripts()).toEqual([]);
    button()?.focus();
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect([scripts().length, status()]).toEqual([1, texts.loading]);
    draw();
    await waitFor(() => expect(button()).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: texts.heading })),
    );
  });

  it('gets the vehicle from the attributes of its element', () => {
    render(slot());
    const place = document.querySelector<HTMLElement>('[data-valuation="Autogauge"]');
    expect({ ...place?.dataset }).toEqual({ valuation: 'Autogauge', vin: 'VIN7', stockNumber: 'U1' });
  });

  it('is loaded automatically once the shopper has consented', () => {
    render(slot());
    document.documentElement.dataset['consent'] = 'granted';
    act(() => void document.dispatchEvent(new Event('consent-change')));
    expect(scripts()).toHaveLength(1);
  });

  it('reports a failure, and can be requested again', async () => {
    render(slot());
    fireEvent.click(screen.getByRole('button'));
    act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
    expect([status(), scripts().length]).toEqual([texts.failed, 0]);
    fireEvent.click(screen.getByRole('button'));
    expect(scripts()).toHaveLength(1);
  });

  it('is removed if it fails far below the viewport without having been requested', () => {
    standsAt(5000);
    document.documentElement.dataset['consent'] = 'granted';
    render(slot());
    act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
    expect(document.querySelector('section')?.hidden).toBe(true);
  });

  it('fails if its script renders nothing within fifteen seconds', () => {
    vi.useFakeTimers();
    render(slot());
    fireEvent.click(screen.getByRole('button'));
    act(() => void vi.advanceTimersByTime(15_000));
    expect(status()).toBe(texts.failed);
  });
});
