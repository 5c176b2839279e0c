// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAutoplay } from './autoplay.client.ts';

const SECONDS = 6;

function carousel() {
  document.body.innerHTML = `
    <div class="carousel" data-seconds="${SECONDS}">
      <div class="carousel-dots"><button aria-current="true"></button><button></button></div>
      <button class="carousel-pause"></button>
      <div class="carousel-row"></div>
    </div>`;
  const root = document.querySelector<HTMLElement>('.carousel');
  const row = document.querySelector<HTMLElement>('.carousel-row');
  if (root === null || row === null) throw new Error('There is no carousel.');
  const scrollTo = vi.fn();
  Object.assign(row, { scrollTo });
  vi.spyOn(row, 'clientWidth', 'get').mockReturnValue(300);
  const current = () => [...root.querySelectorAll('.carousel-dots button')].map((dot) => dot.ariaCurrent);
  return { root, row, scrollTo, current };
}

function visit({ isStill = false, isSeen = true } = {}): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        tell([{ isIntersecting: isSeen }]);
      }
      observe() {}
    },
  );
  startAutoplay();
}

const wait = () => vi.advanceTimersByTime(SECONDS * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('slides with autoplay', () => {
  it('are scrolled in a loop until an island takes over', () => {
    const { root, row, scrollTo } = carousel();
    visit();
    wait();
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 300, behavior: 'smooth' });
    row.scrollLeft = 300;
    wait();
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' });
    root.addEventListener('slide-due', (event) => event.preventDefault());
    wait();
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  it.each(['pointerdown', 'keydown'])('stop at a %s, except on the pause button', (type) => {
    const { root, scrollTo } = carousel();
    visit();
    root.querySelector('.carousel-pause')?.dispatchEvent(new Event(type, { bubbles: true }));
    wait();
    expect(scrollTo).toHaveBeenCalledTimes(1);
    root.dispatchEvent(new Event(type, { bubbles: true }));
    wait();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['where they are out of sight', { isSeen: false }],
    ['for who asked for less motion', { isStill: true }],
  ])('do not move %s', (_, how) => {
    const { scrollTo } = carousel();
    visit(how);
    wait();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
