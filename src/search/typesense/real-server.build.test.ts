import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goldenShape } from '../engine/conformance/golden-cases.fixture.ts';
import { hasGoldenCases, readGolden } from '../engine/conformance/read-golden.build.ts';
import { createSearchKey } from './server/search-key.build.ts';
import { readTypesenseEnv } from './server/typesense-env.schema.ts';
import { openServer } from './server/typesense-server.build.ts';
import { syncCollection } from './sync/sync-collection.build.ts';

const { TYPESENSE_URL: url, TYPESENSE_ADMIN_KEY: adminKey } = readTypesenseEnv(process.env);

/** Unique to this run, because the server may be shared. */
const alias = `sync-test-${process.pid}`;
const aCar = { name: 'Kia Rio', rank: 1, price: 10_000 };
const carSchema = {
  name: alias,
  fields: [
    { name: 'name', type: 'string' },
    { name: 'price', type: 'int32', facet: true },
    { name: 'rank', type: 'int32' },
  ],
  default_sorting_field: 'rank',
} as const;

describe.skipIf(url === undefined || adminKey === undefined)('a real Typesense server', () => {
  const server = openServer({ nodes: [url ?? ''], adminKey: adminKey ?? '' });
  const sync = (job: Partial<Parameters<typeof syncCollection>[1]>) =>
    syncCollection(server, {
      ...{ alias, schema: carSchema, documents: [{ id: '1', ...aCar }], now: new Date() },
      ...{ keepOld: false, dryRun: false, ...job },
    });
  async function search(
    key: string,
    searches: readonly object[],
    common: Readonly<Record<string, string>> = {},
  ) {
    const body = JSON.stringify({ searches: searches.map((one) => ({ ...one, collection: alias })) });
    const headers = { 'x-typesense-api-key': key };
    const reply = await fetch(`${url}/multi_search?${new URLSearchParams(common)}`, {
      method: 'POST',
      headers,
      body,
    });
    const answer = await reply.json();
    return reply.ok ? answer : { code: reply.status, message: '' };
  }
  const dropAll = async () => {
    for (const { name } of await server.collections())
      if (name.startsWith(alias)) await server.dropCollection(name);
  };
  beforeAll(dropAll);
  afterAll(dropAll);

  it('accepts a stock, then another in its place', async () => {
    const now = new Date('2026-11-20T09:30:00Z');
    const first = await sync({ now });
    expect(first).toMatchObject({ ok: true, before: null });
    const documents = [{ id: '2', ...aCar }];
    const second = await sync({ documents, now: new Date('2026-11-20T09:31:00Z') });
    expect(second).toMatchObject({ ok: true, removed: [first.ok ? first.live : ''] });
    expect(await sync({ documents })).toMatchObject({ ok: true, outcome: { kind: 'unchanged' } });
    const found = await search(adminKey ?? '', [{ q: 'kia', query_by: 'name' }]);
    expect(found).toMatchObject({ results: [{ found: 1, hits: [{ document: { id: '2' } }] }] });
  });

  it('accepts changes to the live collection', async () => {
    const documents = Array.from({ length: 10 }, (_, at) => ({ id: `car ${at}, used`, ...aCar }));
    const first = await sync({ documents, rankField: 'rank', isFull: true });
    const changes = { documents: documents.slice(1).concat({ id: 'new', ...aCar }), rankField: 'rank' };
    expect(await sync(changes)).toMatchObject({
      outcome: { kind: 'updated', sent: 1, removed: 1 },
      live: first.ok ? first.live : '',
    });
    expect(await sync(changes)).toMatchObject({ outcome: { kind: 'unchanged' } });
    const older = await sync({ documents, rankField: 'rank', now: new Date('2026-11-20T09:32:00Z') });
    expect(older.ok ? '' : older.error).toMatch(/a run that began after this one/);
  });

  it('reports rejected documents', async () => {
    const documents = [
      { id: '1', ...aCar },
      { id: 'odd', ...aCar, price: 'POA' },
    ];
    const result = await sync({ documents });
    expect(result).toMatchObject({
      ok: false,
      refused: [{ id: 'odd', reason: expect.stringContaining('price') }],
    });
  });

  it('lets a scoped key find only what its filter allows', async () => {
    await sync({
      documents: [
        { id: '1', ...aCar },
        { id: '2', ...aCar, price: 90_000 },
      ],
    });
    const { value } = await createSearchKey(server, alias, 'price:<50000');
    const everything = { q: '*', query_by: 'name' };
    expect(await search(value, [everything])).toMatchObject({ results: [{ found: 1 }] });
    expect(await search(value, [{ ...everything, filter_by: 'price:>50000' }])).toMatchObject({
      results: [{ found: 0 }],
    });
  });

  it.skipIf(!hasGoldenCases)('gives the recorded replies', { timeout: 300_000 }, async () => {
    const { schema, documents, cases } = readGolden();
    expect(await sync({ schema: { ...schema, name: alias }, documents })).toMatchObject({ ok: true });
    const wrong: number[] = [];
    for (const { id, common, searches, expect: recorded } of cases) {
      const answer = goldenShape(await search(adminKey ?? '', searches, common));
      const counted = ({ results = [] }: typeof recorded) =>
        results.map(({ code, found, facet_counts }) => [
          code,
          found,
          facet_counts?.map(({ counts }) => counts),
        ]);
      if (JSON.stringify(counted(answer)) !== JSON.stringify(counted(recorded))) wrong.push(id);
    }
    expect(wrong).toEqual([]);
  });
});
