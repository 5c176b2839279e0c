import type { Connector } from 'instantsearch.js';
import { useConnector } from 'react-instantsearch';
import { type Attribute, isListAttribute } from '../attributes.ts';
import { type RequestSettings, requestParameters } from '../state/search-request.ts';
import type { SearchState } from '../state/search-state.ts';
import { stateOfUi } from '../state/ui-state.ts';

interface Params {
  /** Filters without a panel, for which no other hook is mounted. */
  readonly attributes: readonly Attribute[];
  readonly sorts: readonly SearchState['sort'][];
  readonly request: RequestSettings;
}

type Description = { $$type: 'dealer.hiddenFilters'; renderState: Record<string, unknown> };

/**
 * Adds what no visible control adds to a request: filters of an address without a panel, hits per page, and
 * facets that are only counted together with other filters.
 */
export function useHiddenFilters(params: Params): void {
  useConnector<Params & Record<string, unknown>, Description>(connectHiddenFilters, { ...params });
}

const connectHiddenFilters: Connector<Description, Params & Record<string, unknown>> =
  (render, unmount) => (widgetParams) => {
    const { attributes, sorts, request } = widgetParams;
    return {
      $$type: 'dealer.hiddenFilters',
      init: ({ instantSearchInstance }) => render({ widgetParams, instantSearchInstance }, true),
      dispose: () => unmount?.(),
      getWidgetRenderState: () => ({ widgetParams }),
      getWidgetSearchParameters(parameters, { uiState }) {
        const state = stateOfUi(uiState, sorts, request);
        const { filters, disjunctiveFacets } = requestParameters(state, request);
        let next = parameters.setQueryParameters({
          ...{ hitsPerPage: request.hitsPerPage, filters },
          numericRefinements: { ...parameters.numericRefinements },
        });
        for (const name of attributes) next = next.removeDisjunctiveFacet(name).removeNumericRefinement(name);
        for (const name of disjunctiveFacets) next = next.addDisjunctiveFacet(name);
        for (const name of attributes) {
          for (const value of uiState.refinementList?.[name] ?? [])
            next = next.addDisjunctiveFacetRefinement(name, value);
          const { min = null, max = null } = isListAttribute(name) ? {} : (state.ranges[name] ?? {});
          if (min !== null) next = next.addNumericRefinement(name, '>=', min);
          if (max !== null) next = next.addNumericRefinement(name, '<=', max);
        }
        return next;
      },
      getWidgetUiState(uiState, { searchParameters }) {
        const lists = attributes.filter(isListAttribute).flatMap((name) => {
          const values = searchParameters.isDisjunctiveFacet(name)
            ? searchParameters.getDisjunctiveRefinements(name)
            : [];
          return values.length === 0 ? [] : [[name, values]];
        });
        const ranges = attributes
          .filter((name) => !isListAttribute(name))
          .flatMap((name) => {
            const [min] = searchParameters.getNumericRefinement(name, '>=') ?? [];
            const [max] = searchParameters.getNumericRefinement(name, '<=') ?? [];
            return min === undefined && max === undefined ? [] : [[name, `${min ?? ''}:${max ?? ''}`]];
          });
        return {
          ...uiState,
          refinementList: { ...uiState.refinementList, ...Object.fromEntries(lists) },
          range: { ...uiState.range, ...Object.fromEntries(ranges) },
        };
      },
    };
  };
