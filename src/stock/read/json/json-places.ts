import { visit } from 'jsonc-parser';

export type JsonPath = readonly (string | number)[];

export interface JsonPlace {
  offset: number;
  /** From 1. */
  line: number;
}

/** Start of each element of the list or object at `path`, in order. */
export function elementPlaces(text: string, path: JsonPath): JsonPlace[] {
  const places: JsonPlace[] = [];
  const depth = path.length;
  let level = 0;
  let matching = 0;
  const enter = (offset: number, line: number, pathOf: () => JsonPath): void => {
    if (level === depth + 1 && matching === 1) places.push({ offset, line: line + 1 });
    if (level === depth && matching === 0 && isSame(pathOf(), path)) matching = 1;
    level++;
  };
  const leave = (): void => {
    level--;
    if (level === depth && matching === 1) matching = 2;
  };
  visit(
    text,
    {
      onObjectBegin: (offset, _length, line, _character, pathOf) => enter(offset, line, pathOf),
      onArrayBegin: (offset, _length, line, _character, pathOf) => enter(offset, line, pathOf),
      onObjectEnd: leave,
      onArrayEnd: leave,
      onLiteralValue: (_value, offset, _length, line) => {
        if (level === depth + 1 && matching === 1) places.push({ offset, line: line + 1 });
      },
    },
    { allowTrailingComma: true, disallowComments: false },
  );
  return places;
}

function isSame(a: JsonPath, b: JsonPath): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}
