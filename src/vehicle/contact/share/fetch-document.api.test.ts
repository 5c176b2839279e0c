import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchDocument } from './fetch-document.api.ts';

const failed = 'The PDF could not be made.';
const problem = (body: unknown, type = 'application/problem+json') =>
  new Response(JSON.stringify(body), { status: 503, headers: { 'Content-Type': type } });

describe('fetchDocument', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [
      'the reply’s own sentence',
      problem({ detail: 'We are busy. Try again at noon.' }),
      'We are busy. Try again at noon.',
    ],
    ['the default for a problem without words', problem({ status: 503 }), failed],
    ['the default for a blank sentence', problem({ detail: ' ' }), failed],
    ['the default for a sentence that is none', problem({ detail: { text: 'x' } }), failed],
    ['the default for nothing', problem(null), failed],
    ['the default for a page of a proxy', problem('<h1>Bad gateway</h1>', 'text/html'), failed],
    [
      'the default for half a reply',
      new Response('{', { status: 500, headers: { 'Content-Type': 'application/json' } }),
      failed,
    ],
  ])('reports an error: %s', async (_, reply, expected) => {
    vi.stubGlobal('fetch', async () => reply);
    expect(await fetchDocument('/cars/kia.pdf', failed)).toEqual({ problem: expected });
  });

  it('reports an error while offline', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await fetchDocument('/cars/kia.pdf', failed)).toEqual({ problem: failed });
  });

  it('returns the file', async () => {
    vi.stubGlobal('fetch', async () => new Response('%PDF'));
    const fetched = await fetchDocument('/cars/kia.pdf', failed);
    expect('file' in fetched && (await fetched.file.text())).toBe('%PDF');
  });
});
