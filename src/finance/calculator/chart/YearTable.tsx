import type { LoanYear } from '../../amortisation.ts';
import type { CalculatorFacts } from '../calculator-facts.ts';
import { yearColumns } from '../calculator-words.ts';

interface Props {
  facts: CalculatorFacts;
  years: readonly LoanYear[];
  isOpen: boolean;
}

/** The data of the charts as a table, one row per year. It scrolls sideways where large text makes it too wide. */
export function YearTable({ facts, years, isOpen }: Props) {
  const columns = yearColumns(facts);
  const [head, ...amounts] = columns;
  return (
    <details open={isOpen}>
      <summary>{facts.texts.showTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be focusable by keyboard. */}
      <section className="year-table" aria-label={facts.texts.showTable} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((year) => (
              <tr key={year.year}>
                <th scope="row">{head?.cellOf(year)}</th>
                {amounts.map(({ label, cellOf }) => (
                  <td key={label}>{cellOf(year)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
