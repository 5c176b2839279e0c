import type { TradeInState } from './trade-in.schema.ts';

/** What is known so far for a field of a stage, as its form would send it; `''` for what is not. */
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
