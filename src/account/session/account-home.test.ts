import { describe, expect, it } from 'vitest';
import { accountHome } from './account-home.ts';

describe('the start page of signed-in shoppers', () => {
  it.each([
    [true, true, '/my-garage'],
    [true, false, '/my-garage'],
    [false, true, '/watchlist'],
    [false, false, '/'],
  ])('with a garage: %s, with a watchlist: %s, is %s', (show, enabled, path) => {
    expect(accountHome({ garage: { page: { show } }, account: { watchlist: { enabled } } })).toBe(path);
  });
});
