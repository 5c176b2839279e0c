/** Line and column of an offset, from 1; a tab counts as one column, as in editors. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
