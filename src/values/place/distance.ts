import { formatMeasure } from '../measure.ts';

/** `45,120 km`. */
export function formatKilometres(kilometres: number): string {
  return formatMeasure(kilometres, 'km');
}
