import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delimitedRows } from './delimited-rows.ts';

const rowsOf = (text: string, width: number, delimiter = ',') => [
  ...delimitedRows(text, delimiter, { start: 0, line: 1, width }),
];
const cellsOf = (text: string, width: number) => rowsOf(text, width).map((row) => row.cells);

describe('delimitedRows', () => {
  it('keeps line ends, delimiters and doubled quotation marks inside quoted cells', () => {
    expect(cellsOf('1,"a\nb, c",3\n"say ""hi""",2,3\n', 3)).toEqual([
      ['1', 'a\nb, c', '3'],
      ['say "hi"', '2', '3'],
    ]);
  });
  it('counts lines, including those inside cells', () => {
    expect(rowsOf('1,"a\nb\nc"\n\n2,d\n', 2).map((row) => row.line)).toEqual([1, 5]);
  });
  const ended = ['1,2\r\n3,4\r\n', '1,2\r3,4\r', '1,2\n3,4', '1,"2"\r\n3,"4"\r\n', '1,"2"\r3,"4"\r'];
  it.each(ended)('ends rows at %j', (text) => {
    expect(cellsOf(text, 2)).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });
  it('takes inch marks literally', () => {
    expect(cellsOf(`1,Crew Cab 5'7" Box,3\n1,"159.0" WB",3\n1,"7"" lift, tyres",3\n`, 3)).toEqual([
      ['1', `Crew Cab 5'7" Box`, '3'],
      ['1', '159.0" WB', '3'],
      ['1', '7" lift, tyres', '3'],
    ]);
  });
  it('reads quoted cells after a space, as some exporters write them', () => {
    expect(cellsOf('1, "a, b" ,3\n', 3)).toEqual([['1', 'a, b', '3']]);
  });
  it('reads quotation marks escaped with a backslash', () => {
    expect(cellsOf('1,"{\\"city\\":\\"Perth\\"}",3\n', 3)).toEqual([['1', '{"city":"Perth"}', '3']]);
  });

  const after = '4,"fine, text",6\n7,plain,9\n';
  it.each<[string, string, string[]]>([
    ['an unclosed quotation mark', '1,"open,3\n', ['1', '"open', '3']],
    ['an unclosed inch mark', '1,"17 rims,3\n', ['1', '"17 rims', '3']],
  ])('lets %s cost nothing but a note', (_, damaged, cells) => {
    const rows = rowsOf(damaged + after, 3);
    expect(rows.map((row) => row.cells)).toEqual([cells, ['4', 'fine, text', '6'], ['7', 'plain', '9']]);
    expect(rows[0]?.correction).toMatch(/quotation mark/);
    expect(rows[1]).toMatchObject({ correction: null, fault: null, line: 2 });
  });
  it('loses only the row whose unclosed quotation mark also hides delimiters', () => {
    const rows = rowsOf(`1,"open, with, commas,3\n${after}`, 3);
    expect(rows.map((row) => row.fault !== null)).toEqual([true, false, false]);
    expect(rows[0]?.fault).toMatch(/5 cells where there are 3 columns/);
  });
  it('finds the next row even if every row has a comment of several lines', () => {
    const rows = rowsOf('1,"open, with, commas,3\n4,"fine\ntext",6\n7,"one\ntwo",9\n', 3);
    expect(rows.map((row) => row.cells.length)).toEqual([5, 3, 3]);
    expect(rows.map((row) => row.isCutOff)).toEqual([false, false, false]);
    const swallowed = rowsOf('1,"open,3\n4,"fine\ntext",6\n7,"one\ntwo",9\n', 3);
    expect(swallowed.map((row) => row.cells[0])).toEqual(['1', '4', '7']);
  });
  it('keeps a comment that looks like rows if its quotation marks are correct', () => {
    expect(cellsOf('1,"air con,abs,alloys\nradio,cd,mp3",3\n4,5,6\n', 3)).toEqual([
      ['1', 'air con,abs,alloys\nradio,cd,mp3', '3'],
      ['4', '5', '6'],
    ]);
  });
  it('reports a truncated feed if its last quoted cell is not closed', () => {
    expect(rowsOf('1,2,3\n4,"half a sen', 3).at(-1)?.isCutOff).toBe(true);
    expect(rowsOf('1,2,3\n4,"half\na sen', 3).some((row) => row.isCutOff)).toBe(true);
  });
  it('survives a file in which every row has an unclosed quotation mark', () => {
    const rows = rowsOf('1,"open,3\n'.repeat(3000), 3);
    expect(rows).toHaveLength(3000);
  });

  it('reads well-formed CSV as csv-parse does', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'B', '1', ' ', ',', '"', '\n', ';', 'é', "'"),
      maxLength: 8,
    });
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 });
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(table, (rows) => {
        const text = `${rows.map((row) => row.map(quoted).join(',')).join('\n')}\n`;
        const expected = parse(text).filter((row) => row.some((value) => value.trim() !== ''));
        expect(cellsOf(text, 3)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
