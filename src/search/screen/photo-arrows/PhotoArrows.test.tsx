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

/** jsdom lays nothing out: a row of three photos that scrolls at once. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(3 * WIDTH);
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollLeft = options.left ?? 0;
  };
});

const card = (name: string) => {
  const found = screen.getByText(name).closest<HTMLElement>('.card');
  if (!found) throw new Error(`no card ${name}`);
  return found;
};
const photoOf = (name: string) => screen.getByText(name).scrollLeft / WIDTH;

it('turns to the next photo, from the last to the first, and back', () => {
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

it('stands on the card under the pointer or with the focus, and on none with one photo', () => {
  render(<Cards />);
  fireEvent.pointerOver(card('First'));
  expect(within(card('First')).getAllByRole('button')).toHaveLength(2);
  fireEvent.focusIn(screen.getByText('Second'));
  expect(within(card('Second')).getAllByRole('button')).toHaveLength(2);
  expect(screen.getAllByRole('button')).toHaveLength(2);
  fireEvent.pointerOver(card('Third'));
  expect(screen.queryByRole('button')).toBeNull();
});
