import { describe, expect, it } from 'vitest';
import { Inserts, insertsOf } from './inserts.build.ts';

const asBytes = (text: string) => Buffer.from(text).toString('latin1');
const asText = (bytes: string) => Buffer.from(bytes, 'latin1').toString();

describe('texts that are put into finished pages', () => {
  it('stand where they were rendered, each as often as it was', () => {
    const inserts = new Inserts();
    const [first, second] = ['<b>Škoda $& “Elroq”</b>', '<b>ЗИЛ</b>'].map((text) => inserts.markOf(text));
    const page = asBytes(`<p>Für ${first}${second} und ${first}</p>`);
    expect(asText(inserts.placed(page))).toBe(
      '<p>Für <b>Škoda $& “Elroq”</b><b>ЗИЛ</b> und <b>Škoda $& “Elroq”</b></p>',
    );
  });

  it('have the same mark in every build', () => {
    const text = '<b>A card</b>';
    expect(new Inserts().markOf(text)).toBe(new Inserts().markOf(text));
    expect(new Inserts().markOf(text)).not.toBe(new Inserts().markOf(`${text} `));
  });

  it('that the site before had are known to the next, and to no other', () => {
    const first = new Inserts();
    const mark = first.markOf('<b>A card</b>');
    const second = new Inserts(first);
    expect(second.placed(mark)).toBe(mark);
    expect(second.markOf('<b>A card</b>')).toBe(mark);
    expect(second.placed(mark)).toBe('<b>A card</b>');
  });

  it('leave alone what only looks like a mark', () => {
    const page = `<!--insert ${'x'.repeat(27)}--><!--insert this-->`;
    expect(new Inserts().placed(page)).toBe(page);
  });

  it('belong to one site', () => {
    const site = {};
    expect(insertsOf(site)).toBe(insertsOf(site));
    expect(insertsOf(site)).not.toBe(insertsOf({}));
  });
});
