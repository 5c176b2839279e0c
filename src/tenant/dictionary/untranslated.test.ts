import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseSettingsFile, type SettingsFile } from '../json/settings-file.ts';
import type { SchemaNode } from '../mistakes/schema-shape.ts';
import { translationOf } from './untranslated.ts';

const schema: SchemaNode = v.strictObject({
  title: v.string(),
  mark: v.string(),
  colour: v.pipe(v.string(), v.hexColor()),
  links: v.array(v.strictObject({ label: v.string(), href: v.pipe(v.string(), v.regex(/^\//)) })),
});

const fileOf = (value: object): SettingsFile => parseSettingsFile('a.json', JSON.stringify(value)).file;
const defaults = fileOf({ title: 'Home', mark: '–', colour: '#000000', links: [] });
const below = fileOf({
  links: [
    { label: 'Stock', href: '/a' },
    { label: 'Us', href: '/b' },
  ],
});

const translation = (texts: object, own: object = {}) =>
  translationOf(schema, { own: { ...fileOf(own), texts: fileOf(texts), below }, defaults });

describe('the translation of a subject', () => {
  it.each<[string, number, object, object?]>([
    ['counts texts for people, not colours, addresses or signs', 3, {}],
    ['counts what the dictionary has', 1, { title: '首页', links: { Us: '我们' } }],
    ['counts a text that stays as it is', 2, { title: 'Home' }],
    ['counts a list that the edition gives itself', 1, {}, { links: [{ label: '车', href: '/a' }] }],
  ])('%s', (_name, untranslated, texts, own) => {
    expect(translation(texts, own)).toMatchObject({ texts: 3, untranslated });
  });

  it('names translations of texts that are no longer there', () => {
    expect(translation({ links: { Cars: '车', Us: '我们' } }).unused).toEqual([['links', 'Cars']]);
  });
});
