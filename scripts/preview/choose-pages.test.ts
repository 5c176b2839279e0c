import { describe, expect, it } from 'vitest';
import { choosePages, kindOfPage } from './choose-pages.ts';
import type { ChangeKind, PageChange } from './pictures/page-state.ts';

const change = (path: string, kind: ChangeKind = 'text'): PageChange => ({
  path,
  kind,
  before: [],
  after: [],
});

describe('kindOfPage', () => {
  it.each([
    ['/', '/'],
    ['/brands', '/brands'],
    ['/cars/2024-kia-cerato', 'cars/*'],
    ['/used-car/toyota/hilux', 'used-car/*/*'],
  ])('%s is %s', (path, kind) => {
    expect(kindOfPage(path)).toBe(kind);
  });
});

describe('choosePages', () => {
  const cars = ['/cars/a', '/cars/b', '/cars/c'].map((path) => change(path));

  it('takes one page of each kind before a second of any', () => {
    const chosen = choosePages([...cars, change('/'), change('/locations/x')], 4);
    expect(chosen.map(({ path }) => path)).toEqual(['/cars/a', '/', '/locations/x', '/cars/b']);
  });

  it('takes changed words before changed looks', () => {
    const chosen = choosePages(
      [change('/about-us', 'style'), change('/cars/a', 'style'), change('/cars/b')],
      1,
    );
    expect(chosen.map(({ path }) => path)).toEqual(['/cars/b']);
  });

  it('respects the limit', () => {
    expect(choosePages(cars, 2)).toHaveLength(2);
    expect(choosePages([], 12)).toEqual([]);
  });
});
