import type { NumberColumn, StringColumn, StringsColumn } from '../../engine/columns.ts';
import { packDigits, packedBytes } from './pack-digits.ts';
import type { PackedExceptions, PackedList, PackedNumber, PackedText } from './packed-index.schema.ts';

/** Values are numbered by first appearance, so that the next new one is always encoded as 0: see PackedText. */
function packCodes(codes: ArrayLike<number>): string {
  let highest = 0;
  const packed = Array.from(codes, (code) => {
    if (code === highest + 1) {
      highest += 1;
      return 0;
    }
    return code === 0 ? 1 : code + 1;
  });
  return packDigits(packed);
}

export function packText({ values, codes }: StringColumn): PackedText {
  return { values: [...values], codes: packCodes(codes) };
}

/** The differences of a column from `expected`, which returns a row's text or null. */
export function packExceptions(
  { values, codes }: StringColumn,
  expected: (row: number) => string | null,
): PackedExceptions {
  const steps: number[] = [];
  const texts: (string | null)[] = [];
  let last = -1;
  for (const [row, code] of codes.entries()) {
    const text = code === 0 ? null : (values[code - 1] ?? null);
    if (text === expected(row)) continue;
    steps.push(row - last);
    texts.push(text);
    last = row;
  }
  return { rows: packDigits(steps), texts };
}

export function packList({ values, starts, codes }: StringsColumn): PackedList {
  const lists = new Map<string, number>();
  const sizes: number[] = [];
  const members: number[] = [];
  const rows: number[] = [];
  for (let row = 0; row + 1 < starts.length; row += 1) {
    const list = codes.subarray(starts[row], starts[row + 1]);
    const key = list.join();
    let code = lists.get(key);
    if (code === undefined) {
      code = lists.size + 1;
      lists.set(key, code);
      sizes.push(list.length);
      members.push(...list);
    }
    rows.push(code);
  }
  return {
    values: [...values],
    count: sizes.length,
    sizes: packDigits(sizes),
    memberCount: members.length,
    members: packDigits(members),
    codes: packCodes(rows),
  };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

const zigzag = (difference: number) => (difference < 0 ? -2 * difference - 1 : 2 * difference);
const differences = (numbers: readonly number[]) =>
  numbers.map((number, at) => zigzag(number - (numbers[at - 1] ?? 0)));

/** Encodes as codes into a sorted list of the distinct numbers: shorter if many are equal, like prices. */
function packChoice(offsets: readonly number[]) {
  const distinct = [...new Set(offsets)].sort((a, b) => a - b);
  const codeOf = new Map(distinct.map((number, code) => [number, code]));
  const steps = packDigits(differences(distinct));
  const codes = packDigits(offsets.map((number) => codeOf.get(number) ?? 0));
  return { count: distinct.length, steps, codes };
}

/** Integers; `null` is missing. Chooses the encoding that compresses best, estimated by entropy. */
export function packWholeNumbers(numbers: readonly (number | null)[]): PackedNumber {
  const known = numbers.filter((number) => number !== null);
  const min = known.reduce((a, b) => Math.min(a, b), known[0] ?? 0);
  const step = known.reduce((divisor, number) => greatestCommonDivisor(divisor, number - min), 0) || 1;
  const offsets = numbers.map((number) => (number === null ? 0 : (number - min) / step + 1));
  const plain = packDigits(offsets);
  const delta = packDigits(differences(offsets));
  const { codes, ...values } = packChoice(offsets);
  const size = (text: string) => packedBytes(text, numbers.length);
  const choiceSize = size(codes) + packedBytes(values.steps, values.count);
  const smallest = Math.min(size(plain), size(delta), choiceSize);
  if (choiceSize === smallest) return { min, step, kind: 'choice', values, codes };
  return size(delta) === smallest
    ? { min, step, kind: 'delta', codes: delta }
    : { min, step, kind: 'plain', codes: plain };
}

export function packNumber({ numbers, present }: NumberColumn): PackedNumber {
  return packWholeNumbers(Array.from(present, (is, row) => (is === 1 ? (numbers[row] ?? null) : null)));
}
