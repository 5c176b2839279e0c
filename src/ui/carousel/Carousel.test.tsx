// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageWindow } from '../../values/time/page-window.ts';
import { Carousel } from './Carousel.island.tsx';

const words = {
  previous: 'Previous',
  next: 'Next',
  goTo: 'Slide {number}',
  moving: { pause: 'Pause', play: 'Play' },
};
const ROW_WIDTH = 300;

/** jsdom has no layout, so the geometry of the slides is stubbed. */
function layOut(): void {
  const slides = () => [...document.querySelectorAll<HTMLElement>('[data-slide]:not([hidden] *)')];
  const widthOf = (element: HTMLElement) => Number(element.dataset['slide'] || ROW_WIDTH);
  const leftOf = (element: HTMLElement) => Math.max(0, slides().indexOf(element)) * widthOf(element);
  for (const [name, get] of [
    ['offsetWidth', widthOf],
    ['clientWidth', widthOf],
    ['offsetLeft', leftOf],
  ] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return get(this);
    });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(leftOf(this), 0, widthOf(this), 100);
  });
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.restoreAllMocks();
  layOut();
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  const matchMedia = (query: string) => ({
    matches: query.includes('reduced-motion'),
    addListener() {},
    removeListener() {},
  });
  vi.stubGlobal('matchMedia', matchMedia);
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const currentDots = () =>
  screen.getAllByRole('button').flatMap((dot) => (dot.ariaCurrent ? [dot.getAttribute('aria-label')] : []));
const always = [null, null, null];

function renderSlides(dots: readonly (PageWindow | null)[] = always, props: { seconds?: number } = {}) {
  return render(
    <Carousel words={words} dots={dots} isLoop {...props}>
      {dots.map((window, index) => (
        <div key={String(index)} hidden={window !== null && !window.isOpen}>
          <div data-slide="">
            <a href={`/${index + 1}`}>To {index + 1}</a>
          </div>
        </div>
      ))}
    </Carousel>,
  );
}

/** Waits until Embla controls the row. */
const taken = () => waitFor(() => expect(document.querySelector('[data-embla]')).not.toBeNull());

describe('a carousel of cards', () => {
  it('moves page by page, and disables its arrows at the ends without losing the focus', async () => {
    const disabled = () => ['Previous', 'Next'].map((name) => button(name).ariaDisabled === 'true');
    render(
      <Carousel words={words}>
        {[1, 2, 3, 4, 5, 6, 7].map((card) => (
          <div key={card} data-slide="100">
            {card}
          </div>
        ))}
      </Carousel>,
    );
    expect(disabled()).toEqual([true, false]);
    await taken();
    await userEvent.click(button('Next'));
    expect(disabled()).toEqual([false, false]);
    await userEvent.click(button('Next'));
    expect(disabled()).toEqual([false, true]);
    // A browser takes the focus from a disabled button.
    expect(button('Next').matches(':enabled:focus')).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(disabled()).toEqual([false, true]);
    await userEvent.click(button('Previous'));
    await userEvent.click(button('Previous'));
    expect(disabled()).toEqual([true, false]);
  });

  it('hides its arrows if all cards are visible', async () => {
    const { container } = render(
      <Carousel words={words}>
        <div data-slide="100">1</div>
        <div data-slide="100">2</div>
      </Carousel>,
    );
    await waitFor(() => expect(container.querySelector('[data-fits]')).not.toBeNull());
  });
});

describe('a carousel of slides', () => {
  it('wraps around at both ends, and goes to the slide of a dot', async () => {
    renderSlides();
    await taken();
    expect(currentDots()).toEqual(['Slide 1']);
    await userEvent.click(button('Previous'));
    expect(currentDots()).toEqual(['Slide 3']);
    await userEvent.click(button('Next'));
    expect(currentDots()).toEqual(['Slide 1']);
    await userEvent.click(button('Slide 2'));
    expect(currentDots()).toEqual(['Slide 2']);
  });

  it('accepts another command before the scrolling has ended', async () => {
    renderSlides();
    fireEvent.click(button('Next'));
    await waitFor(() => expect(currentDots()).toEqual(['Slide 2']));
  });

  it('starts at the slide to which the browser has scrolled', async () => {
    renderSlides();
    const row = document.querySelector('.carousel-row');
    if (row === null) throw new Error('There is no row.');
    row.scrollLeft = ROW_WIDTH * 2;
    await waitFor(() => expect(currentDots()).toEqual(['Slide 3']));
    expect(row.scrollLeft).toBe(0);
  });

  it('skips a slide outside its window', async () => {
    renderSlides([null, { start: null, expiry: '2026-01-01T00:00:00.000Z', isOpen: false }, null]);
    await taken();
    expect(screen.queryByRole('button', { name: 'Slide 2' })).toBeNull();
    await userEvent.click(button('Next'));
    expect(currentDots()).toEqual(['Slide 3']);
    await userEvent.click(button('Next'));
    expect(currentDots()).toEqual(['Slide 1']);
  });

  it('scrolls to the card that gets the keyboard focus', async () => {
    renderSlides();
    await taken();
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('To 3');
    expect(currentDots()).toEqual(['Slide 3']);
  });
});

describe('a carousel with autoplay', () => {
  it('starts at the slide that autoplay has reached, without scrolling', async () => {
    const { container } = renderSlides(always, { seconds: 6 });
    await taken();
    const root = container.querySelector('[data-seconds="6"]');
    let isLeftToBrowser = true;
    act(() => {
      isLeftToBrowser = root?.dispatchEvent(new Event('slide-due', { cancelable: true })) ?? true;
    });
    expect(isLeftToBrowser).toBe(false);
    await waitFor(() => expect(currentDots()).toEqual(['Slide 2']));
  });

  it('is paused and resumed by its button, and stops when a visitor uses it', async () => {
    const { container } = renderSlides(always, { seconds: 6 });
    const isStopped = () => container.querySelector('[data-stopped]') !== null;
    await userEvent.click(button('Pause'));
    expect(isStopped()).toBe(true);
    await userEvent.click(button('Play'));
    expect(isStopped()).toBe(false);
    await userEvent.click(button('Next'));
    expect([isStopped(), button('Play').disabled]).toEqual([true, false]);
  });

  it('stays paused if it was pressed before its effects have run', async () => {
    // As a visitor does who presses while the carousel hydrates: effects run a moment after the content is there.
    function PressEarly() {
      useLayoutEffect(() => button('Pause').click(), []);
      return null;
    }
    render(
      <Carousel words={words} dots={always} seconds={6}>
        <PressEarly />
      </Carousel>,
    );
    expect(button('Play').disabled).toBe(false);
  });
});
