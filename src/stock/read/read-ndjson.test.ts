import { expect, it } from 'vitest';
import { sniffFormat } from './read-feed.ts';
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

it('takes a last line that stops in the middle for a feed that was cut off', () => {
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
