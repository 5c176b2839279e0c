import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { pageData } from '../../ui/hydration/page-data.ts';
import { Calculator } from './Calculator.island.tsx';
import { calculatorFacts } from './calculator-facts.ts';

type Dealer = Parameters<typeof demoSettings>[0];
type Props = Parameters<typeof Calculator>[0];

function html(changes: Partial<Props> = {}, dealer: Dealer = 'harbourline'): string {
  const facts = calculatorFacts(demoSettings(dealer), null);
  if (facts === null) throw new Error(`${dealer} has no calculator.`);
  const place = {
    level: 1,
    intro: 'Intro',
    warning: 'WARNING: an example',
    vehicle: null,
    isTableOpen: false,
  } as const;
  return renderToStaticMarkup(<Calculator facts={pageData('facts', facts)} {...place} {...changes} />);
}

const vehicle = { name: '2021 <Toyota> Corolla', slug: 'car-7' };

/** The visible text of the calculator. */
const text = (changes?: Partial<Props>, dealer?: Dealer) =>
  html(changes, dealer)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const inputValue = (name: string, markup: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(markup)?.[1];
const rows = (markup: string) => markup.match(/<tr>/g)?.length ?? 0;

describe('the calculator as built', () => {
  it('shows the repayment with both rates and the warning beside them', () => {
    expect(text({ query: '?amount=25000&frequency=monthly' })).toMatch(
      /\$547\.86 a month .*8\.50% p\.a\. .*10\.87% p\.a\. WARNING: an example/,
    );
  });

  it('has the values of the query in a form that is sent without JavaScript', () => {
    const markup = html({ query: '?amount=25k&term=99&frequency=monthly', vehicle });
    expect(markup).toMatch(/<form [^>]*action="\/api\/finance\/calculation" method="get"/);
    expect(inputValue('amount', markup)).toBe('$25,000');
    expect(inputValue('term', markup)).toBe('7');
    expect(inputValue('car_slug', markup)).toBe('car-7');
    expect(markup).toContain('checked="" value="monthly"');
  });

  it('clamps values beyond the limits, and replaces invalid ones by the initial values', () => {
    const markup = html({ query: '?amount=9e9&deposit=-5&interest=%3Cb%3E' });
    expect(inputValue('amount', markup)).toBe('$30,000');
    expect(inputValue('deposit', markup)).toBe('$0');
    expect(inputValue('interest', markup)).toBe('8.50');
    expect(inputValue('amount', html({ query: '?amount=999999' }))).toBe('$250,000');
  });

  it('includes a residual in the total, owed at the end', () => {
    const words = text({ query: '?amount=30000&residual=8000' });
    expect(words).toMatch(/Still owed .* \$8,000/);
    expect(words).toMatch(/with the last repayment \$8,000\.00/);
  });

  it('asks to enquire if there is no repayment, without a table of years', () => {
    const markup = html({ query: '?amount=0' });
    expect(markup).toContain('<strong>Enquire for Finance</strong>');
    expect(markup).toContain('<dd>–</dd>');
    expect(rows(markup)).toBe(1);
  });

  it('has a row for each year, of which the last may be partial', () => {
    expect(rows(html({ query: '?term=2.5' }))).toBe(4);
  });

  it('links to an application with these values', () => {
    expect(html({ query: '?amount=25000&term=3' })).toContain(
      'href="/finance?price=25000&amp;loanTerm=3#finance-form"',
    );
  });

  it('names its vehicle on its own page', () => {
    const headings = (changes: Partial<Props>) => html(changes).match(/<h[12] .*?<\/h[12]>/g);
    const [heading] = headings({ vehicle }) ?? [];
    expect(heading).toMatch(/^<h1 .*>Finance calculator · 2021 &lt;Toyota&gt; Corolla<\/h1>$/);
    expect(html({ vehicle, level: 2 })).not.toContain('Corolla');
  });

  it.each([
    ['harbourline', ['Residual or balloon', 'Monthly fees', 'How often you pay'], []],
    ['meridian', [], ['Monthly fees']],
    ['pitstop', [], ['Fees in these figures', 'Monthly fees']],
  ] as const)("%s: has the lender's inputs and fees", (dealer, there, absent) => {
    const words = text({}, dealer);
    expect(there.filter((part) => !words.includes(part))).toEqual([]);
    expect(absent.filter((part) => words.includes(part))).toEqual([]);
  });

  it('has an open table for browsers without JavaScript', () => {
    expect(html({ isTableOpen: true })).toContain('<details open="">');
    expect(html()).toContain('<details>');
  });
});
