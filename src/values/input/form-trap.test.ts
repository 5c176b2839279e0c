import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { trapEntries } from './form-trap.schema.ts';
import { isTrapped } from './form-trap.ts';

const schema = v.object({ name: v.string(), ...trapEntries });
const isProgram = (fields: object) => isTrapped(v.parse(schema, { name: 'Ada', ...fields }));

describe('a form was sent by a person', () => {
  it.each([
    {},
    { homepage: '' },
    { homepage: '  ' },
    { homepage: '', filled_in_ms: 2000 },
    { filled_in_ms: '2000' },
    { filled_in_ms: '95000.5' },
    { filled_in_ms: '' },
    { filled_in_ms: 'soon' },
    { filled_in_ms: -5 },
    { filled_in_ms: {} },
  ])('if the fields are %j', (fields) => expect(isProgram(fields)).toBe(false));
});

describe('a form was sent by a program', () => {
  it.each([
    { homepage: 'https://pills.example' },
    { homepage: ['https://pills.example'] },
    { homepage: 7 },
    { filled_in_ms: 0 },
    { filled_in_ms: 1999 },
    { filled_in_ms: '12' },
  ])('if the fields are %j', (fields) => expect(isProgram(fields)).toBe(true));
});
