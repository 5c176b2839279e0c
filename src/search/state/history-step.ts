import type { SearchAction } from './search-state.ts';

/** Words typed and a slider moved within this time are one step back. */
const ONE_STEP_MS = 4000;

export type LastAction = { readonly action: SearchAction; readonly at: number };

/** Whether an action is a step of its own for the back button; `at` in milliseconds. */
export function isNewStep(last: LastAction | null, { action, at }: LastAction): boolean {
  if (last === null || at - last.at > ONE_STEP_MS) return true;
  if (action.type === 'query') return last.action.type !== 'query';
  return (
    action.type !== 'range' || last.action.type !== 'range' || last.action.attribute !== action.attribute
  );
}
