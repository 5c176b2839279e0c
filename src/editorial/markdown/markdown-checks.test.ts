import { describe, expect, it } from 'vitest';
import { markdownProblems } from './markdown-checks.ts';
import { markdownParts } from './markdown-parts.ts';

const facts = {
  words: ['dealer', 'phone'],
  now: new Date('2026-11-20T12:00:00+10:00'),
  timeZone: 'Australia/Brisbane',
};
const head = 'title: Warranty\ndescription: What it covers.';

function problemsOf(text: string): string[] {
  return markdownProblems({ name: 'warranty.md', text }, facts).map(
    ({ line, message, isAdvice }) => `${line}${isAdvice ? ' advice' : ''}: ${message}`,
  );
}

const page = (body: string, more = '') => `---\n${head}${more}\n---\n${body}\n`;

describe('a text page', () => {
  it.each([
    ['that is right', page('# Warranty\n\n## What\n\n### How\n\n## Else {dealer}'), []],
    ['without its head', '# Warranty', ['1: the page does not begin with its title and description.']],
    [
      'without a description',
      '---\ntitle: A\n---\nText',
      ['1: description is missing at the top of the page.'],
    ],
    [
      'with a title of nothing',
      '---\ntitle: ""\ndescription: A\n---\nText',
      ['2: title is missing at the top of the page.'],
    ],
    [
      'with a misspelt title',
      '---\ntitel: A\ndescription: B\n---\nText',
      ['2: titel is not a setting of a page.'],
    ],
    [
      'with several mistakes at its top',
      '---\ntitel: A\nform: sevrice\nauthor: C\n---\nText',
      [
        '2: titel is not a setting of a page.',
        '4: author is not a setting of a page.',
        '1: description is missing at the top of the page.',
        expect.stringMatching(/^3: form is .*; it must be one of /),
      ],
    ],
    [
      'with nothing at its top',
      '---\n\n---\nText',
      ['1: title is missing at the top of the page.', '1: description is missing at the top of the page.'],
    ],
    [
      'with a head that cannot be read',
      '---\ntitle: "A\ndescription: B\n---\nText',
      ['3: the lines between the two "---" cannot be read.'],
    ],
    [
      'with a level left out',
      page('# A\n\n### B'),
      ['7: the heading "B" has ###, two levels below the one before it.'],
    ],
    [
      'with a footnote',
      page('# A\n\nFive years[^1], `[^2]` is code.\n\n[^1]: On new cars.'),
      ['7: [^1] is no footnote here: it would stand on the page as it is.'],
    ],
    ['with a heading of some length', page(`# A\n\n## ${'x'.repeat(200)}`), []],
    [
      'with a heading that is a text',
      page(`# A\n\n## ${'Long '.repeat(20_000)}`),
      [
        '7 advice: the heading "Long Long Long Long Long Long Long Long Long Long Long Long…" has 99999 letters: a heading is read at a glance.',
      ],
    ],
    [
      'with a long heading of a wrong level',
      page(`# A\n\n### ${'x'.repeat(100)}`),
      [`7: the heading "${'x'.repeat(59)}…" has ###, two levels below the one before it.`],
    ],
    ['with two first headings', page('# A\n\n# B'), ['7: "B" is a second heading with one #.']],
    [
      'with a misspelt placeholder',
      page('Call {phon}'),
      ['5: {phon} is no placeholder: it would stand on the page as it is.'],
    ],
    [
      'with a rate alone',
      page('# A\n\nLoans at 5.99% p.a. from us.'),
      ['7: "5.99% p.a." stands without a comparison rate.'],
    ],
    [
      'with several mistakes in its blocks, and a rate alone',
      page('::form callback::\n\n::people\n\n5.99% p.a.'),
      [
        '9: "5.99% p.a." stands without a comparison rate.',
        expect.stringMatching(/^5: the block "form" takes one of /),
        expect.stringMatching(/^7: "::people" is no block: /),
      ],
    ],
    [
      'that is over',
      page('# Sale', '\nexpiry: 2026-11-19'),
      ['4 advice: expiry was 2026-11-19, which is past.'],
    ],
    ['that ends today', page('# Sale', '\nexpiry: 2026-11-20'), []],
    [
      'that ends before it begins',
      page('# Sale', '\nstart: 2026-12-20\nexpiry: 2026-12-01'),
      ['5: expiry is 2026-12-01, but the page starts on 2026-12-20: it would never show.'],
    ],
  ])('%s', (_what, text, expected) => {
    expect(problemsOf(text)).toEqual(expected);
  });
});

it('an article has its own front matter', () => {
  const name = 'tenants/pitstop/content/blog/buyer-advice/a.md';
  const text = '---\ntitle: A\ndescription: B\nautor: Ann\ndate: May\n---\nText';
  expect(markdownProblems({ name, text }, facts)).toMatchObject([
    { file: name, line: 4, message: 'autor is not a setting of an article.', nearest: 'author' },
    { file: name, line: 5, message: expect.stringMatching(/^date is "May"; it must be a day such as/) },
  ]);
});

describe('links and pictures', () => {
  it('are found with their lines, even within lists, tables, quotes and emphasis', () => {
    const text = page(
      [
        '# A [one](/one)',
        '',
        '- first',
        '- [two](/two) and **[three](/three)**',
        '',
        '> [four](/four)',
        '',
        '| a | b |',
        '| - | - |',
        '| x | [five](/five) |',
        '',
        '![](/six.avif) ![A ute](/seven.avif)',
      ].join('\n'),
    );
    const found = markdownParts(text).flatMap((part) =>
      'href' in part ? [[part.line, part.kind, part.href]] : [],
    );
    expect(found).toEqual([
      [5, 'link', '/one'],
      [8, 'link', '/two'],
      [8, 'link', '/three'],
      [10, 'link', '/four'],
      [14, 'link', '/five'],
      [16, 'image', '/six.avif'],
      [16, 'image', '/seven.avif'],
    ]);
  });

  it('are ignored within code', () => {
    expect(markdownParts(page('`[a](/b)`\n\n    [c](/d)'))).toEqual([]);
  });
});
