import { visit } from 'jsonc-parser';

export type JsonPath = readonly (string | number)[];

/** On which line each element of the list or object at `path` begins, in order, from 1. */
export function elementLines(text: string, path: JsonPath): number[] {
  const lines: number[] = [];
  const depth = path.length;
  let level = 0;
  let matching = 0;
  const enter = (line: number, pathOf: () => JsonPath): void => {
    if (level === depth + 1 && matching === 1) lines.push(line + 1);
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
      onObjectBegin: (_offset, _length, line, _character, pathOf) => enter(line, pathOf),
      onArrayBegin: (_offset, _length, line, _character, pathOf) => enter(line, pathOf),
      onObjectEnd: leave,
      onArrayEnd: leave,
      onLiteralValue: (_value, _offset, _length, line) => {
        if (level === depth + 1 && matching === 1) lines.push(line + 1);
      },
    },
    { allowTrailingComma: true, disallowComments: false },
  );
  return lines;
}

function isSame(a: JsonPath, b: JsonPath): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}
