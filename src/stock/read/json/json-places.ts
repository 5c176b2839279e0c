import { visitJson } from './nesting.ts';

/** Null stands for every element of a list. */
export type JsonPath = readonly (string | number | null)[];

export interface JsonPlace {
  offset: number;
  /** From 1. */
  line: number;
}

/** Start of each element of the list or object at `path`, or of all lists that it names, in order. Null if the document is nested too deep. */
export function elementPlaces(text: string, path: JsonPath): JsonPlace[] | null {
  const places: JsonPlace[] = [];
  const depth = path.length;
  let level = 0;
  let matching = 0;
  const isWhole = visitJson(text, {
    enter: (offset, _length, line, _character, pathOf) => {
      if (level === depth + 1 && matching === 1) places.push({ offset, line: line + 1 });
      if (level === depth && matching === 0 && isSame(pathOf(), path)) matching = 1;
      level++;
    },
    leave: () => {
      level--;
      if (level === depth && matching === 1) matching = path.includes(null) ? 0 : 2;
    },
    literal: (_value, offset, _length, line) => {
      if (level === depth + 1 && matching === 1) places.push({ offset, line: line + 1 });
    },
  });
  return isWhole ? places : null;
}

function isSame(a: JsonPath, b: JsonPath): boolean {
  return (
    a.length === b.length &&
    a.every((step, index) => step === b[index] || (b[index] === null && typeof step === 'number'))
  );
}
