import { describe, expect, it } from 'vitest';
import { feedSettings } from '../../import/feed-settings.fixture.ts';
import { readDelimited } from './read-delimited.ts';

function read(text: string, settings = feedSettings()) {
  const result = readDelimited(text, settings);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
const firstCells = (text: string, settings = feedSettings()) => read(text, settings).records[0]?.cells;

describe('readDelimited', () => {
  it.each([',', ';', '\t', '|', '^', '~'])('finds the delimiter %j', (delimiter) => {
    const text = [
      ['Make', 'Model', 'Year', 'Comments'],
      ['Kia', 'Rio', '2019', 'one, two; three'],
    ]
      .map((row) => row.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter))
      .join('\n');
    expect(firstCells(text)).toEqual({
      Make: 'Kia',
      Model: 'Rio',
      Year: '2019',
      Comments: 'one, two; three',
    });
  });
  it.each(['sep=,', 'SEP=,', '"sep=,"', 'sep=,,,'])('does not take the line %j as header', (line) => {
    expect(firstCells(`${line}\r\nFabr,Mod,Jr\r\nKia,Rio,2019\r\n`)).toEqual({
      Fabr: 'Kia',
      Mod: 'Rio',
      Jr: '2019',
    });
  });
  it('follows a line that names the separator', () => {
    expect(firstCells('sep=;\nMake;Model;Year\nKia;Rio;2019\n')).toEqual({
      Make: 'Kia',
      Model: 'Rio',
      Year: '2019',
    });
  });
  it('finds the header below a title', () => {
    const { records } = read('Stock of Example Motors,,\n,,\nMake,Model,Year\nKia,Rio,2019\n');
    expect(records).toEqual([
      { line: 4, cells: { Make: 'Kia', Model: 'Rio', Year: '2019' }, correction: null },
    ]);
  });
  it('finds a header whose names only feed.json knows', () => {
    const settings = feedSettings({ columns: { make: 'M1', model: 'M2', year: 'Y1' } });
    expect(firstCells('Export 7\nM1;M2;Y1\nKia;Rio;2019\n', settings)).toEqual({
      M1: 'Kia',
      M2: 'Rio',
      Y1: '2019',
    });
  });
  it('names repeated and unnamed columns', () => {
    expect(firstCells('Make,Model,Price,Price,\nKia,Rio,1,2,3\n')).toEqual({
      Make: 'Kia',
      Model: 'Rio',
      Price: '1',
      'Price (2)': '2',
      'column 5': '3',
    });
  });
  it('keeps a column named __proto__', () => {
    expect(Object.keys(firstCells('Make,Model,__proto__\nKia,Rio,x\n') ?? {})).toHaveLength(3);
  });
  it('expands JSON in a cell into columns', () => {
    const text = 'Make,Model,address\nKia,Rio,"{""city"":""Luleå"",""geo"":{""lat"":1}}"\n';
    expect(firstCells(text)).toEqual({
      Make: 'Kia',
      Model: 'Rio',
      'address.city': 'Luleå',
      'address.geo.lat': '1',
    });
  });
  it('accepts missing and empty last cells, and rejects cells beyond the columns', () => {
    const { records, faults } = read(
      'Make,Model,Year\nKia,Rio\nKia,Ceed,2019,,\nKia,Niro,2019,red\nKia,Soul,2020\n',
    );
    expect(records.map(({ cells }) => cells['Model'])).toEqual(['Rio', 'Ceed', 'Soul']);
    expect(records[0]?.correction).toBe('cells are missing at its end: 1');
    expect(faults).toEqual([
      { line: 4, reason: 'has 4 cells where there are 3 columns', start: 'Kia | Niro | 2019 | red' },
    ]);
  });
  it('joins a row that a line end broke in two', () => {
    const { records } = read('Make,Model,Comments,Year\nKia,Rio,Great\ncar,2019\nKia,Ceed,Good,2020\n');
    expect(records.map(({ cells }) => cells['Comments'])).toEqual(['Great\ncar', 'Good']);
    expect(records[0]?.correction).toMatch(/closed up/);
  });
  it('skips a repeated header between rows', () => {
    expect(read('Make,Model,Year\nKia,Rio,2019\nMake,Model,Year\nKia,Ceed,2020\n').records).toHaveLength(2);
  });
  it.each([
    ['a last row without its end', 'Make,Model,Year,Price\nKia,Rio,2019,9990\nKia,Ce'],
    ['an open quotation mark at the end', 'Make,Model,Year,Price\nKia,Rio,2019,9990\nKia,"Ce'],
  ])('takes %s for a feed that was cut off', (_, text) => {
    const result = readDelimited(text, feedSettings());
    expect(result).toMatchObject({ ok: false, error: { line: 3 } });
    expect(result.ok ? '' : result.error.message).toMatch(/breaks off.*line 3.*again/);
  });
  it('accepts a complete last row without a line end', () => {
    expect(read('Make,Model,Year\nKia,Rio,2019\nKia,Ceed,2020').records).toHaveLength(2);
  });
});
