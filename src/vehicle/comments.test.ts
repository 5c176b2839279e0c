import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealerComments } from './comments.ts';

const pending = 'Dealer comments are pending. Please check back here later.';

function comments(text: string | null, commentsCharacters = 400) {
  return dealerComments(text, { commentsCharacters, commentsPending: pending });
}

describe('dealerComments', () => {
  it.each([null, '', '  ', '|', ' | | '])(
    '"Dealer comments empty: \'Dealer comments are pending…\'": %o',
    (text) => {
      expect(comments(text)).toEqual({ paragraphs: [pending], preview: null });
    },
  );

  it('"A pipe character separates paragraphs"', () => {
    expect(comments('One owner.|  Full\nservice history. ||Finance available.').paragraphs).toEqual([
      'One owner.',
      'Full service history.',
      'Finance available.',
    ]);
  });

  it.each([
    ['x'.repeat(400), null],
    [`${'x'.repeat(395)} word`, null],
    [`${'x'.repeat(395)} words`, [`${'x'.repeat(395)}…`]],
    [`${'x'.repeat(394)} words more`, [`${'x'.repeat(394)} words…`]],
    ['x'.repeat(401), [`${'x'.repeat(400)}…`]],
  ])('"Dealer comments collapse to 400 characters", at a word: case %#', (text, preview) => {
    expect(comments(text).preview).toEqual(preview);
  });

  it('counts over all paragraphs and leaves out those behind the cut', () => {
    expect(comments('12345 78|12345 78|12345', 12).preview).toEqual(['12345 78', '1234…']);
    expect(comments('12345678|more', 8).preview).toEqual(['12345678']);
    expect(comments('One owner, never raced', 10).preview).toEqual(['One owner…']);
  });

  it('never cuts an emoji in half', () => {
    expect(comments(`${'x'.repeat(9)}🚗🚗`, 10).preview).toEqual([`${'x'.repeat(9)}…`]);
  });

  it('keeps every word in the paragraphs, and every preview within the limit', () => {
    const text = fc.array(fc.constantFrom('a', 'word', ' ', '|', ', ', 'longer word'), { maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (parts, limit) => {
        const { paragraphs, preview } = comments(parts.join(''), limit);
        const length = (preview ?? []).join('').replace('…', '').length;
        expect(length).toBeLessThanOrEqual(limit);
        if (preview === null && paragraphs[0] !== pending) {
          expect(paragraphs.join('').length).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });
});
