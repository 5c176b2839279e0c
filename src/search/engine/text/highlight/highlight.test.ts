import { describe, expect, it } from 'vitest';
import { documentsOf, searchIn } from '../text-search.fixture.ts';
import { highlight } from './highlight.ts';

const options = {
  fields: ['title'],
  fullFields: [],
  startTag: '<mark>',
  endTag: '</mark>',
  snippetThreshold: 30,
  affixTokens: 4,
};

function mark(text: string, q: string, changes: Partial<typeof options> = {}) {
  const documents = documentsOf(text);
  const matches = searchIn({ documents }, q);
  return highlight(documents[0] ?? { id: '' }, matches, { ...options, ...changes }).highlight;
}

const words = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, i) => `w${from + i}`).join(' ');

describe('highlighting', () => {
  it.each([
    [
      'whole words',
      'White Toyota Corolla',
      'corolla white',
      '<mark>White</mark> Toyota <mark>Corolla</mark>',
      ['White', 'Corolla'],
    ],
    ['the typed part of a word', 'Mitsubishi', 'mit', '<mark>Mit</mark>subishi', ['Mit']],
    ['a misspelt word whole', 'Landcruiser', 'landcruser', '<mark>Landcruiser</mark>', ['Landcruiser']],
    ['accented letters', 'Citroën C4', 'citroen', '<mark>Citroën</mark> C4', ['Citroën']],
    [
      'symbols after a word not',
      'Hatch, (red)',
      'red hatch',
      '<mark>Hatch</mark>, (<mark>red</mark>)',
      ['Hatch', 'red'],
    ],
  ])('highlights %s', (_, text, q, snippet, tokens) => {
    expect(mark(text, q)).toEqual({ title: { matched_tokens: tokens, snippet } });
  });

  it('shortens long texts to four words on either side', () => {
    const text = `${words(0, 40)} corolla ${words(40, 80)}`;
    expect(mark(text, 'corolla')).toMatchObject({
      title: { snippet: 'w36 w37 w38 w39 <mark>corolla</mark> w40 w41 w42 w43' },
    });
    expect(mark(text, 'corolla', { affixTokens: 1 })).toMatchObject({
      title: { snippet: 'w39 <mark>corolla</mark> w40' },
    });
  });

  it('adds the whole text for full fields', () => {
    const text = `${words(0, 40)} corolla`;
    const marked = mark(text, 'corolla', { fullFields: ['title'] } as never);
    expect(marked).toMatchObject({ title: { value: `${words(0, 40)} <mark>corolla</mark>` } });
  });

  it('omits fields without a match', () => {
    expect(mark('Corolla', 'corolla', { fields: ['colour'] })).toEqual({});
  });

  it('returns arrays element by element, and in the older format the matching ones', () => {
    const documents = [{ id: '1', tags: ['used', 'red car', 'new car'] }];
    const matches = searchIn({ documents, fields: ['tags'] }, 'car');
    const result = highlight(documents[0] ?? { id: '' }, matches, { ...options, fields: ['tags'] });
    expect(result.highlight).toEqual({
      tags: [
        { matched_tokens: [], snippet: 'used' },
        { matched_tokens: ['car'], snippet: 'red <mark>car</mark>' },
        { matched_tokens: ['car'], snippet: 'new <mark>car</mark>' },
      ],
    });
    expect(result.highlights).toEqual([
      {
        field: 'tags',
        indices: [1, 2],
        matched_tokens: [['car'], ['car']],
        snippets: ['red <mark>car</mark>', 'new <mark>car</mark>'],
      },
    ]);
  });
});
