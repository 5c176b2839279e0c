/** Why a feed is held. */
export interface GuardFinding {
  readonly kind: 'lost' | 'grown' | 'replaced' | 'price' | 'emptied' | 'columns' | 'encoding';
  /** What was found, how much of it is allowed and which setting says so. */
  readonly sentence: string;
  /** The first few vehicles or columns that it is about. */
  readonly examples: readonly string[];
}

const EXAMPLES = 5;

export function firstFew(names: readonly string[]): string[] {
  const left = names.length - EXAMPLES;
  return left <= 0 ? [...names] : [...names.slice(0, EXAMPLES), `and ${left} more`];
}

export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

/** "50 %", "0.4 %". */
export function percentText(percent: number): string {
  return `${percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)} %`;
}
