import { narrowCodes } from '../../engine/build-columns.ts';
import type { CollectionField } from '../../engine/collection.ts';
import type { NumberColumn, StringColumn, StringsColumn } from '../../engine/columns.ts';
import { unpackDigits } from './pack-digits.ts';
import type { PackedExceptions, PackedList, PackedNumber, PackedText } from './packed-index.schema.ts';

export function damaged(what: string): Error {
  return new Error(`The search index is damaged: ${what}.`);
}

function unpackCodes(text: string, count: number, distinct: number): Uint32Array {
  const codes = new Uint32Array(count);
  let highest = 0;
  for (const [row, digit] of unpackDigits(text, count).entries()) {
    if (digit === 0) highest += 1;
    else if (digit - 1 > highest) throw damaged('a value before its first');
    codes[row] = digit === 0 ? highest : digit - 1;
  }
  if (highest !== distinct) throw damaged('values that no car has');
  return codes;
}

export function unpackText(packed: PackedText, field: CollectionField, count: number): StringColumn {
  const { values } = packed;
  const codes = unpackCodes(packed.codes, count, values.length);
  return { kind: 'string', field, values, codes: narrowCodes(codes, values.length) };
}

/** A column of texts given row by row; null is missing. */
export function textColumn(
  field: CollectionField,
  count: number,
  textAt: (row: number) => string | null,
): StringColumn {
  const codeOf = new Map<string, number>();
  const codes = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) {
    const text = textAt(row);
    if (text === null) continue;
    let code = codeOf.get(text);
    if (code === undefined) {
      code = codeOf.size + 1;
      codeOf.set(text, code);
    }
    codes[row] = code;
  }
  return { kind: 'string', field, values: [...codeOf.keys()], codes: narrowCodes(codes, codeOf.size) };
}

/** The stored exceptions of a derived text field, by row. */
export function unpackExceptions({ rows, texts }: PackedExceptions, count: number) {
  const exceptions = new Map<number, string | null>();
  let row = -1;
  for (const [at, step] of unpackDigits(rows, texts.length).entries()) {
    row += step;
    exceptions.set(row, texts[at] ?? null);
  }
  if (row >= count) throw damaged('an exception for no car');
  return exceptions;
}

/** Joins the lists of all rows, each given as its number among `lists`, from 1. */
export function listColumn(
  field: CollectionField,
  values: readonly string[],
  lists: readonly (readonly number[] | Float64Array)[],
  rowLists: Uint32Array,
): StringsColumn {
  const starts = new Uint32Array(rowLists.length + 1);
  for (const [row, list] of rowLists.entries()) {
    starts[row + 1] = (starts[row] ?? 0) + (lists[list - 1]?.length ?? 0);
  }
  const codes = new Uint32Array(starts.at(-1) ?? 0);
  for (const [row, list] of rowLists.entries()) codes.set(lists[list - 1] ?? [], starts[row]);
  return { kind: 'strings', field, values, starts, codes: narrowCodes(codes, values.length) };
}

export function unpackList(packed: PackedList, field: CollectionField, count: number): StringsColumn {
  const { values } = packed;
  const members = unpackDigits(packed.members, packed.memberCount);
  if (members.some((code) => code < 1 || code > values.length)) throw damaged('a list of unknown values');
  let end = 0;
  const lists = Array.from(unpackDigits(packed.sizes, packed.count), (size) => {
    end += size;
    return members.subarray(end - size, end);
  });
  if (end !== members.length) throw damaged('lists of another size');
  return listColumn(field, values, lists, unpackCodes(packed.codes, count, lists.length));
}

const unzigzag = (digit: number) => (digit % 2 === 1 ? -(digit + 1) / 2 : digit / 2);

function sum(steps: Float64Array): Float64Array {
  let total = 0;
  return steps.map((step) => {
    total += unzigzag(step);
    return total;
  });
}

function unpackOffsets(packed: PackedNumber, count: number): Float64Array {
  const digit = unpackDigits(packed.codes, count);
  if (packed.kind === 'plain') return digit;
  if (packed.kind === 'delta') return sum(digit);
  const values = sum(unpackDigits(packed.values?.steps ?? '', packed.values?.count ?? 0));
  return digit.map((code) => values[code] ?? Number.NaN);
}

/** Integers by row, NaN if missing. */
export function unpackWholeNumbers(packed: PackedNumber, count: number): Float64Array {
  const offsets = unpackOffsets(packed, count);
  if (offsets.some((offset) => !(offset >= 0))) throw damaged('a number below the least');
  return offsets.map((offset) => (offset === 0 ? Number.NaN : packed.min + (offset - 1) * packed.step));
}

export function numberColumn(field: CollectionField, known: Float64Array): NumberColumn {
  const present = Uint8Array.from(known, (number) => (Number.isNaN(number) ? 0 : 1));
  const whole = known.map((number) => (Number.isNaN(number) ? 0 : number));
  const numbers =
    field.type === 'int32' ? Int32Array.from(whole) : field.type === 'bool' ? Uint8Array.from(whole) : whole;
  return { kind: 'number', field, numbers, present };
}
