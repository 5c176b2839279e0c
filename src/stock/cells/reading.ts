/**
 * What a cell says. `value` is null when it says nothing or nothing that can be used; `problem` then
 * tells a dealer why, in words that follow "because it".
 */
export interface Reading<T> {
  value: T | null;
  problem: string | null;
}

export function found<T>(value: T): Reading<T> {
  return { value, problem: null };
}

export const nothing: Reading<never> = { value: null, problem: null };

export function unusable(problem: string): Reading<never> {
  return { value: null, problem };
}
