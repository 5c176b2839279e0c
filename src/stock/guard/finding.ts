import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

/** A reason to hold a feed. */
export interface GuardFinding {
  readonly kind: 'lost' | 'grown' | 'replaced' | 'price' | 'makes' | 'emptied' | 'columns' | 'encoding';
  /** What was found, the limit and the setting that changes it. */
  readonly sentence: string;
  /** The first few affected vehicles or columns. */
  readonly examples: readonly string[];
}

/** A small yard may sell a few on a Saturday: so few are never a reason to hold a feed. */
export const FEW = 3;

/** Whether more than a few vehicles are affected, or most of a small stock; one alone may be a correction. */
export function areMany(affected: number, all: number): boolean {
  return affected > FEW || (affected > 1 && affected > all / 2);
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

/** "2021 Toyota Corolla Ascent Sport (U1001)" */
export function vehicleLabel({ name, stockNumber, id }: Vehicle): string {
  return `${name} (${stockNumber ?? id})`;
}
