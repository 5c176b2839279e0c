import { describe, expect, it } from 'vitest';
import { packDocumentScore, packFieldScore, textMatchOfScore } from './match-score.ts';

const field = { window: 1, words: 1, cost: 0, distance: 0, isExact: true, position: 0 };

describe('the score of a text match', () => {
  // Recorded from a Typesense 29 server: the first of seven fields equals the query.
  it("equals the number in Typesense's replies", () => {
    const document = { words: 1, fieldScore: packFieldScore(field), weight: 9, sum: 0, fields: 1 };
    expect(textMatchOfScore('max_score', packDocumentScore('max_score', document))).toBe(578730123365712000);
    const byStart = { ...document, fieldScore: packFieldScore({ ...field, isExact: false, cost: 1 }) };
    expect(textMatchOfScore('max_score', packDocumentScore('max_score', byStart))).toBe(578730089005449300);
  });

  it('prefers more words, then fewer typos, then closeness, then equality with the field', () => {
    const better = [
      { ...field, words: 2, window: 2, cost: 9, distance: 9, isExact: false },
      { ...field, distance: 9, isExact: false },
      { ...field, cost: 1, distance: 1, isExact: false },
      { ...field, cost: 1, distance: 2, isExact: true },
      { ...field, cost: 1, distance: 2, isExact: false },
    ].map(packFieldScore);
    expect(better).toEqual([...better].sort((a, b) => b - a));
    expect(new Set(better).size).toBe(better.length);
  });

  it('puts weight before the field score only with max_weight', () => {
    const strong = { words: 1, fieldScore: packFieldScore(field), weight: 3, sum: 0, fields: 1 };
    const heavy = { ...strong, fieldScore: packFieldScore({ ...field, cost: 2 }), weight: 4 };
    expect(packDocumentScore('max_score', strong)).toBeGreaterThan(packDocumentScore('max_score', heavy));
    expect(packDocumentScore('max_weight', heavy)).toBeGreaterThan(packDocumentScore('max_weight', strong));
  });
});
