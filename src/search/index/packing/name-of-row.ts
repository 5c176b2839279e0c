import { vehicleName } from '../../../vehicle/naming/title.ts';
import { type ColumnsByField, numberReader, textReader } from './derived-columns.ts';

/** The name derived from a car's other columns, which most cars have. */
export function createNameOfRow(columns: ColumnsByField): (row: number) => string {
  const yearAt = numberReader(columns, 'year');
  const makeAt = textReader(columns, 'make');
  const modelAt = textReader(columns, 'model');
  const badgeAt = textReader(columns, 'badge');
  const seriesAt = textReader(columns, 'series');
  return (row) =>
    vehicleName({
      year: yearAt(row) ?? 0,
      make: makeAt(row) ?? '',
      model: modelAt(row) ?? '',
      badge: badgeAt(row),
      series: seriesAt(row),
    });
}
