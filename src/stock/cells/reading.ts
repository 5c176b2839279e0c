/**
 * The result of parsing a cell. `value` is null if the cell is empty or unusable; `problem` then gives the
 * reason, worded to follow "because it".
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
