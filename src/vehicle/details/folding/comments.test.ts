import { describe, expect, it } from 'vitest';
import { commentParagraphs, dealerComments } from './comments.ts';

describe('commentParagraphs', () => {
  it('"A pipe character separates paragraphs"', () => {
    expect(commentParagraphs('One owner.|  Full\nservice history. ||Finance available.')).toEqual([
      'One owner.',
      'Full service history.',
      'Finance available.',
    ]);
  });
});

describe('dealerComments', () => {
  it.each([null, '', '  ', '|', ' | | ', 'null', ' NULL '])('are empty for %o', (text) => {
    expect(dealerComments(text, { commentsCharacters: 400 })).toBeNull();
  });

  it('"collapse to 400 characters", counted across paragraphs', () => {
    const long = `${'x'.repeat(300)}|${'word '.repeat(60)}`;
    const comments = dealerComments(long, { commentsCharacters: 400 });
    expect(comments?.shown).toEqual(['x'.repeat(300)]);
    expect(comments?.cut).toBe(`${'word '.repeat(20).trim()}…`);
    expect(comments?.rest).toEqual(['word '.repeat(60).trim()]);
  });
});
