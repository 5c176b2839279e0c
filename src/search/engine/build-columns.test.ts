import { describe, expect, it } from 'vitest';
import { buildColumns } from './build-columns.ts';
import type { FieldType } from './collection.ts';

const columnOf = (type: FieldType, values: readonly unknown[]) => {
  const documents = values.map((value, row) => ({ id: String(row), value }));
  return buildColumns({ name: 'c', fields: [{ name: 'value', type }] }, documents).byField.get('value');
};

describe('buildColumns', () => {
  it('stores each text once and distinguishes a missing one from an empty one', () => {
    const column = columnOf('string', ['b', 'a', undefined, '', 'b', null]);
    expect(column).toMatchObject({ kind: 'string', values: ['b', 'a', ''] });
    expect(column?.kind === 'string' && [...column.codes]).toEqual([1, 2, 0, 3, 1, 0]);
  });
  it('keeps the order of texts in a list', () => {
    const column = columnOf('string[]', [['b', 'a'], [], ['a'], undefined]);
    expect(column?.kind === 'strings' && [[...column.starts], [...column.codes]]).toEqual([
      [0, 2, 2, 3, 3],
      [1, 2, 2],
    ]);
  });
  it('stores numbers with the precision of their type', () => {
    const floats = columnOf('float', [0.1, 'x', undefined]);
    expect(floats?.kind === 'number' && [floats.numbers[0], [...floats.present]]).toEqual([
      Math.fround(0.1),
      [1, 0, 0],
    ]);
    const booleans = columnOf('bool', [true, false, undefined]);
    expect(booleans?.kind === 'number' && [[...booleans.numbers], [...booleans.present]]).toEqual([
      [1, 0, 0],
      [1, 1, 0],
    ]);
    const wide = columnOf('int64', [3_000_000_000]);
    expect(wide?.kind === 'number' && wide.numbers[0]).toBe(3_000_000_000);
    const lists = columnOf('int32[]', [[3, 1], [], [2]]);
    expect(lists?.kind === 'numbers' && [[...lists.starts], [...lists.numbers]]).toEqual([
      [0, 2, 2, 3],
      [3, 1, 2],
    ]);
  });
  it('uses wider codes for more than 65,535 texts', () => {
    const column = columnOf(
      'string',
      Array.from({ length: 70_000 }, (_, at) => `t${at}`),
    );
    expect(column?.kind === 'string' && column.codes[69_999]).toBe(70_000);
  });
  it('has no column for a field without an index', () => {
    const fields = [{ name: 'note', type: 'string', index: false }] as const;
    expect(buildColumns({ name: 'c', fields }, [{ id: '1', note: 'x' }]).byField.size).toBe(0);
  });
});
