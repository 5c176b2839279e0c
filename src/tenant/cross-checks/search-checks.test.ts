import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { checkSearchServer } from './search-checks.ts';

const { search } = demoSettings('harbourline');
const typesense = { nodes: ['https://search.example.com'], searchKey: 'k' };

describe('a search by a Typesense cluster', () => {
  it('may name its server', () => {
    expect(checkSearchServer({ search: { ...search, engine: 'typesense', typesense } })).toEqual([]);
    expect(checkSearchServer({ search })).toEqual([]);
    expect(checkSearchServer({})).toEqual([]);
  });

  it('is a mistake without a server', () => {
    const without = { ...search, engine: 'typesense', typesense: null } as const;
    expect(checkSearchServer({ search: without })).toMatchObject([
      { path: ['typesense'], message: 'engine is "typesense", but typesense names no server.' },
    ]);
    expect(checkSearchServer({ search: { ...without, publishIndex: false } })[0]?.message).toMatch(
      /no search at all/,
    );
  });
});
