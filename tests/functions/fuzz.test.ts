import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#functions/http/endpoint.ts';
import { endpoints } from '#functions/openapi/endpoints.ts';
import { jsonSchema } from '#functions/openapi/json-schema.ts';
import { refusals } from '#functions/openapi/refusals.ts';
import { examplesOf } from './examples.ts';
import { hostileText, mark, nearly, nearlyThe } from './hostile-values.ts';
import { type Shopper, signIn, visit } from './shopper.ts';
import { dealers, openTwoDealers, systemSecrets, type TwoDealers } from './two-dealers.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** Runs per endpoint; a failure prints its seed, which reproduces it with `fc.assert`. */
const numRuns = 40;

interface Sent {
  readonly path: string;
  readonly init: RequestInit;
}

/** Header values without line ends, which browsers and servers reject before us. */
const headerText = hostileText.map((text) =>
  text
    .replace(/[^ -~\u00a1-\u00ff]/g, '')
    .trim()
    .slice(0, 4000),
);

/** Other headers of browsers and systems; `cookie` is that of a signed-in shopper. */
const headersWith = (cookie: string) =>
  fc.record(
    {
      Accept: fc.constantFrom(json, 'text/html,*/*;q=0.8', '*/*', ''),
      Authorization: fc.oneof(
        { weight: 4, arbitrary: fc.constant(`Bearer ${systemSecrets['city-motors']}`) },
        headerText,
      ),
      Cookie: fc.oneof(
        { weight: 4, arbitrary: fc.constant(cookie) },
        headerText.map((text) => `session=${text}; __Host-session=${text}`),
      ),
      'Idempotency-Key': headerText,
      'User-Agent': headerText,
      Referer: headerText,
      'X-Forwarded-For': headerText,
      'If-None-Match': headerText,
    },
    { requiredKeys: ['Authorization', 'Cookie'] },
  );

function asForm(body: unknown): string {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [['value', body]];
  const texts = entries.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => [String(name).toWellFormed(), formText(item)]),
  );
  return new URLSearchParams(texts).toString();
}

function formText(value: unknown): string {
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed();
}

/** Names that must not become part of an object's prototype. */
const polluting = `"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}`;

