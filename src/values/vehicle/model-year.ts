/** The year of the first car, the Benz Patent-Motorwagen: no vehicle is older. */
export const MIN_MODEL_YEAR = 1886;

/** Next year: its models are sold before this one ends. */
export function maxModelYear(thisYear: number): number {
  return thisYear + 1;
}
