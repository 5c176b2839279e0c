// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { dealerPage } from './dealer-page.ts';
import { aDealerReport, aReportedLead } from './dealer-report.fixture.ts';

type Facts = Parameters<typeof aDealerReport>[0];

async function pageOf(facts: Facts = {}) {
  const html = await dealerPage(aDealerReport(facts));
  const document = new DOMParser().parseFromString(html, 'text/html');
  const section = (heading: string) =>
    [...document.querySelectorAll('section')].find((one) => one.querySelector('h2')?.textContent === heading);
  return { document, section, text: document.body.textContent };
}

const rowsOf = (table: Element | null | undefined) =>
  [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  );

describe('the page of a dealer', () => {
  it('says of each part that there is nothing, without an empty chart', async () => {
    const { document, text } = await pageOf();
    expect(document.querySelectorAll('svg, table')).toHaveLength(0);
    for (const sentence of [
      'No leads in 30 days.',
      'Nobody was counted looking at a car in 30 days.',
      'No search without result was counted in 30 days.',
    ])
      expect(text).toContain(sentence);
    const figures = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(figures).toEqual(['0', '–', '–', '0', '0']);
  });

  it('draws 30 days of leads if only one has any, with the numbers in words and in a table', async () => {
    const { section } = await pageOf({ leads: [aReportedLead(), aReportedLead()] });
    const leads = section('Leads');
    const chart = leads?.querySelector('svg');
    expect(chart?.getAttribute('aria-label')).toBe(
      'Leads a day, 22 October to 20 November. Most: 2 on 20 November.',
    );
    const heights = [...(chart?.querySelectorAll('rect') ?? [])].map((bar) => bar.getAttribute('height'));
    expect(heights).toEqual([...Array.from({ length: 29 }, () => '0'), '100']);
    const rows = rowsOf(leads?.querySelector('details table'));
    expect(rows).toHaveLength(30);
    expect(rows.slice(0, 2)).toEqual([
      ['20 November', '2'],
      ['19 November', '0'],
    ]);
  });

  it('draws bars as long as their numbers', async () => {
    const leads = ['/a', '/a', '/a', '/a', '/b'].map((page) => aReportedLead({ page }));
    const { section } = await pageOf({ leads });
    const table = [...(section('Leads')?.querySelectorAll('.bars') ?? [])].find(({ textContent }) =>
      textContent.includes('Page with the form'),
    );
    expect(rowsOf(table)).toEqual([
      ['/a', '4'],
      ['/b', '1'],
    ]);
    const widths = [...(table?.querySelectorAll('.bar') ?? [])].map((bar) => bar.getAttribute('style'));
    expect(widths).toEqual(['width:100%', 'width:25%']);
  });

  it('shows long names whole, and markup as text', async () => {
    const category = `<img src=x onerror=alert(1)> ${'Long'.repeat(60)}`;
    const { document, text } = await pageOf({ name: '<b>City</b>', leads: [aReportedLead({ category })] });
    expect(text).toContain(category);
    expect(document.querySelectorAll('img, b, script')).toHaveLength(0);
    expect(document.querySelector('h1')?.textContent).toBe('<b>City</b>');
  });

  it('says who is counted, or that counting is switched off', async () => {
    const sectionText = async (counting: 'off' | 'ask' | 'assumed') =>
      (await pageOf({ counting })).section('Cars looked at')?.textContent;
    expect(await sectionText('off')).toContain('Counting is switched off');
    expect(await sectionText('ask')).toContain('only visitors who have agreed');
    expect(await sectionText('assumed')).toContain('have declined');
  });

  it('labels a delivery as that, and a reply only as recorded', async () => {
    const { section } = await pageOf({ leads: [aReportedLead()] });
    const headings = [...(section('Time after a lead')?.querySelectorAll('thead th') ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(headings).toEqual([
      'Time until it was delivered',
      'Leads',
      'Time until a reply was recorded',
      'Leads',
    ]);
  });

  it('names the words and the cars with the time in stock', async () => {
    const car = { id: '7', name: 'Corolla', stockNumber: null, isForSale: true, createdAt: '2026-11-19' };
    const { section } = await pageOf({
      cars: [car, { ...car, id: '8', name: 'Yaris', createdAt: '2026-10-20' }],
      views: [{ day: '2026-11-20', key: '7', count: 1234 }],
      misses: ['', '“tesla”'].map((key) => ({ day: '2026-11-20', key, count: 3 })),
    });
    const [most, least] = section('Cars looked at')?.querySelectorAll('.bars') ?? [];
    expect(rowsOf(most)).toEqual([['Corolla, 1 day in stock', '1,234']]);
    expect(rowsOf(least)).toEqual([['Yaris, 31 days in stock', '0']]);
    expect(rowsOf(section('Searched and not found')?.querySelector('.bars'))).toEqual([['“tesla”', '3']]);
  });
});