function bodies(schema: NonNullable<Endpoint['body']>, example: unknown) {
  const fits = nearly(jsonSchema(schema, 'input'));
  const value = example === undefined ? fits : fc.oneof(fits, nearlyThe(example));
  const asJson = (body: unknown) => ({ type: json, body: JSON.stringify(body) ?? 'null' });
  const polluted = ({ type, body }: { type: string; body: string }) => ({
    type,
    body: body.replace(/^\{"/, `{${polluting},"`),
  });
  const types = fc.constantFrom(
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/html',
    '',
  );
  return fc.oneof(
    { weight: 8, arbitrary: value.map(asJson) },
    { weight: 2, arbitrary: value.map(asJson).map(polluted) },
    { weight: 4, arbitrary: value.map((body) => ({ type: form, body: asForm(body) })) },
    { weight: 1, arbitrary: fc.record({ type: fc.constantFrom(json, form), body: hostileText }) },
    { weight: 1, arbitrary: fc.record({ type: types, body: fc.constantFrom('{}', '', '<a/>', '--x--') }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('[', '{"a":').map((open) => ({ type: json, body: open.repeat(9000) })),
    },
  );
}

function requests({ method, path, query, body }: Endpoint, shopper: Shopper): fc.Arbitrary<Sent> {
  const { segments, example } = examplesOf({ method, path }, shopper);
  const holes = path.match(/:\w+(\{.*?\}(?=\/|$))?/g) ?? [];
  const segment = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...segments) },
    hostileText.map((text) => text.slice(0, 500)),
  );
  const target = fc
    .array(segment, { minLength: holes.length, maxLength: holes.length })
    .map((chosen) =>
      holes.reduce(
        (text, hole, index) => text.replace(hole, () => segmentOf(hole, chosen[index] ?? '')),
        path,
      ),
    );
  const search = query
    ? nearly(jsonSchema(query, 'input')).map((value) => `?${asForm(value)}`)
    : fc.constant('');
  const content = body ? bodies(body, example) : fc.constant(null);
  return fc
    .tuple(target, search, content, headersWith(shopper.cookie))
    .map(([filled, asked, sent, given]) => ({
      path: filled + asked,
      init: {
        method,
        headers: { ...(sent && { 'Content-Type': sent.type }), ...given },
        ...(sent && { body: sent.body }),
      },
    }));
}

/** `:file{share-[a-z]+\.jpg}` keeps its prefix and suffix. */
function segmentOf(hole: string, text: string): string {
  const start = /\{(\w+-)/.exec(hole)?.[1] ?? '';
  const ending = /(\\\.\w+)\}$/.exec(hole)?.[1]?.replace('\\', '') ?? '';
  return start + encodeURIComponent(text.toWellFormed()) + ending;
}

async function problemsOf(reply: Response, { path }: Sent, statuses: ReadonlySet<number>): Promise<string[]> {
  const { status } = reply;
  const problems: string[] = [];
  // An empty segment or one with a slash is another path.
  if (!statuses.has(status) && status !== 404) problems.push(`status ${status}`);
  if (status === 500) problems.push('a server error');
  const type = reply.headers.get('Content-Type') ?? '';
  const text = await reply.text();
  for (const [name, value] of reply.headers) {
    if (name.includes(mark)) problems.push(`the header ${name}: ${value}`);
  }
  const location = reply.headers.get('Location');
  if (location !== null && new URL(location, 'http://here.example').origin !== 'http://here.example') {
    problems.push(`a way out to ${location}`);
  }
  if (type.startsWith('text/html') && text.includes(`<${mark}`)) problems.push('markup that was sent');
  if (status >= 400 && !type.startsWith('text/html') && type !== 'application/problem+json') {
    problems.push(`a refusal of type ${type}`);
  }
  if (/\bat .*\.ts:\d+|SQLITE|node_modules/.test(text))
    problems.push(`an inside view: ${text.slice(0, 200)}`);
  if (reply.headers.get('X-Content-Type-Options') !== 'nosniff') problems.push('a type to guess at');
  return problems.map((problem) => `${path}: ${problem}`);
}

describe('every endpoint, for any request', () => {
  let site: TwoDealers;
  let shopper: Shopper;
  beforeAll(async () => {
    site = await openTwoDealers();
    shopper = await visit(site, 'city-motors');
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('has enough valid example data', async () => {
    const refused = await Promise.all(
      endpoints.map(async ({ method, path }) => {
        const { example } = examplesOf({ method, path }, shopper);
        if (example === undefined) return '';
        const headers = { 'Content-Type': json, Cookie: shopper.cookie };
        const init = { method, headers, body: JSON.stringify(example) };
        const reply = await site.ask('city-motors', path, init);
        return reply.ok ? '' : `${method} ${path}: ${await reply.text()}`;
      }),
    );
    expect(refused.filter((sentence) => sentence !== '')).toEqual([]);
  });

  it.each(named)('%s returns a documented status', async (_name, endpoint) => {
    const statuses = new Set([endpoint.replies, refusals(endpoint)].flatMap(Object.keys).map(Number));
    const dealer = fc.constantFrom(...dealers, 'city-motors' as const);
    // A new session, because an earlier request may have ended the last one.
    const signedIn = { ...shopper, cookie: await signIn(site, 'city-motors') };
    await fc.assert(
      fc.asyncProperty(requests(endpoint, signedIn), dealer, async (sent, whose) => {
        const reply = await site.ask(whose, sent.path, sent.init);
        expect(await problemsOf(reply, sent, statuses)).toEqual([]);
        expect(site.errors.splice(0)).toEqual([]);
      }),
      { numRuns },
    );
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it.each(named.filter(([, { body }]) => body !== undefined))(
    '%s rejects a body larger than any form',
    async (_name, { method, path }) => {
      const body = JSON.stringify({ message: 'x'.repeat(70_000) });
      const reply = await site.ask('city-motors', path.replace(/:\w+/g, 'x'), {
        method,
        body,
        headers: { 'Content-Type': json },
      });
      expect(reply.status).toBe(413);
    },
  );

  it.each(named.filter(([, { method }]) => method !== 'GET'))(
    "%s rejects requests from other sites' pages",
    async (_name, { method, path }) => {
      for (const from of [
        { Origin: 'https://stranger.example' },
        { 'Sec-Fetch-Site': 'cross-site' },
        { Origin: 'null' },
      ]) {
        const reply = await site.ask('city-motors', path.replace(/:\w+/g, 'x'), {
          method,
          headers: { ...from },
          body: '{}',
        });
        expect(reply.status).toBe(403);
      }
    },
  );

  it.each(named)('%s has no undocumented methods', async (_name, { path }) => {
    const address = path.replace(
      /:\w+(\{.*?(\\\.\w+)\})?/g,
      (_hole, _pattern, ending = '') => `x1${ending.replace('\\', '')}`,
    );
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
      const reply = await site.ask('city-motors', address, { method });
      const allowed = reply.headers.get('Allow');
      if (allowed === null) expect(reply.status).not.toBe(405);
      else expect(allowed.split(', ')).not.toContain(method);
      expect(reply.status).not.toBe(500);
    }
  });

  it('leaves the database intact', async () => {
    expect(await site.database.execute({ sql: 'PRAGMA integrity_check' })).toMatchObject([
      { integrity_check: 'ok' },
    ]);
  });
});
