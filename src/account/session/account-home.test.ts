import { describe, expect, it } from 'vitest';
import { accountHome } from './account-home.ts';

describe('where shoppers go who have signed in', () => {
  it.each([
    [true, true, '/my-garage'],
    [true, false, '/my-garage'],
    [false, true, '/watchlist'],
    [false, false, '/'],
  ])('with a garage: %s, with a watchlist: %s: %s', (show, enabled, path) => {
    expect(accountHome({ garage: { page: { show } }, account: { watchlist: { enabled } } })).toBe(path);
  });
});
