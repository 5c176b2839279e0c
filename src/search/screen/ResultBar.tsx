import { Icon } from '../../ui/Icon.tsx';
import type { SearchAction } from '../state/search-state.ts';
import { SHEET_ID } from './filters/FilterSheet.tsx';
import { SortSelect } from './SortSelect.tsx';
import type { ScreenTexts } from './search-frame-props.ts';
import type { SearchView } from './search-view.ts';
import './result-bar.css';

interface Props {
  view: SearchView;
  texts: ScreenTexts;
  dispatch: (action: SearchAction) => void;
}

/** Filters, number of results and order; stays in reach on a phone. Its count is the one that is announced. */
export function ResultBar({ view, texts, dispatch }: Props) {
  return (
    <div className="result-bar">
      <button type="button" className="button button--quiet filters-button" popoverTarget={SHEET_ID}>
        <Icon name="sliders" />
        {texts.showFilters}{' '}
        {view.chips.length > 0 && <span className="count-badge">{view.chips.length}</span>}
      </button>
      <p className="result-count" role="status">
        {view.countText}
      </p>
      <SortSelect view={view} label={texts.sortLabel} dispatch={dispatch} />
      <span className="progress" />
    </div>
  );
}
