// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ComparedPrice } from './ComparedPrice.tsx';
import { PriceComparison } from './PriceComparison.island.tsx';

const texts = {
  heading: 'How this price compares',
  thisCar: 'This car',
  lowest: 'From {price}',
  highest: 'To {price}',
  scaleNote: 'Without the dearest.',
  disclaimer: 'A guide.',
  unloaded: 'Part of this page did not load.',
  reload: 'Load the page again',
};
const reply = {
  fill: 0.25,
  listing_price: 24_990,
  market_range_min: 22_500,
  market_range_max: 31_000,
  confidence: 0.8,
  description: '$1,500 below the middle of 12 comparable cars.',
};
const section = () => screen.findByRole('region', { name: texts.heading });

describe('the price comparison made by the build', () => {
  it('shows the price on a scale, and what it is based on', () => {
    const { container } = render(
      <ComparedPrice shown={reply} description={reply.description} texts={texts} currency="AUD" />,
    );
    for (const words of ['$24,990', 'From $22,500', 'To $31,000', reply.description, 'Without the dearest.'])
      expect(container.textContent).toContain(words);
    expect(container.querySelector<HTMLElement>('.price-scale')?.style.getPropertyValue('--fill')).toBe(
      '0.25',
    );
  });

  it('has no scale if only an average is known', () => {
    const { container } = render(
      <ComparedPrice shown={null} description="$900 below." texts={texts} currency="AUD" />,
    );
    expect(container.textContent).toBe('How this price compares$900 below.A guide.');
  });
});

describe('the price comparison of a valuation service', () => {
  const warn = vi.fn();
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(warn);
    // jsdom has no viewport: the element never becomes visible.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    cleanup();
    warn.mockClear();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  function open(answer: () => Promise<Response>) {
    const asked = vi.fn(answer);
    vi.stubGlobal('fetch', asked);
    const view = render(<PriceComparison href="/cars/corolla/autogauge" texts={texts} currency="AUD" />);
    return { ...view, asked };
  }

  it("shows the service's answer", async () => {
    const { asked } = open(async () => Response.json(reply));
    expect((await section()).textContent).toContain(reply.description);
    expect(asked).toHaveBeenCalledExactlyOnceWith('/cars/corolla/autogauge', expect.anything());
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is broken', async () => new Response('Oh no', { status: 500 })],
    ['talks nonsense', async () => Response.json({ ...reply, fill: 40 })],
    ['sends a page', async () => new Response('<!doctype html><title>Hello</title>')],
  ] as const)('that %s is logged, and shows nothing', async (_, answer) => {
    const { container } = open(answer);
    await expect.poll(() => warn.mock.calls).toHaveLength(1);
    expect(container.childElementCount).toBe(0);
  });

  it.each([
    ['a confidence of 0.2', { confidence: 0.2 }],
    ['a range that ends below the price', { market_range_max: 24_989 }],
    ['a missing description', { description: null }],
  ])('with %s shows nothing', async (_, changes) => {
    const { container, asked } = open(async () => Response.json({ ...reply, ...changes }));
    await expect.poll(() => asked.mock.calls).toHaveLength(1);
    await Promise.resolve();
    expect(container.childElementCount).toBe(0);
    expect(warn).not.toHaveBeenCalled();
  });
});
