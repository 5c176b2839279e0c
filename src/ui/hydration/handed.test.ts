import { describe, expect, it } from 'vitest';
import { hand, take } from './handed.ts';

describe('a value handed to an island', () => {
  it('is there while the page is rendered, and not among what is written into an attribute', () => {
    const handed = hand('facts', { make: 'Toyota' });
    expect(take(handed)).toEqual({ make: 'Toyota' });
    expect(JSON.stringify(handed)).toBe('{"id":"facts"}');
    expect(Object.entries(handed)).toEqual([['id', 'facts']]);
  });
});
