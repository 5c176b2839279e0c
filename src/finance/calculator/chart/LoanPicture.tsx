import type { CalculatorFacts } from '../calculator-facts.ts';
import { hasMonthlyFees, type ResultWords } from '../calculator-words.ts';
import type { Calculation } from '../figures/calculation.ts';
import { CHART_HEIGHT, CHART_WIDTH, loanChart, yearMarks } from './loan-chart.ts';
import { YearTable } from './YearTable.tsx';

interface Props {
  facts: CalculatorFacts;
  result: Calculation | null;
  words: ResultWords;
  heading: 'h2' | 'h3';
  isTableOpen: boolean;
}

const box = `0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`;

/** Charts of the loan by year: principal and interest as bars, and the balance below; also as a table. */
export function LoanPicture({ facts, result, words, heading: Heading, isTableOpen }: Props) {
  const { texts } = facts;
  const years = result?.years ?? [];
  const chart = loanChart(result?.lent ?? 0, years);
  return (
    <div className="picture">
      <Heading>{texts.yearByYear}</Heading>
      <ul role="list" className="legend">
        <li className="is-principal">
          {texts.principal} <strong>{words.paidOff}</strong>
        </li>
        <li className="is-cost">
          {hasMonthlyFees(facts) ? texts.interestAndFees : texts.interestPaid} <strong>{words.cost}</strong>
        </li>
      </ul>
      <div className="chart">
        <svg className="bars" aria-hidden="true" viewBox={box} preserveAspectRatio="none">
          <path className="is-principal" d={chart.principal} />
          <path className="is-cost" d={chart.cost} />
        </svg>
        <p className="years small muted" aria-hidden="true">
          {yearMarks(years, texts.yearLabel).map(({ year, label, share }) => (
            <span key={year} style={{ flexGrow: share }}>
              {label}
            </span>
          ))}
        </p>
        <p className="owed-ends">
          <span>
            {texts.owed} <strong>{words.owedAtStart}</strong>
          </span>
          <strong>{words.owedAtEnd}</strong>
        </p>
        <svg className="owed" aria-hidden="true" viewBox={box} preserveAspectRatio="none">
          <path className="is-owed" d={chart.owed} />
        </svg>
      </div>
      <YearTable facts={facts} years={years} isOpen={isTableOpen} />
    </div>
  );
}
