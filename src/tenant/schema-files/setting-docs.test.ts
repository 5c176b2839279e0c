import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { describedAs, namesWithin, schemaParts } from '../explain/schema-part.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../load/merge-settings.ts';
import { descriptionOf, type SchemaNode, schemasAt } from '../mistakes/schema-shape.ts';
import { formatPath, type SettingPath } from '../problem.ts';
import { subjects } from '../settings/subjects.ts';
import { overrideSchema } from './override-schema.ts';
import { isGroup } from './setting-examples.ts';

const defaultsDir = join(import.meta.dirname, '../../../tenants/_defaults');

interface Documented {
  readonly name: string;
  readonly schema: SchemaNode;
  readonly document: JsonObject;
}

const documented = Object.entries(subjects).map(([name, schema]): Documented => {
  const { $schema: _, ...defaults }: Record<string, JsonValue> = JSON.parse(
    readFileSync(join(defaultsDir, `${name}.json`), 'utf8'),
  );
  return { name, schema, document: overrideSchema(`${name}.json`, schema, defaults) };
});

/** Every setting once, including those of list items and free keys. */
function everyPath(document: JsonObject, path: SettingPath = []): SettingPath[] {
  const parts = schemaParts(document, path);
  const steps = [
    ...namesWithin(parts),
    ...(parts.some(hasItems) ? [0] : []),
    ...(parts.some(hasFreeNames) ? ['any'] : []),
  ];
  return steps.flatMap((step) => {
    const here = [...path, step];
    const isSetting = typeof step === 'string' && step !== 'any';
    return [...(isSetting ? [here] : []), ...everyPath(document, here)];
  });
}

const within = (part: JsonObject, key: string): boolean => {
  const branches = Array.isArray(part['anyOf']) ? part['anyOf'].filter(isJsonObject) : [];
  return isJsonObject(part[key]) || branches.some((branch) => within(branch, key));
};
const hasItems = (part: JsonObject) => within(part, 'items');
const hasFreeNames = (part: JsonObject) => within(part, 'additionalProperties');

const examplesOf = (parts: readonly JsonObject[]): JsonValue[] =>
  parts.flatMap(({ examples }) => (Array.isArray(examples) ? examples : []));

describe.each(documented.map((subject) => [subject.name, subject] as const))(
  'the file %s.json',
  (_, subject) => {
    const paths = everyPath(subject.document);
    const pathsOf = (wrong: readonly SettingPath[]) =>
      wrong.map((path) => formatPath([subject.name, ...path]));

    it('describes each setting', () => {
      const silent = paths.filter((path) => describedAs(schemaParts(subject.document, path)) === undefined);
      expect(pathsOf(silent)).toEqual([]);
    });

    it('describes each setting to the messages of the check as to editors', () => {
      const unlike = paths.filter((path) => {
        const told = describedAs(schemaParts(subject.document, path));
        return !schemasAt(subject.schema, path, undefined).some((node) => descriptionOf(node) === told);
      });
      expect(pathsOf(unlike)).toEqual([]);
    });

    it('has an example for each setting that is not a group', () => {
      const without = paths.filter((path) => {
        const parts = schemaParts(subject.document, path);
        return !parts.some(isGroup) && examplesOf(parts).length === 0;
      });
      expect(pathsOf(without)).toEqual([]);
    });

    it('has only valid examples', () => {
      const wrong = paths.filter((path) => {
        const nodes = schemasAt(subject.schema, path, undefined);
        return examplesOf(schemaParts(subject.document, path)).some(
          (example) => !nodes.some((node) => v.is(node, example)),
        );
      });
      expect(pathsOf(wrong)).toEqual([]);
    });
  },
);

it("has a default for each setting except the dealer's identity", () => {
  const without = documented.flatMap((subject) =>
    everyPath(subject.document)
      .filter((path) => !path.some((step) => step === 0 || step === 'any'))
      .filter((path) => {
        const parts = schemaParts(subject.document, path);
        // Settings within one that is null by default have no default of their own.
        const isOfNothing = path.some((_, index) =>
          schemaParts(subject.document, path.slice(0, index)).some((part) => part['default'] === null),
        );
        return !isOfNothing && !parts.some(isGroup) && !parts.some((part) => 'default' in part);
      })
      .map((path) => formatPath([subject.name, ...path])),
  );
  expect(without).toEqual([
    'site.name',
    'site.legalName',
    'site.tagline',
    'site.description',
    'site.url',
    'site.logo.file',
    'site.logo.width',
    'site.logo.height',
  ]);
});
