import { describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { testPorts } from '../ports/ports.fixture.ts';
import { endpoints } from './endpoints.ts';
import { openApiDocument, pathTemplate } from './openapi.ts';

const app = createApp(testPorts());
const document = openApiDocument(endpoints, '1.2.3');
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);
const named = (list: readonly { method: string; path: string }[]) =>
  [...new Set(list.map(({ method, path }) => `${method.toUpperCase()} ${pathTemplate(path)}`))].sort();

describe('the OpenAPI document', () => {
  it('describes every route of the app, and no other', () => {
    // Routes for all methods are middleware.
    expect(named(endpoints)).toEqual(named(app.routes.filter(({ method }) => method !== 'ALL')));
    expect(named(operations)).toEqual(named(endpoints));
  });

  it('describes no route twice', () => {
    expect(endpoints).toHaveLength(named(endpoints).length);
  });

  it('is served under its address, for any dealer alike', async () => {
    const reply = await app.request('http://city-motors.localhost/api/openapi.json');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toBe('application/json');
    const served = await reply.json();
    expect(served).toEqual(JSON.parse(JSON.stringify(document)));
    expect(served).toMatchObject({ openapi: '3.1.1', info: { version: '1.2.3' } });
  });

  it('names each operation once', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^(get|post|put|delete)[A-Z]\w+$/);
  });

  it.each(operations.map(({ method, path, operation }) => [method, path, operation] as const))(
    '%s %s has its path parameters, responses and tags',
    (_method, path, { parameters, responses, tags, summary }) => {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(new Set(parameters.map(({ name }) => name)).size).toBe(parameters.length);
      expect(Object.keys(responses).some((status) => /^[23]/.test(status))).toBe(true);
      for (const status of Object.keys(responses)) expect(status).toMatch(/^[2-5]\d\d$/);
      expect(document.tags).toContainEqual({ name: tags[0] });
      expect(summary).not.toBe('');
    },
  );

  it('has no dangling references', () => {
    const text = JSON.stringify(document);
    for (const [, reference = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = reference
        .split('/')
        .reduce<unknown>((part, name) => Reflect.get(Object(part), name), document);
      expect(target, reference).toBeDefined();
    }
  });

  it('states which cookie or secret is required', () => {
    const schemes = Object.keys(document.components.securitySchemes);
    const needed = operations.flatMap(({ operation }) => (operation.security ?? []).flatMap(Object.keys));
    expect(needed.length).toBeGreaterThan(0);
    for (const name of needed) expect(schemes).toContain(name);
  });
});
