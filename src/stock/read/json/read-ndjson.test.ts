import { describe, expect, it } from 'vitest';
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

describe('a feed with a branch in each line', () => {
  const kia = { make: 'Kia', model: 'Rio', price: 9990 };
  const ford = { make: 'Ford', model: 'Puma', price: 19990 };
  const cellsIn = (lines: readonly object[]) => {
    const read = readNdjson(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return read.ok ? read.value.records.map(({ line, cells }) => ({ line, ...cells })) : [];
  };

  it('has the vehicles of all branches, with the place of their branch', () => {
    const perth = { name: 'Perth', id: 7, phone: '08 9000 0000', vehicles: [kia] };
    const albany = { name: 'Albany', id: 8, address: { city: 'Albany', state: 'WA' }, vehicles: [kia, ford] };
    const closed = { name: 'Kalgoorlie', id: 9, phone: '08 9000 0001', vehicles: [] };
    const ofPerth = { 'branch.name': 'Perth', 'branch.id': '7' };
    const ofAlbany = {
      'branch.name': 'Albany',
      'branch.id': '8',
      'branch.address.city': 'Albany',
      'branch.address.state': 'WA',
    };
    const cells = { make: 'Kia', model: 'Rio', price: '9990' };
    expect(cellsIn([closed, albany, perth])).toEqual([
      { line: 2, ...cells, ...ofAlbany },
      { line: 2, make: 'Ford', model: 'Puma', price: '19990', ...ofAlbany },
      { line: 3, ...cells, ...ofPerth },
    ]);
  });

  it('may have one vehicle in each of its first lines', () => {
    const perth = { name: 'Perth', phone: '08 9000 0000', vehicles: [kia] };
    const albany = { name: 'Albany', phone: '08 9000 0001', vehicles: [kia, ford] };
    const cells = cellsIn([...Array.from({ length: 12 }, () => perth), albany]);
    expect(cells).toHaveLength(14);
    expect(cells[0]).toEqual({ line: 1, make: 'Kia', model: 'Rio', price: '9990', 'branch.name': 'Perth' });
  });

  it('is told from vehicles with lists of their own', () => {
    const photos = [{ url: 'https://x/1.jpg' }, { url: 'https://x/2.jpg' }];
    expect(
      cellsIn([
        { ...kia, photos, similar: [ford, kia] },
        { ...ford, photos },
      ]),
    ).toHaveLength(2);
  });

  it('has vehicles that name their place themselves, and lists that are no branches', () => {
    const own = { ...kia, location: 'Broome' };
    const perth = { name: 'Perth', phone: '08 9000 0000', vehicles: [own, ford] };
    const page = { name: 'first', id: 1, vehicles: [ford, kia] };
    const [broome, ofPerth, ofPage] = cellsIn([perth, page]);
    expect(broome).not.toHaveProperty('branch.name');
    expect(Object.keys(ofPerth ?? {})).toContain('branch.name');
    expect(ofPage).toEqual({ line: 2, make: 'Ford', model: 'Puma', price: '19990' });
  });
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
