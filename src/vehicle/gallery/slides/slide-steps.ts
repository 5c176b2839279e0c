/** The neighbouring slide, or the same one at the end. */
export function slideBeside(index: number, step: number, count: number): number {
  return Math.min(Math.max(index + step, 0), count - 1);
}

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** How many slides a key moves; undefined for other keys. */
export function stepOfKey(key: string): number | undefined {
  return Object.hasOwn(keySteps, key) ? keySteps[key] : undefined;
}
