import { describe, expect, it } from 'vitest';
import { pageData, readPageData } from './page-data.ts';

describe('a value passed to an island as page data', () => {
  it('is available while the page is rendered, but not serialised into an attribute', () => {
    const handed = pageData('facts', { make: 'Toyota' });
    expect(readPageData(handed)).toEqual({ make: 'Toyota' });
    expect(JSON.stringify(handed)).toBe('{"id":"facts"}');
    expect(Object.entries(handed)).toEqual([['id', 'facts']]);
  });
});
