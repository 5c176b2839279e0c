import { fill } from '../../../values/fill.ts';
import { listText } from '../../../values/text/list-text.ts';
import { chipKey } from '../bar/remove-chip.ts';
import { isPlainClick } from '../plain-click.ts';
import { useScreen } from '../use-screen.ts';
import { resultCountText } from '../view/result-count.ts';
import { relaxedState } from './relaxations.ts';
import { useRelaxations } from './use-relaxations.ts';
import './no-results.css';

/**
 * The empty state: offers to clear all filters, or to remove the one (or the fewest) without which cars are found.
 */
export function NoResults() {
  const { facts, texts, dispatch, update } = useScreen();
  const { empty, words, locale } = facts;
  const named = (filters: readonly { readonly label: string }[]) =>
    listText(
      filters.map(({ label }) => label),
      locale,
    );
  const relaxations = useRelaxations();
  return (
    <div className="panel no-results">
      <h2>{empty.title}</h2>
      <p>{empty.text}</p>
      <a
        className="button"
        href={empty.clearHref}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          dispatch({ type: 'clear-all' });
        }}
      >
        {texts.clearFilters}
      </a>
      {relaxations.length > 0 && (
        <div className="relaxations">
          <h3 id="relaxations-title">{texts.relaxHeading}</h3>
          <ul role="list" aria-labelledby="relaxations-title">
            {relaxations.map(({ filters, count }) => (
              <li key={filters.map(chipKey).join(' ')}>
                <button type="button" onClick={() => update((state) => relaxedState(state, filters))}>
                  <span>{fill(texts.remove, { filter: named(filters) })}</span>{' '}
                  <span className="figures">{resultCountText(count, texts, words)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
