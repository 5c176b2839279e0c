import { expect, it } from 'vitest';
import { sniffFormat } from '../read-feed.ts';
import { readNdjson } from './read-ndjson.ts';

it('rejects damaged lines one by one', () => {
  const result = readNdjson('{"make":"Kia"}\n\n{"make":\n[1]\n{"make":"Ford"}\n');
  expect(result).toMatchObject({
    ok: true,
    value: {
      records: [
        { line: 1, cells: { make: 'Kia' } },
        { line: 5, cells: { make: 'Ford' } },
      ],
      faults: [
        { line: 3, reason: 'is not JSON' },
        { line: 4, reason: 'is not JSON' },
      ],
    },
  });
});

it('reads a feed with few changes like a new one', () => {
  const lines = ['{"make":"Kia"}', '{"make":"Ford","keys":["2","3"]}', '{"make":"Škoda"}'];
  readNdjson(`${lines.join('\n')}\n`);
  const next = `${[lines[2], '{"make":"Seat"}', lines[1]?.concat(','), lines[0], 'no car'].join('\n')}\n`;
  expect(readNdjson(next)).toMatchObject({
    ok: true,
    value: {
      records: [
        { line: 1, cells: { make: 'Škoda' }, correction: null },
        { line: 2, cells: { make: 'Seat' }, correction: null },
        { line: 3, cells: { make: 'Ford', keys: ['2', '3'] }, correction: null },
        { line: 4, cells: { make: 'Kia' }, correction: null },
      ],
      faults: [{ line: 5, reason: 'is not JSON' }],
    },
  });
});

it('returns the same objects for cells that it has read before', () => {
  const cellsOf = (text: string) => {
    const read = readNdjson(text);
    return read.ok ? read.value.records.map(({ cells }) => cells) : [];
  };
  const [kia, ford] = cellsOf('{"make":"Kia"}\n{"make":"Ford"}\n');
  const next = cellsOf('{"make":"Ford"}\n{"make":"Kia","km":1}\n');
  expect(next[0]).toBe(ford);
  expect(next[1]).not.toBe(kia);
});

it('treats a last line that is cut off as a truncated feed', () => {
  expect(readNdjson('{"make":"Kia"}\n{"make":"Fo')).toMatchObject({ ok: false, error: { line: 2 } });
});

it.each<[string, string]>([
  ['{"a":1}\n{"a":2}\n', 'ndjson'],
  ['{"a":\n1}', 'json'],
  ['{"a":1}', 'json'],
  [' [{"a":1}]', 'json'],
  ['<?xml version="1.0"?><a/>', 'xml'],
  ['<listings>', 'xml'],
  ['Make,Model\n', 'csv'],
  ['[Make],[Model]\n', 'csv'],
])('takes %j for %s', (text, format) => {
  expect(sniffFormat(text)).toBe(format);
});
