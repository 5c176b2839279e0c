// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { unmountAndClean } from '#tests/fixtures/unmount-and-clean.ts';
import { anotherTabKeeps, heldIds, mazda, rio } from '../kept-cars.fixture.ts';
import { $compare } from '../kept-cars.store.ts';
import { CompareTray } from './CompareTray.island.tsx';

const texts = {
  label: 'Cars to compare',
  chosen: '{count} of 4 to compare',
  clear: 'Clear',
  open: 'Compare',
};
const target = () => screen.getByRole('link', { name: 'Compare' }).getAttribute('href');

afterEach(() => unmountAndClean($compare));

describe('the bar of compared vehicles', () => {
  it('shows their number, links to the comparison and follows other tabs', () => {
    anotherTabKeeps('compare', rio);
    const { container } = render(<CompareTray texts={texts} />);
    expect([screen.getByRole('status').textContent, target()]).toEqual([
      '1 of 4 to compare',
      '/compare?cars=kia-rio-7',
    ]);
    act(() => anotherTabKeeps('compare', rio, mazda));
    expect([screen.getByRole('status').textContent, target()]).toEqual([
      '2 of 4 to compare',
      '/compare?cars=kia-rio-7,mazda-3-8',
    ]);
    // A car without a photo has no image.
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });

  it('removes all of them, and moves the focus to the page', async () => {
    anotherTabKeeps('compare', rio);
    render(
      <>
        <main tabIndex={-1}>Page</main>
        <CompareTray texts={texts} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(heldIds('compare')).toEqual([]);
    expect([screen.getByRole('status').textContent, target()]).toEqual(['', '/compare']);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
