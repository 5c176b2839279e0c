import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './folded-text.ts';

describe('foldText', () => {
  it.each([
    ['x'.repeat(400), null],
    [`${'x'.repeat(395)} word`, null],
    [`${'x'.repeat(395)} words`, `${'x'.repeat(395)}…`],
    [`${'x'.repeat(394)} words more`, `${'x'.repeat(394)} words…`],
    ['x'.repeat(401), `${'x'.repeat(400)}…`],
  ])('"cut at 400 characters", at a word: case %#', (text, cut) => {
    expect(foldText([text], 400)).toEqual(
      cut === null ? { shown: [text], cut, rest: [] } : { shown: [], cut, rest: [text] },
    );
  });

  it('counts across all paragraphs', () => {
    const text = ['12345 78', '12345 78', '12345'];
    expect(foldText(text, 12)).toEqual({ shown: ['12345 78'], cut: '1234…', rest: text.slice(1) });
  });

  it('shortens no paragraph if the limit is between two of them', () => {
    expect(foldText(['12345678', 'more'], 8)).toEqual({ shown: ['12345678'], cut: null, rest: ['more'] });
  });

  it('removes a comma before the ellipsis', () => {
    expect(foldText(['One owner, never raced'], 10).cut).toBe('One owner…');
  });

  it('never splits an emoji', () => {
    expect(foldText([`${'x'.repeat(9)}🚗🚗`], 10).cut).toBe(`${'x'.repeat(9)}…`);
  });

  it('loses no paragraph and shows at most the limit', () => {
    const words = fc.array(fc.constantFrom('a', 'word', ' ', ', ', 'longer word'), { maxLength: 20 });
    const paragraphs = fc.array(words.map((parts) => parts.join('')));
    fc.assert(
      fc.property(paragraphs, fc.integer({ min: 1, max: 40 }), (text, limit) => {
        const { shown, cut, rest } = foldText(text, limit);
        expect([...shown, ...rest]).toEqual(text);
        const visible = [...shown, cut ?? ''].join('').replace('…', '');
        expect(visible.length).toBeLessThanOrEqual(limit);
        if (cut !== null) expect(rest[0]?.startsWith(cut.slice(0, -1))).toBe(true);
      }),
    );
  });
});
