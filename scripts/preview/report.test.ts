import { describe, expect, it } from 'vitest';
import { type Report, reportPage, shareText } from './report.ts';

const report: Report = {
  dealer: 'Star <Motors>',
  base: { ref: 'main', commit: '0123456789abcdef' },
  day: '2026-11-20',
  difference: {
    tenant: ['tenants/star/home.json'],
    isCodeOther: false,
    uncommitted: ['tenants/star/home.json'],
  },
  changes: [
    { path: '/', kind: 'text', before: ['Old <b>'], after: ['New'] },
    { path: '/cars/a', kind: 'style', before: [], after: [] },
  ],
  pageCount: 7,
  pictures: new Map([
    [
      '/',
      [
        {
          screen: 'Phone',
          before: '1-phone-before.png',
          after: '1-phone-after.png',
          difference: { file: '1-phone-difference.png', share: 0.0234 },
          problem: null,
        },
        { screen: 'Desktop', before: null, after: null, difference: null, problem: 'Timeout' },
      ],
    ],
  ]),
};

describe('reportPage', () => {
  it('says how many pages differ, from what, and what is uncommitted', async () => {
    const html = await reportPage(report);
    expect(html).toContain('<h1>2 of 7 pages differ</h1>');
    expect(html).toContain('Before: main (<code>0123456789</code>)');
    expect(html).toContain('Not committed yet: tenants/star/home.json');
  });

  it('lists every page with links to its pictures, which have alternative text', async () => {
    const html = await reportPage(report);
    expect(html).toContain('<a href="#page-">/</a>');
    expect(html).toContain('<section id="page-">');
    expect(html).toContain('<li>/cars/a</li>');
    expect(html).toContain('<img src="1-phone-before.png" alt="/ before" loading="lazy">');
    expect(html).toContain('2.3 % of it differs');
    expect(html).toContain('Desktop: no picture could be taken. Timeout');
  });

  it('shows the text of a page and never runs its code', async () => {
    const html = await reportPage(report);
    expect(html).toContain('Star &lt;Motors&gt;');
    expect(html).toContain('<del>Old &lt;b&gt;</del>');
    expect(html).not.toContain('<script');
  });

  it('says that visitors see no difference', async () => {
    const html = await reportPage({ ...report, changes: [], pictures: new Map() });
    expect(html).toContain('No page differs');
    expect(html).not.toContain('Before and after');
  });
});

describe('shareText', () => {
  it.each([
    [0, 'nothing'],
    [0.00001, 'less than 0.1 %'],
    [0.0234, '2.3 %'],
    [1, '100.0 %'],
  ])('%s is %s', (share, text) => {
    expect(shareText(share)).toBe(text);
  });
});
