import { isListAttribute, type ListAttribute } from '../attributes.ts';
import type { SearchAction, SearchState } from './search-state.ts';
import { emptyState, isSameState, without } from './state-parts.ts';

/**
 * Applies an action; returns the same object if nothing changes. "Changing any filter or the query removes the page
 * parameter" (stock and vehicle §4); so does another order.
 *
 * Makes and models are values of one list:
 * - selecting a model replaces its make; selecting a make replaces its models;
 * - removing the last model also removes the make, so that each removed chip leaves one filter less;
 * - badges belong to models ("GT"), so they are removed when a make or model is removed, but not when another is
 *   added or a model replaces its make.
 */
export function applyAction(state: SearchState, action: SearchAction): SearchState {
  const next = applied(state, action);
  return isSameState(next, state) ? state : next;
}

function applied(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'query':
      return { ...state, page: 1, query: action.query.trim() };
    case 'toggle':
      return toggled(state, action.attribute, action.value);
    case 'range':
      return ranged(state, action);
    case 'clear': {
      const cleared = without(state, { attribute: action.attribute, value: null });
      return action.attribute === 'make_model'
        ? without(cleared, { attribute: 'badge', value: null })
        : cleared;
    }
    case 'near':
      return { ...state, page: 1, near: action.near, sort: 'nearest' };
    case 'clear-all':
      return emptyState(state.sort);
    case 'sort':
      return { ...state, page: 1, sort: action.sort };
    case 'page':
      return Number.isInteger(action.page) && action.page > 0 ? { ...state, page: action.page } : state;
    case 'go':
      return action.state;
  }
}

function toggled(state: SearchState, attribute: ListAttribute, value: string): SearchState {
  const values = state.lists[attribute] ?? [];
  if (values.includes(value)) {
    const rest = without(state, { attribute, value });
    return attribute === 'make_model' ? without(rest, { attribute: 'badge', value: null }) : rest;
  }
  const kept = attribute === 'make_model' ? values.filter((other) => !isKin(other, value)) : values;
  return { ...state, page: 1, lists: { ...state.lists, [attribute]: [...kept, value] } };
}

/** Whether one is a make and the other one of its models: "Mazda" and "Mazda 3". */
export function isKin(a: string, b: string): boolean {
  return a.startsWith(`${b} `) || b.startsWith(`${a} `);
}

/** "Attempts outside the range are ignored" (stock and vehicle §5); so is a range with reversed ends. */
function ranged(state: SearchState, action: Extract<SearchAction, { type: 'range' }>): SearchState {
  const { attribute, range } = action;
  if (isListAttribute(attribute)) return state;
  const { min, max } = range;
  if (min === null && max === null) return without(state, { attribute, value: null });
  if (min !== null && max !== null && min > max) return state;
  return { ...state, page: 1, ranges: { ...state.ranges, [attribute]: { min, max } } };
}
