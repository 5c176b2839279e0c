import { Icon } from '../../../ui/icon/Icon.tsx';
import { SHEET_ID } from '../filters/FilterSheet.tsx';
import { TwoInRow } from '../two-in-row/TwoInRow.tsx';
import { useScreen } from '../use-screen.ts';
import { SortSelect } from './SortSelect.tsx';
import { useChips } from './use-chips.ts';
import { useCount } from './use-count.ts';
import './result-bar.css';

/** Filter button, number of results and sort order; sticky on a phone. Only the count is a live region. */
export function ResultBar() {
  const { texts } = useScreen();
  const { length: chosen } = useChips();
  return (
    <div className="result-bar">
      <button
        type="button"
        className="button button--quiet filters-button needs-script"
        popoverTarget={SHEET_ID}
      >
        {/* The count replaces the icon, so that the name of the order fits beside it on a phone. */}
        {chosen === 0 && <Icon name="sliders" />}
        {texts.showFilters} {chosen > 0 && <span className="count-badge">{chosen}</span>}
      </button>
      <noscript>
        <a className="button button--quiet" href="#refine">
          {texts.showFilters}
        </a>
      </noscript>
      <p className="result-count" role="status">
        {useCount().text}
      </p>
      <SortSelect />
      <TwoInRow label={texts.twoInRow} />
      <span className="progress" />
    </div>
  );
}
