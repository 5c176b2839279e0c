import { describe, expect, it } from 'vitest';
import { imported, run } from '#tests/fixtures/feeds/imported-feed.ts';

const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const lists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const car = '{"id":"1","make":"Kia","model":"Rio","year":2019,"price":9990';

describe('values with excessively many lists and objects inside each other', () => {
  it.each([
    ['beside the vehicles', `{"x":${objects(50_000)},"cars":[${car}}]}`],
    ['hidden by a second value of the same name', `{"x":${objects(50_000)},"x":1,"cars":[${car}}]}`],
    ['in a vehicle', `{"cars":[${car},"finance_lenders":${objects(50_000)}}]}`],
    ['as one of the vehicles', `[${`${car}},`.repeat(29)}${lists(50_000)}]`],
    ['in a damaged document', `{"cars":[${car}},${car} "x":${lists(50_000)}}]}`],
    ['without their ends', `{"cars":[${car}}],"x":${'['.repeat(50_000)}`],
  ])('%s make a JSON feed unreadable', (_, feed) => {
    expect(run(feed)).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/more than 200 lists and objects inside each other/) },
    });
  });

  it('may be in a JSON feed up to the limit', () => {
    expect(imported(`{"x":${objects(198)},"cars":[${car}}]}`).vehicles).toHaveLength(1);
  });

  const row = (cell: string) => `1,Kia,Rio,2019,9990,"${cell.replaceAll('"', '""')}"`;
  it.each([
    ['objects', objects(9000)],
    ['lists', lists(45_000)],
    ['objects without their ends', '{"a":'.repeat(9000)],
    ['lists without their ends', '['.repeat(50_000)],
    ['a text that is a list', `{"bank":{"disclaimer":${lists(20_000)}}}`],
  ])('in a cell (%s) are left out with a warning', (_, cell) => {
    const feed = `Stock No,Make,Model,Year,Price,Finance Lenders\n${row(cell)}\n2,Kia,Ceed,2020,9990,\n`;
    const { vehicles, warnings } = imported(feed);
    expect(vehicles.map(({ financeLenders }) => financeLenders)).toEqual([{}, {}]);
    expect(warnings).toContainEqual(expect.objectContaining({ field: 'financeLenders', line: 2 }));
  });

  it('in a line of NDJSON are left out with a warning', () => {
    const lines = [`${car},"finance_lenders":${objects(50_000)}}`, `${car.replace('"1"', '"2"')}}`];
    const { vehicles, warnings } = imported(`${lines.join('\n')}\n`);
    expect(vehicles).toHaveLength(2);
    expect(warnings).toContainEqual(expect.objectContaining({ field: 'financeLenders', line: 1 }));
  });
});
