// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PhotoArrows } from './PhotoArrows.tsx';

const texts = { count: '{count} photos', label: 'Photos of {name}', previous: 'Previous', next: 'Next' };
const WIDTH = 300;

/** Three cards, the last with a single photo. */
function Cards() {
  const list = useRef<HTMLElement>(null);
  return (
    <section ref={list}>
      {['First', 'Second'].map((name) => (
        <article key={name} className="card">
          <div>
            <a href="/cars/1" className="card-strip">
              {name}
            </a>
          </div>
        </article>
      ))}
      <article className="card">Third</article>
      <PhotoArrows list={list} texts={texts} />
    </section>
  );
}

/** jsdom has no layout: simulates a row of three photos that scrolls instantly. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(3 * WIDTH);
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    if (typeof options !== 'object') return;
    this.scrollLeft = options.left ?? 0;
    this.dispatchEvent(new Event('scrollend'));
  };
});

const card = (name: string) => {
  const found = screen.getByText(name).closest<HTMLElement>('.card');
  if (!found) throw new Error(`no card ${name}`);
  return found;
};
const photoOf = (name: string) => screen.getByText(name).scrollLeft / WIDTH;

it('goes to the next photo, in a circle, and back', () => {
  render(<Cards />);
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.pointerOver(screen.getByText('First'));
  const next = screen.getByRole('button', { name: texts.next });
  const seen = [1, 2, 3].map(() => {
    fireEvent.click(next);
    return photoOf('First');
  });
  expect(seen).toEqual([1, 2, 0]);
  fireEvent.click(screen.getByRole('button', { name: texts.previous }));
  expect(photoOf('First')).toBe(2);
  expect(photoOf('Second')).toBe(0);
});

it('goes on by two photos at two presses, even while the row is scrolling', () => {
  const asked: unknown[] = [];
  Element.prototype.scrollTo = (options?: ScrollToOptions | number) => asked.push(options);
  render(<Cards />);
  fireEvent.pointerOver(screen.getByText('First'));
  const next = screen.getByRole('button', { name: texts.next });
  fireEvent.click(next);
  screen.getByText('First').scrollLeft = WIDTH / 4;
  fireEvent.click(next);
  expect(asked).toEqual([{ left: WIDTH }, { left: 2 * WIDTH }]);
});

it('continues from the visible photo after swiping', () => {
  render(<Cards />);
  fireEvent.pointerOver(screen.getByText('First'));
  fireEvent.click(screen.getByRole('button', { name: texts.next }));
  screen.getByText('First').scrollLeft = 0;
  fireEvent.click(screen.getByRole('button', { name: texts.next }));
  expect(photoOf('First')).toBe(1);
});

it('are on the card under the pointer or with the focus, and hidden with one photo', () => {
  render(<Cards />);
  fireEvent.pointerOver(card('First'));
  expect(within(card('First')).getAllByRole('button')).toHaveLength(2);
  fireEvent.focusIn(screen.getByText('Second'));
  expect(within(card('Second')).getAllByRole('button')).toHaveLength(2);
  expect(screen.getAllByRole('button')).toHaveLength(2);
  fireEvent.pointerOver(card('Third'));
  expect(screen.queryByRole('button')).toBeNull();
});
