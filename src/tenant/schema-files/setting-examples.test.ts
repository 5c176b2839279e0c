import { describe, expect, it } from 'vitest';
import { exampleOf, withExamples } from './setting-examples.ts';

describe('an example in the JSON Schema', () => {
  it.each([
    ['the one that the schema gives', { type: 'string', examples: ['a'], default: 'b' }, 'a'],
    ['the other answer', { type: 'boolean', default: true }, false],
    ['yes where nothing is said', { type: 'boolean' }, true],
    ['another choice', { enum: ['a', 'b'], default: 'a' }, 'b'],
    ['the only choice', { enum: ['a'], default: 'a' }, 'a'],
    ['the default', { type: 'number', minimum: 1, default: 7 }, 7],
    ['the least', { type: 'number', minimum: 1 }, 1],
    [
      'what the form names',
      { type: 'string', patternErrorMessage: 'Allowed: a time such as "08:30".' },
      '08:30',
    ],
    ['a date', { type: 'string', format: 'date' }, '2026-12-25'],
    ['a list of one', { type: 'array', items: { const: 'x' }, default: [] }, ['x']],
    [
      'a group with what it must hold',
      {
        type: 'object',
        properties: { a: { const: 1 }, b: { const: 2 } },
        required: ['b'],
      },
      { b: 2 },
    ],
    ['free names', { type: 'object', additionalProperties: { type: 'number', minimum: 0 } }, { name: 0 }],
    ['one branch of several', { anyOf: [{ type: 'null' }, { const: 4 }], default: null }, 4],
    ['none where nobody can say', { type: 'string' }, undefined],
  ])('is %s', (_what, schema, example) => {
    expect(exampleOf(schema)).toEqual(example);
  });

  it('of a list item is the first default item', () => {
    const schema = {
      type: 'object',
      properties: {
        menu: {
          type: 'array',
          default: [{ label: 'Finance' }],
          items: { type: 'object', properties: { label: { type: 'string' } } },
        },
      },
    };
    expect(withExamples(schema)).toHaveProperty('properties.menu.items.properties.label.examples', [
      'Finance',
    ]);
  });

  it('belongs to settings, not to groups', () => {
    const schema = {
      type: 'object',
      properties: { card: { type: 'object', properties: { show: { type: 'boolean' } } } },
    };
    expect(withExamples(schema)).toEqual({
      type: 'object',
      properties: {
        card: { type: 'object', properties: { show: { type: 'boolean', examples: [true] } } },
      },
    });
  });
});
