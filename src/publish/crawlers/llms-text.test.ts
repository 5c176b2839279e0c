import { lexer } from 'marked';
import { describe, expect, it } from 'vitest';
import { type LlmsFacts, llmsText } from './llms-text.ts';

const facts: LlmsFacts = {
  siteUrl: 'https://dealer.example',
  name: 'City Motors',
  summary: 'Cars in Brisbane.',
  paragraphs: ['40 cars.'],
  sections: [
    { heading: 'Stock', links: [{ title: 'Used cars', path: '/search/used-cars', note: '40 listed' }] },
    { heading: 'Nothing', links: [] },
    { heading: 'Pages', links: [{ title: 'Home', path: '/', note: '' }] },
  ],
};

describe('llmsText', () => {
  it('follows the format of llmstxt.org and leaves out empty lists', () => {
    expect(llmsText(facts)).toBe(
      [
        '# City Motors',
        '',
        '> Cars in Brisbane.',
        '',
        '40 cars.',
        '',
        '## Stock',
        '',
        '- [Used cars](https://dealer.example/search/used-cars): 40 listed',
        '',
        '## Pages',
        '',
        '- [Home](https://dealer.example)',
        '',
      ].join('\n'),
    );
  });

  it('keeps its structure whatever characters the given words contain', () => {
    const hostile = 'A](/evil) <script>\n# *B* [c] \\ `d`';
    const text = llmsText({
      ...facts,
      name: hostile,
      summary: hostile,
      paragraphs: [hostile],
      sections: [{ heading: hostile, links: [{ title: hostile, path: '/a (b)', note: hostile }] }],
    });
    expect(
      lexer(text)
        .map(({ type }) => type)
        .filter((type) => type !== 'space'),
    ).toEqual(['heading', 'blockquote', 'paragraph', 'heading', 'list']);
    expect(JSON.stringify(lexer(text))).not.toContain('"type":"html"');
    expect(JSON.stringify(lexer(text)).match(/"href":"[^"]*"/g)).toEqual([
      '"href":"https://dealer.example/a%20%28b%29"',
    ]);
  });
});
