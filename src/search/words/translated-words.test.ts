import { describe, expect, it } from 'vitest';
import { filtersOf } from '#tests/fixtures/search/chinese-site.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { translatedWords } from './translated-words.ts';

describe('words typed in the language of a site', () => {
  it.each([
    ['白色 SUV', { text: 'suv', colour: ['White'] }],
    ['白色自动挡皮卡', { text: '', body: ['Ute'], colour: ['White'], transmission: ['Automatic'] }],
    ['红色的Jayco拖挂房车', { text: 'Jayco', body: ['Caravan'], colour: ['Red'] }],
    ['自动', { text: '', transmission: ['Automatic'] }],
    ['柴油 丰田', { text: 'Toyota', fuel: ['Diesel'] }],
    ['丰田', { text: 'Toyota' }],
    ['七座', { text: '', seats: ['7'] }],
    ['自动大灯', { text: 'auto headlights' }],
    ['white automatic', { text: 'white', transmission: ['Automatic'] }],
    ['露营', { text: '露营' }],
    ['白色，自动挡？', { text: '', colour: ['White'], transmission: ['Automatic'] }],
    ['不要丰田、马自达', { text: '-Toyota -Mazda' }],
  ])('"%s" are the values that they translate', (query, expected) => {
    expect(filtersOf(query)).toEqual(expected);
  });
});

describe('words for the values of a stock', () => {
  const words = { Red: 'Rot', 'Dark Red': 'Rot', SUV: 'suv', Used: 'Alt', Single: 'Alt' };
  const screen = { ...demoSettings('wattle-range-zh').search.screen, words };
  const values: Readonly<Record<string, readonly string[]>> = {
    car_type: ['Used'],
    body: ['SUV'],
    colour: ['Red', 'Dark Red', 'Blue'],
    tag: ['Single'],
  };
  const of = (own: Record<string, string>) =>
    translatedWords({ words: own, screen }, (name) => values[name] ?? []);

  it('stand for all values with this translation, of the first filter that has one, and for its tags', () => {
    expect(of({})).toEqual({
      alt: '?car_type=Used',
      rot: '?colour=Dark+Red&colour=Red',
      single: '?tag=Single',
    });
  });

  it('keep the meaning that the dealer has given them', () => {
    expect(of({ rot: 'rust' })).toMatchObject({ rot: 'rust' });
  });
});
