import { isAttribute, isListAttribute } from '../../attributes.ts';
import type { SearchAction } from '../../state/search-state.ts';
import type { Chip } from '../search-view.ts';

/** The action that removes a filter. */
export function removeChip({ attribute, value }: Chip): SearchAction {
  if (value !== null && isAttribute(attribute) && isListAttribute(attribute)) {
    return { type: 'toggle', attribute, value };
  }
  return { type: 'clear', attribute };
}

/** A key that is unique among chips. */
export function chipKey({ attribute, value }: Pick<Chip, 'attribute' | 'value'>): string {
  return value === null ? attribute : `${attribute} ${value}`;
}
