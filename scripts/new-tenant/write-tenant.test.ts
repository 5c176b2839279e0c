import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeTenant } from './write-tenant.ts';

const tenantsDir = mkdtempSync(join(tmpdir(), 'tenants-'));
cpSync(join(import.meta.dirname, '../../tenants/_defaults'), join(tenantsDir, '_defaults'), {
  recursive: true,
});
afterAll(() => rmSync(tenantsDir, { recursive: true, force: true }));

describe('writeTenant', () => {
  it('leaves nothing behind if the settings are invalid, and names the file and line', () => {
    const files = new Map([['site.json', '{\n  "nmae": "City"\n}\n']]);
    expect(() => writeTenant({ tenantsDir, slug: 'city', files })).toThrow('tenants/city/site.json:2  nmae');
    expect(readdirSync(tenantsDir)).toEqual(['_defaults']);
  });

  it('does not replace a folder that was created meanwhile', () => {
    mkdirSync(join(tenantsDir, 'harbourline'));
    writeFileSync(join(tenantsDir, 'harbourline', 'mine.txt'), 'mine');
    const source = join(import.meta.dirname, '../../tenants/harbourline');
    const names = readdirSync(source).filter((name) => name.endsWith('.json'));
    const files = new Map(names.map((name) => [name, readFileSync(join(source, name))]));
    expect(() => writeTenant({ tenantsDir, slug: 'harbourline', files })).toThrow();
    expect(readdirSync(join(tenantsDir, 'harbourline'))).toEqual(['mine.txt']);
    expect(readdirSync(tenantsDir).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
