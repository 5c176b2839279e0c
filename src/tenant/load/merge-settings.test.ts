import { describe, expect, it } from 'vitest';
import { mergeSettings } from './merge-settings.ts';

describe('mergeSettings', () => {
  it.each([
    ['a text replaces', { a: 'x', b: 'y' }, { a: 'z' }, { a: 'z', b: 'y' }],
    [
      'groups merge key by key',
      { a: { b: 1, c: { d: 2, e: 3 } } },
      { a: { c: { d: 4 } } },
      { a: { b: 1, c: { d: 4, e: 3 } } },
    ],
    ['a list replaces the whole list', { a: [1, 2, 3] }, { a: [4] }, { a: [4] }],
    ['groups in lists do not merge', { a: [{ b: 1, c: 2 }] }, { a: [{ b: 3 }] }, { a: [{ b: 3 }] }],
    ['null replaces a group', { a: { b: 1 } }, { a: null }, { a: null }],
    ['a group replaces null', { a: null }, { a: { b: 1 } }, { a: { b: 1 } }],
    ['a list replaces a group', { a: { b: 1 } }, { a: [] }, { a: [] }],
    ['a new key is added', { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    ['nothing changes nothing', { a: { b: [1] } }, {}, { a: { b: [1] } }],
  ])('%s', (_rule, defaults, overrides, merged) => {
    expect(mergeSettings(defaults, overrides)).toEqual(merged);
  });

  it('does not change its inputs', () => {
    const defaults = { a: { b: 1 } };
    const overrides = { a: { c: 2 } };
    mergeSettings(defaults, overrides);
    expect([defaults, overrides]).toEqual([{ a: { b: 1 } }, { a: { c: 2 } }]);
  });

  it('never changes a prototype', () => {
    mergeSettings(
      {},
      JSON.parse(
        '{ "__proto__": { "polluted": true }, "constructor": { "prototype": { "polluted": true } } }',
      ),
    );
    expect('polluted' in {}).toBe(false);
  });
});
