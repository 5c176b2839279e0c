import { describe, expect, it } from 'vitest';
import { pageData, readPageData } from './page-data.ts';

describe('a value handed to an island', () => {
  it('is there while the page is rendered, and not among what is written into an attribute', () => {
    const handed = pageData('facts', { make: 'Toyota' });
    expect(readPageData(handed)).toEqual({ make: 'Toyota' });
    expect(JSON.stringify(handed)).toBe('{"id":"facts"}');
    expect(Object.entries(handed)).toEqual([['id', 'facts']]);
  });
});
