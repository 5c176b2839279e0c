import type { BudgetGroup } from './budget-facts.ts';
import { type Counts, countOf } from './stock/budget-answer.ts';

interface Props {
  groups: readonly BudgetGroup[];
  /** Number of vehicles within the budget per value; null if counting failed, in which case the links still work. */
  counts: Counts | null;
  hrefOf: (attribute: BudgetGroup['attribute'], value: string) => string;
}

/**
 * "A facet tile links to a filtered search. A car-type facet list" (leads and dealer §2): links to vehicles within
 * the budget.
 */
export function BudgetGroups({ groups, counts, hrefOf }: Props) {
  if (groups.length === 0) return null;
  return (
    <div className="facets">
      {groups.map(({ heading, attribute, values }) => (
        <section key={attribute}>
          <h2>{heading}</h2>
          <ul role="list">
            {values.map(({ value, label }) => {
              const count = counts && countOf(counts, attribute, value);
              return (
                <li key={value}>
                  <a href={count === 0 ? undefined : hrefOf(attribute, value)}>
                    <span>{label}</span>{' '}
                    <span className="small muted figures">{count?.toLocaleString('en-AU')}</span>
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
