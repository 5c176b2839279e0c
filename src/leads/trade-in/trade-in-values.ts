import type { NestedValues } from '../../forms/form-values.ts';
import type { TradeInState } from './trade-in.schema.ts';

/** The stored value of a field in the format its form posts; `''` if unknown. */
export function stagedValue(state: TradeInState, name: string): string {
  const { vehicle, kms, rego, regoState, contact, adjustmentAnswers } = state;
  const values: Readonly<Record<string, string | number | null>> = {
    ...vehicle,
    ...contact,
    ...{ rego, regoState, kms },
    ...Object.fromEntries(
      Object.entries(adjustmentAnswers).map(([id, answer]) => [`adjustmentAnswers.${id}`, answer]),
    ),
  };
  return String((Object.hasOwn(values, name) ? values[name] : null) ?? '');
}

/** Converts flat field names to Conform's nested values: `a.b` becomes `b` inside `a`. */
export function nestedValues(values: Readonly<Record<string, string | string[]>>): NestedValues {
  const nested: NestedValues = {};
  for (const [name, value] of Object.entries(values)) {
    const [first = '', ...rest] = name.split('.');
    const group = Object.entries(values).filter(([other]) => other.startsWith(`${first}.`));
    nested[first] =
      rest.length === 0
        ? value
        : Object.fromEntries(group.map(([other, one]) => [other.slice(first.length + 1), one]));
  }
  return nested;
}
