import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadFile } from './download-file.client.ts';

const failed = 'The PDF could not be made.';
const problem = (body: unknown, type = 'application/problem+json') =>
  new Response(JSON.stringify(body), { status: 503, headers: { 'Content-Type': type } });

describe('downloadFile', () => {
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
  ])('says what went wrong: %s', async (_, reply, expected) => {
    vi.stubGlobal('fetch', async () => reply);
    expect(await downloadFile('/cars/kia.pdf', 'kia.pdf', failed)).toBe(expected);
  });

  it('says so when there is no network', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await downloadFile('/cars/kia.pdf', 'kia.pdf', failed)).toBe(failed);
  });
});
