import { describe, expect, it } from 'vitest';
import { changeList } from './change-list.ts';
import type { PageChange } from './pictures/page-state.ts';

const looks = (path: string): PageChange => ({ path, kind: 'style', before: [], after: [] });

describe('changeList', () => {
  it('counts the kinds of change, most interesting for marketers first', () => {
    const words: PageChange = { path: '/about-us', kind: 'text', before: ['a'], after: ['b'] };
    expect(changeList([looks('/'), looks('/cars/a'), words]).split('\n')).toEqual([
      '3 pages differ:',
      '      1  Different words',
      '      2  Looks different',
      '',
      '  /about-us  (Different words)',
      '  /  (Looks different)',
      '  /cars/a  (Looks different)',
    ]);
  });

  it('uses the singular for one page', () => {
    expect(changeList([looks('/')])).toContain('1 page differs:');
  });

  it('shows some of many', () => {
    const lines = changeList(Array.from({ length: 50 }, (_, index) => looks(`/cars/${index}`))).split('\n');
    expect(lines.at(-1)).toBe('  and 30 more');
  });

  it('says that nothing has changed', () => {
    expect(changeList([])).toBe('No page differs: visitors see exactly what they saw before.');
  });
});
