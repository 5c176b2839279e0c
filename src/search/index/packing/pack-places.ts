import { narrowCodes } from '../../engine/build-columns.ts';
import type { CollectionField } from '../../engine/collection.ts';
import type { Codes, PlaceColumn } from '../../engine/columns.ts';
import type { ColumnsByField } from './derived-columns.ts';
import { packDigits, unpackDigits } from './pack-digits.ts';
import type { PackedPlaces } from './packed-index.schema.ts';
import { damaged } from './unpack-column.ts';

/** The place of each branch's first car; 0 if it has none. */
function placesOfBranches(places: Codes, branches: ArrayLike<number>): number[] {
  const ofBranch: number[] = [];
  for (const [row, place] of places.entries()) ofBranch[branches[row] ?? 0] ??= place;
  return Array.from(ofBranch, (place = 0) => place);
}

function branchCodes(columns: ColumnsByField, count: number): ArrayLike<number> {
  const column = columns.get('location_name');
  return column?.kind === 'string' ? column.codes : new Uint8Array(count);
}

/** A car's place nearly always equals that of its branch. */
export function packPlaces({ points, codes }: PlaceColumn, columns: ColumnsByField): PackedPlaces {
  const branches = branchCodes(columns, codes.length);
  const ofBranch = placesOfBranches(codes, branches);
  const follows = codes.every((place, row) => place === ofBranch[branches[row] ?? 0]);
  return {
    points: points.map(([latitude, longitude]) => [latitude, longitude]),
    branches: follows ? ofBranch.length : 0,
    codes: packDigits(follows ? ofBranch : codes),
  };
}

export function unpackPlaces(
  packed: PackedPlaces,
  field: CollectionField,
  columns: ColumnsByField,
  count: number,
): PlaceColumn {
  const { points, branches } = packed;
  const digits = unpackDigits(packed.codes, branches || count);
  if (digits.some((code) => code > points.length)) throw damaged('an unknown place');
  const branchOf = branchCodes(columns, count);
  const all =
    branches > 0 ? Uint32Array.from({ length: count }, (_, row) => digits[branchOf[row] ?? 0] ?? 0) : digits;
  return { kind: 'place', field, points, codes: narrowCodes(Uint32Array.from(all), points.length) };
}
