import type { Connector, InitOptions, RenderOptions } from 'instantsearch.js';
import { helperParameters, type RequestSettings } from '../../state/search-request.ts';
import type { SearchState } from '../../state/search-state.ts';

type AskDescription = {
  $$type: 'dealer.search';
  renderState: { readonly ask: (state: SearchState) => void };
};

/**
 * One widget for all attributes: it sets what `useRefinementList`, `useRange`, `useSearchBox`, `usePagination`
 * and `useSortBy` would, without sorting every list of values again at each keystroke. `stateNow` is what the
 * parameters are made of while nothing has been asked.
 */
export function askConnector(
  stateNow: () => SearchState,
  request: RequestSettings,
): Connector<AskDescription, Record<string, unknown>> {
  return (render, unmount) => (widgetParams) => {
    const stateOf = ({ helper }: Pick<InitOptions, 'helper'>) => ({
      ask: (state: SearchState) => {
        helper.setState(helper.state.setQueryParameters(helperParameters(state, request))).search();
      },
      widgetParams,
    });
    const draw = (options: InitOptions | RenderOptions, isFirst: boolean) => {
      const { instantSearchInstance } = options;
      render({ ...stateOf(options), instantSearchInstance }, isFirst);
    };
    return {
      $$type: 'dealer.search',
      init: (options) => draw(options, true),
      render: (options) => draw(options, false),
      dispose: () => unmount?.(),
      getWidgetUiState: (uiState) => uiState,
      getWidgetSearchParameters: (parameters) =>
        parameters.setQueryParameters(helperParameters(stateNow(), request)),
      getWidgetRenderState: stateOf,
    };
  };
}
