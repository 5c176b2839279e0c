import fc from 'fast-check';
import { Hono } from 'hono';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { readBody, readQuery } from './read-body.ts';

const schema = v.object({
  name: v.pipe(v.string(), v.minLength(1, 'Please tell us your name.')),
  phone: v.optional(v.string()),
  extras: v.optional(v.union([v.array(v.string()), v.string()])),
  visit: v.optional(v.object({ pages: v.array(v.string()) })),
});

const app = new Hono<AppEnv>()
  .post('/', async (c) => {
    const body = await readBody(c, schema);
    return body.ok ? c.json(body.value) : body.reply;
  })
  .get('/', (c) => {
    const query = readQuery(c, schema);
    return query.ok ? c.json(query.value) : query.reply;
  });

const post = (body: string | URLSearchParams | FormData, type?: string) =>
  app.request('/', {
    method: 'POST',
    body,
    ...(type !== undefined && { headers: { 'Content-Type': type } }),
  });
const postJson = (value: unknown) => post(JSON.stringify(value), 'application/json');

describe('a request body', () => {
  it.each([
    [() => postJson({ name: 'Ada', extras: ['a', 'b'] }), { name: 'Ada', extras: ['a', 'b'] }],
    [() => post('{"name":"Ada"}', 'Application/JSON; charset=utf-8'), { name: 'Ada' }],
    [() => post(new URLSearchParams([['name', 'Ada & Bo']])), { name: 'Ada & Bo' }],
    [
      () => post('name=Ada&extras=a&extras=b&phone=', 'application/x-www-form-urlencoded'),
      { name: 'Ada', extras: ['a', 'b'], phone: '' },
    ],
    [() => app.request('/?name=Ada&extras=a'), { name: 'Ada', extras: 'a' }],
  ])('is parsed as JSON, form and query alike (%#)', async (send, expected) => {
    const reply = await send();
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual(expected);
  });

  it.each([
    ['{"name":', 'application/json', 400],
    ['', 'application/json', 400],
    [`{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 'application/json', 400],
    [`${'{"a":'.repeat(20)}1${'}'.repeat(20)}`, 'application/json', 400],
    ['{"name":"Ada"}', 'text/plain', 415],
    ['{"name":"Ada"}', 'application/xml', 415],
    ['{"name":"Ada"}', 'application/json-patch', 415],
    ['{"name":"Ada"}', '__proto__', 415],
    ['null', 'application/json', 422],
    ['[]', 'application/json', 422],
    ['{}', 'application/json', 422],
    ['{"name":7}', 'application/json', 422],
    ['name=', 'application/x-www-form-urlencoded', 422],
    ['name=Ada&name=Bo', 'application/x-www-form-urlencoded', 422],
  ])('%# of a wrong type is refused', async (body, type, status) => {
    const reply = await post(body, type);
    expect(reply.status).toBe(status);
    expect(reply.headers.get('Content-Type')).toBe('application/problem+json');
  });

  it('is refused as a form with files', async () => {
    const form = new FormData();
    form.set('name', 'Ada');
    expect((await post(form)).status).toBe(415);
  });

  it('that is invalid is refused field by field, with the form’s messages', async () => {
    const reply = await postJson({ name: '', visit: { pages: ['/', 7] } });
    expect(await reply.json()).toEqual({
      type: 'about:blank',
      title: 'Unprocessable content',
      status: 422,
      detail: 'Please tell us your name. This cannot be taken as it is.',
      errors: [
        { field: 'name', message: 'Please tell us your name.' },
        { field: 'visit.pages.1', message: 'This cannot be taken as it is.' },
      ],
    });
    expect(await (await postJson({})).json()).toMatchObject({
      errors: [{ field: 'name', message: 'This is a required field.' }],
    });
  });

  it('is converted to well-formed Unicode', async () => {
    const reply = await post('{"name":"a\\ud800b"}', 'application/json');
    expect(await reply.json()).toEqual({ name: 'a\ufffdb' });
  });

  it('cannot change prototypes, and unknown fields are dropped', async () => {
    const reply = await post(
      '{"name":"Ada","__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
      'application/json',
    );
    expect(await reply.json()).toEqual({ name: 'Ada' });
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });

  it('always gets a reply, whatever it is', async () => {
    const types = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/html', '');
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), types, async (body, type) => {
        const { status } = await post(body, type);
        expect([200, 400, 415, 422]).toContain(status);
      }),
    );
  });
});
