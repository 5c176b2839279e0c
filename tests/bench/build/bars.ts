import { table } from '../table.ts';

export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The limit; null: for information only. */
  readonly bar: number | null;
}

/** Prints figures beside their limits; returns whether all are within them. */
export function printFigures(figures: readonly Figure[]): boolean {
  const rows = figures.map((figure) => [
    figure.what,
    shown(figure.value),
    figure.bar === null ? '' : shown(figure.bar),
    figure.unit,
    judged(figure),
  ]);
  console.log(table(['', 'seen', 'bar', 'unit', ''], rows));
  return figures.every(({ value, bar }) => bar === null || value <= bar);
}

function judged({ value, bar }: Figure): string {
  if (bar === null) return '';
  return value <= bar ? 'ok' : 'over';
}

function shown(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}
