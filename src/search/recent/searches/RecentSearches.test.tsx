// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { unmountAndClean } from '#tests/fixtures/unmount-and-clean.ts';
import { RecentSearches } from './RecentSearches.island.tsx';
import { $recentSearches, rememberSearch } from './recent-searches.store.ts';

afterEach(() => unmountAndClean($recentSearches));

it('recent searches are links, include new searches, and can be cleared', async () => {
  rememberSearch({ path: '/search/mazda', words: 'Mazda' });
  const { container } = render(<RecentSearches forget="Forget" />);
  expect(screen.getByRole('link', { name: 'Mazda' }).getAttribute('href')).toBe('/search/mazda');
  act(() => rememberSearch({ path: '/search/kia', words: 'Kia' }));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Kia', 'Mazda']);
  await userEvent.click(screen.getByRole('button', { name: 'Forget' }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('[data-empty]')).not.toBeNull();
  expect(localStorage.getItem('recent-searches')).toBeNull();
});
