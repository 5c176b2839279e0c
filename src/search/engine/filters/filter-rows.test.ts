import { describe, expect, it } from 'vitest';
import { askOver, idsOf } from '../ask.fixture.ts';

const ask = askOver(
  [
    { name: 'title', type: 'string' },
    { name: 'tags', type: 'string[]', optional: true },
    { name: 'price', type: 'int32', optional: true },
    { name: 'litres', type: 'float', optional: true },
    { name: 'sizes', type: 'int32[]', optional: true },
    { name: 'sold', type: 'bool', optional: true },
    { name: 'seen', type: 'int64', optional: true },
    { name: 'note', type: 'string', index: false, optional: true },
  ],
  [
    {
      title: 'Land Rover Defender',
      tags: ['Tow Bar', 'Sun Roof'],
      price: 100,
      litres: 2.5,
      sizes: [15, 17],
      sold: true,
    },
    {
      title: 'Land Cruiser',
      tags: ['Bar', 'Roof Rack, black'],
      price: -5,
      litres: 0.1,
      sizes: [19],
      sold: false,
    },
    { title: 'Rover Land Rover', tags: [], price: 250, sizes: [], seen: 3_000_000_000 },
    { title: 'Škoda C-Class', note: 'x', price: 300, litres: 12.75 },
    { title: 'Landcruiser (Sahara) && more' },
  ],
  { token_separators: ['-'] },
);

const found = (filterBy: string) => {
  const ids = idsOf(ask({ filter_by: filterBy }));
  return typeof ids === 'string' ? ids.split(' ').reverse().join(' ') : ids;
};

describe('filter_by', () => {
  it.each([
    ['title:land', '0 1 2'],
    ['title:rover land', '0 2'],
    ['title:LAND  rover!', '0 2'],
    ['title:=land rover', ''],
    ['title:= Land Cruiser', '1'],
    ['title:=rover land rover', '2'],
    ['title:=land rover rover', ''],
    ['title:skoda c', '3'],
    ['title:=[`Škoda C Class`, Land Cruiser]', '1 3'],
    ['title:!=Land Cruiser', '0 2 3 4'],
    ['title:!land', '3 4'],
    ['title:! [rover, cruiser]', '3 4'],
    ['title:[]', ''],
    ['title:!=[]', '0 1 2 3 4'],
    ['title:Lan*', '0 1 2 4'],
    ['title:land ro*', '0 2'],
    ['title:=Rov*', '2'],
    ['title:=land r*', '0'],
    ['title:`(Sahara) && more`', '4'],
    ['title:(sahara)', '4'],
  ])('on a text, %s passes %s', (filter, ids) => expect(found(filter)).toBe(ids));

  it.each([
    ['tags:sun bar', '0'],
    ['tags:=sun bar', ''],
    ['tags:=bar', '1'],
    ['tags:=[`Roof Rack, black`]', '1'],
    ['tags:bar', '0 1'],
    ['tags:!bar', '2 3 4'],
    ['tags:!=Tow Bar', '1 2 3 4'],
    ['tags:=sun*', '0'],
  ])('on several texts, %s passes %s', (filter, ids) => expect(found(filter)).toBe(ids));

  it.each([
    ['price:100', '0'],
    ['price:=100', '0'],
    ['price:>=100', '0 2 3'],
    ['price:> 100', '2 3'],
    ['price:<=-5', '1'],
    ['price:!=100', '1 2 3 4'],
    ['price:100..250', '0 2'],
    ['price:[100..250]', '0 2'],
    ['price:[<0, 250..300]', '1 2 3'],
    ['price:!=[100, 250]', '1 3 4'],
    ['price:100..', ''],
    ['price:[100.., 250]', '0 2'],
    ['price:[]', ''],
    ['litres:2.5', '0'],
    ['litres:0.1', '1'],
    ['litres:<=0.1', '1'],
    ['litres:[0.05..2.5]', '0 1'],
    ['sizes:17', '0'],
    ['sizes:>15', '0 1'],
    ['sizes:!=17', '1 2 3 4'],
    ['sizes:>15 && sizes:<16', '0'],
    ['seen:>2147483648', '2'],
    ['sold:true', '0'],
    ['sold:=[true,false]', '0 1'],
    ['sold:!=true', '1 2 3 4'],
    ['sold:!=[true, false]', '2 3 4'],
  ])('on numbers and booleans, %s passes %s', (filter, ids) => expect(found(filter)).toBe(ids));

  it.each([
    ['id:1', '1'],
    ['id:=[1, `3`, 77]', '1 3'],
    ['id:!=1', '0 2 3 4'],
    ['id:*', '0 1 2 3 4'],
    ['id:[]', ''],
    ['note:x', ''],
    ['note:!=x', ''],
  ])('on ids and fields without an index, %s passes %s', (filter, ids) => expect(found(filter)).toBe(ids));

  it.each([
    ['', '0 1 2 3 4'],
    ['  ', '0 1 2 3 4'],
    ['price:100 || price:250 && title:rover', '0 2'],
    ['price:100 || (price:300 && title:rover)', '0'],
    ['(price:100||price:300)&&title:skoda', '3'],
    ['((price:>0) && ((sold:true) || (title:skoda)))', '0 3'],
    ['price:1 && title:=`--`', ''],
    ['price:100 (price:250)', '2'],
  ])('joined from the left, %s passes %s', (filter, ids) => expect(found(filter)).toBe(ids));

  it('lets `*` match as many words as max_filter_by_candidates allows, four by default', () => {
    const numbered = askOver(
      [
        { name: 'title', type: 'string' },
        { name: 'points', type: 'int32' },
      ],
      Array.from({ length: 20 }, (_, points) => ({ title: `Independent${points}`, points })),
      { default_sorting_field: 'points' },
    );
    const filter = { filter_by: 'title:independent*' };
    expect(idsOf(numbered(filter))).toBe('19 18 17 16');
    expect(idsOf(numbered({ ...filter, max_filter_by_candidates: 1 }))).toBe('19');
    expect(idsOf(numbered({ ...filter, max_filter_by_candidates: 0 }))).toBe('');
  });
});
