import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { smallDefaults, smallSubjects } from '#tests/fixtures/tenants/small-subjects.ts';
import { overrideSchema } from './override-schema.ts';
import { writeSchemaFiles } from './schema-files.build.ts';

const site = overrideSchema('site.json', smallSubjects.site, smallDefaults['site.json']);
const vehicle = overrideSchema('vehicle.json', smallSubjects.vehicle, smallDefaults['vehicle.json']);
const branches = overrideSchema('branches.json', smallSubjects.branches, smallDefaults['branches.json']);

describe('overrideSchema', () => {
  it('requires nothing that the defaults provide', () => {
    expect(site).not.toHaveProperty('required');
    expect(vehicle).not.toHaveProperty('properties.card.required');
  });

  it('requires in list items and groups without defaults what the schema requires', () => {
    expect(branches).toHaveProperty('properties.branches.items.required', ['title', 'slug']);
    expect(site).toHaveProperty('properties.logo.required', ['file', 'width']);
    expect(vehicle).toHaveProperty('properties.notice.anyOf.0.required', ['text', 'tone']);
  });

  it('allows $schema and no other unknown key', () => {
    expect(site).toMatchObject({ additionalProperties: false, properties: { $schema: { type: 'string' } } });
    expect(vehicle).toHaveProperty('properties.card.additionalProperties', false);
  });

  it('contains the values of _defaults and the descriptions', () => {
    expect(site).toHaveProperty('properties.template.default', 'showroom');
    expect(vehicle).toHaveProperty('properties.card.properties.photos.default', 3);
    expect(vehicle).toHaveProperty('properties.notice.default', null);
    expect(branches).toHaveProperty('properties.branches.default', []);
    expect(site).toHaveProperty('properties.name.description', "The dealer's name as customers know it.");
    expect(site).not.toHaveProperty('properties.name.default');
  });

  it('explains patterns in words', () => {
    expect(site).toHaveProperty(
      'properties.slug.patternErrorMessage',
      'Allowed: lower-case words joined by hyphens.',
    );
  });
});

describe('writeSchemaFiles', () => {
  it('writes a schema for each settings file, and removes outdated ones', () => {
    const dir = mkdtempSync(join(tmpdir(), 'tenants-'));
    cpSync(join(import.meta.dirname, '../../../tenants/_defaults'), join(dir, '_defaults'), {
      recursive: true,
    });
    mkdirSync(join(dir, '_schema'));
    writeFileSync(join(dir, '_schema/old.schema.json'), '{}');
    const names = writeSchemaFiles(dir);
    expect(readdirSync(join(dir, '_schema')).sort()).toEqual(names.sort());
    expect(names).toContain('vehicle.schema.json');
    const text = readFileSync(join(dir, '_schema/vehicle.schema.json'), 'utf8');
    expect(JSON.parse(text)).toHaveProperty('properties.tags.properties.newArrivalDays.default', 8);
    rmSync(dir, { recursive: true });
  });
});
