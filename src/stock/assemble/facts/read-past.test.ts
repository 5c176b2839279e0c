import { describe, expect, it } from 'vitest';
import { readServiceBook, readWrittenOff } from './read-past.ts';

describe('the service book', () => {
  it.each([
    ['Full', 'full'],
    ['FSH', 'full'],
    ['Full service history', 'full'],
    ['Yes', 'full'],
    ['Part service history', 'partial'],
    ['incomplete', 'partial'],
    ['None', 'none'],
    ['No service history', 'none'],
    ['N', 'none'],
    ['', null],
    ['n/a', null],
    ['blue', null],
  ])('"%s" is read as %s', (text, expected) => {
    expect(readServiceBook(text).value).toBe(expected);
  });
});

describe('a write-off', () => {
  it.each([
    ['No', false],
    ['Clear', false],
    ['Not recorded', false],
    ['Never written off', false],
    ['Y', true],
    ['Repairable write-off', true],
    ['WOVR', true],
    ['', null],
    ['unknown', null],
    ['perhaps', null],
  ])('"%s" is read as %s', (text, expected) => {
    expect(readWrittenOff(text).value).toBe(expected);
  });
});
