import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../problem.ts';
import { parseSettingsFile } from './settings-file.ts';

/** Line, column and sentence of each problem, without the common parts. */
function faults(text: string): string[] {
  const { problems } = parseSettingsFile('f', text);
  return problems.map((problem) =>
    formatProblem(problem).replace(/^f:/, '').replace('  not valid JSON:', ''),
  );
}

describe('parseSettingsFile', () => {
  it.each([
    ['{"a": true\n "b": 1}', ['1:11 a comma is missing after "true".']],
    ['{"a": 1,}', ['1:8 take away the comma before "}": nothing follows it.']],
    ['{"a": [1,2,]}', ['1:11 take away the comma before "]": nothing follows it.']],
    ['{"a": [1 2]}', ['1:9 a comma is missing after "1".']],
    ['{"a" 1}', ['1:5 a colon is missing after "a".']],
    ['{a: 1}', ['1:2 the name a must stand in double quotes.']],
    ["{'a': 1}", ["1:2 text stands between double quotes, not between single ones (')."]],
    ['{"a": \'x\'}', ["1:7 text stands between double quotes, not between single ones (')."]],
    ['{“a”: 1}', ['1:2 the quotes are curly (“ ”); write straight ones ".']],
    ['{"a": “x”}', ['1:7 the quotes are curly (“ ”); write straight ones ".']],
    ['{"a": True}', ['1:7 write true in small letters, without quotes.']],
    ['{"a": "x\n}', ['1:7 the text "x has no closing quote on its line.']],
    ['{"a": "x}', ['1:7 the text "x} has no closing quote on its line.']],
    ['{"a": 1', ['1:8 the closing } is missing for the { on line 1.']],
    ['{"a": [1, 2}', ['1:12 the closing ] of a list is missing before this "}".']],
    ['{"a": 1}}', ['1:9 one "}" too many.']],
    ['{"a": 1} x', ['1:10 nothing may follow the closing bracket of the file.']],
    ['{"a": }', ['1:6 a value is missing after ":".']],
    ['{"a": ,"b":1}', ['1:6 a value is missing after ":".']],
    ['{"a": 1,, "b":2}', ['1:9 two commas stand in a row.']],
    ['// hi\n{}', ['1:1 comments are not allowed in settings files; take this one away.']],
    ['{ /* x */ }', ['1:3 comments are not allowed in settings files; take this one away.']],
    ['{ /* x }', ['1:3 comments are not allowed in settings files; take this one away.']],
    ['{"a": .5}', ['1:7 a number cannot start with a point; write 0.5.']],
    ['{"a": 05}', ['1:8 a number cannot start with 0.']],
    ['{"a": 5.}', ['1:7 5. is not a complete number.']],
    ['{"a": +5}', ['1:7 a number has no plus sign; write 5.']],
    ['{"a": "x\ty"}', ['1:9 a tab or another control character stands inside text; use a space.']],
    ['{"a": "C:\\stock"}', ['1:10 a backslash in text is written \\\\.']],
    ['{"a": "\\u12"}', ['1:8 after \\u there must be four digits or letters a to f.']],
    ['{"a": "x"y"}', ['1:10 a double quote inside text is written \\".']],
    ['{"a": $5}', ['1:7 a number has no currency sign; write 5.']],
    ['{"a"; 1}', ['1:5 ";" does not belong here; a colon follows a name, a comma follows a value.']],
    ['{"a"= 1}', ['1:5 "=" does not belong here; a colon follows a name, a comma follows a value.']],
    ['{"a": 1; "b": 2}', ['1:8 ";" does not belong here; a colon follows a name, a comma follows a value.']],
    ['{"a": undefined}', ['1:7 write null, in small letters, for "nothing".']],
    ['{"a": NaN}', ['1:7 write null, in small letters, for "nothing".']],
    ['{"a":1}\u00a0', ['1:8 nothing may follow the closing bracket of the file.']],
    ['{"a": 1e}', ['1:7 1e is not a complete number.']],
    ['[1', ['1:3 the closing ] is missing for the [ on line 1.']],
    ['{"a": {"b": 1, "c": 2', ['1:22 the closing } is missing for the { on line 1.']],
    ['{"a": -}', ['1:7 "-" does not belong here.']],
    ['{"a": 3,000}', ['1:9 a number has no commas in it; write 3000.']],
    ['{"a": "x",\n"b"}', ['2:4 a colon and a value are missing after "b".']],
    [
      '{"a": 1 /* c */ "b": 2}',
      [
        '1:9 comments are not allowed in settings files; take this one away.',
        '1:8 a comma is missing after "1".',
      ],
    ],
    ['{"a"}', ['1:5 a colon and a value are missing after "a".']],
    ['{,"a":1}', ['1:2 nothing stands before this comma; take it away.']],
    ['{"a": "x" "b": 1}', ['1:10 a comma is missing after "x".']],
    ['{"a": yes}', ['1:7 write true in small letters, without quotes.']],
    ['{\f}', ['1:2 an invisible character stands here; delete it and type a plain space.']],
    ['{"a":1}\u0000', ['1:8 nothing may follow the closing bracket of the file.']],
    ['{"a": 1,\n,}', ['2:1 two commas stand in a row.']],
    ['{"a":-01}', ['1:8 a number cannot start with 0.']],
    ['{"a": 5%}', ['1:8 a number has no unit; take away %.']],
    ['{"a": 5km}', ['1:8 a number has no unit; take away km.']],
    ['{"a": flase}', ['1:7 flase must stand in double quotes, or be false.']],
    ['{"a": tru}', ['1:7 tru must stand in double quotes, or be true.']],
    ['{"a": Petrol}', ['1:7 Petrol must stand in double quotes.']],
    ['{a": 1}', ['1:2 the name a must stand in double quotes.']],
    ['{"a": #}', ['1:7 "#" does not belong here.']],
    ['{"a": "it\\\\\\d"}', ['1:12 a backslash in text is written \\\\.']],
    ['', ['1:1 the file is empty; it must at least hold { }.']],
    ['[]', ['1:1 the file must hold one group in curly brackets { }.']],
    ['5', ['1:1 the file must hold one group in curly brackets { }.']],
    ['{"a":1,"a":2}', ['1  a stands twice in the same group, first on line 1; keep only one.']],
    ['{"a":\u00a01}', ['1:6 an invisible character stands here; delete it and type a plain space.']],
    ['{\r\n"a": 1\r\n"b": 2}', ['2:7 a comma is missing after "1".']],
    ['\ufeff{"a" 1}', ['1:5 a colon is missing after "a".']],
    ['{"a": 1,}\n}', ['1:8 take away the comma before "}": nothing follows it.', '2:1 one "}" too many.']],
    ['{"a": [{"b": 1]}', ['1:15 the closing } of a group is missing before this "]".']],
    ['{"a": 1,"b"', ['1:12 a colon and a value are missing after "b".']],
  ])('says of %j what is wrong', (text, sentences) => {
    expect(faults(text)).toEqual(sentences);
  });

  it('reports every comma and comment at once, and still reads the file', () => {
    const text = '{\n  // first\n  "a": 1\n  "b": [1, 2,],\n}';
    expect(faults(text)).toHaveLength(4);
    expect(parseSettingsFile('f', text)).toMatchObject({
      isReadable: true,
      file: { value: { a: 1, b: [1, 2] } },
    });
  });

  it('drops $schema at the top and keeps it elsewhere', () => {
    expect(parseSettingsFile('f', '{"$schema": "x", "a": {"$schema": "y"}}').file.value).toEqual({
      a: { $schema: 'y' },
    });
  });

  it('ignores a byte order mark', () => {
    expect(parseSettingsFile('f', '\uFEFF{"a": 1}')).toMatchObject({
      problems: [],
      file: { value: { a: 1 } },
    });
  });

  it('reads every JSON object as JSON.parse does', () => {
    const key = fc.string().filter((name) => name !== '$schema' && name !== 'prototype' && !(name in {}));
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.string(),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value')),
        tie('group'),
      ),
      group: fc.dictionary(key, tie('value')),
    }));
    fc.assert(
      fc.property(json.group, fc.constantFrom('', '  ', '\t'), (group, indent) => {
        const text = JSON.stringify(group, null, indent);
        const { problems, file } = parseSettingsFile('f', text);
        expect(problems).toEqual([]);
        expect(file.value).toEqual(JSON.parse(text));
      }),
    );
  });

  it('reports exactly what JSON.parse rejects, for any edit of a file', () => {
    const file = JSON.stringify({ name: 'A "b" \\ c', list: [1, -2.5e3, { on: true }], none: null }, null, 2);
    const piece = fc.oneof(
      fc.constantFrom(...'{}[],:"\'\\/*#-+.0 \n\t\u00a0', 'true', 'nul', '01', '//', '\\u12'),
      fc.string(),
    );
    const edit = fc.record({ at: fc.nat(file.length), gone: fc.nat(4), piece });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        const text = edits.reduce(
          (now, { at, gone, piece: put }) => now.slice(0, at) + put + now.slice(at + gone),
          file,
        );
        const syntax = parseSettingsFile('f', text).problems.filter(({ kind }) => kind === 'syntax');
        expect(syntax.length > 0, text).toBe(!isJsonGroup(text));
        for (const { line, column } of syntax) expect(line > 0 && column > 0).toBe(true);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });
});

function isJsonGroup(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
