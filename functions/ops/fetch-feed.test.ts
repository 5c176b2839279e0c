import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type FeedAnswer, fetchFeed, sentenceOf } from './fetch-feed.ts';

type Handler = (headers: Readonly<Record<string, unknown>>, reply: ServerResponse, path: string) => unknown;

/** A supplier's server on the local machine. */
async function aServer(handle: Handler) {
  const server = createServer((request, reply) => handle(request.headers, reply, request.url ?? ''));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/feed.csv?key=secret`;
  const ask = (changes: Partial<Parameters<typeof fetchFeed>[0]> = {}) =>
    fetchFeed({
      url,
      etag: null,
      lastModified: null,
      authorization: undefined,
      timeoutMs: 60_000,
      isAllowed: () => true,
      ...changes,
    });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url, ask, [Symbol.asyncDispose]: close };
}

const bodyOf = async (answer: FeedAnswer) => (answer.kind === 'feed' ? text(answer.body) : answer);

describe('a fetched feed', () => {
  it('comes with its ETag, and is not sent again while it is unchanged', async () => {
    await using server = await aServer((headers, reply) => {
      if (headers['if-none-match'] === '"7"') return reply.writeHead(304).end();
      reply.writeHead(200, { ETag: '"7"', 'Last-Modified': 'Fri, 20 Nov 2026 10:00:00 GMT' });
      return reply.end('Make\n');
    });
    const answer = await server.ask();
    expect(answer).toMatchObject({ etag: '"7"', lastModified: 'Fri, 20 Nov 2026 10:00:00 GMT' });
    expect(await bodyOf(answer)).toBe('Make\n');
    expect(await server.ask({ etag: '"7"' })).toEqual({ kind: 'same' });
  });

  it('is requested by date without an ETag, and with the dealer’s authorisation', async () => {
    const asked: unknown[] = [];
    await using server = await aServer((headers, reply) => {
      asked.push(headers['if-modified-since'], headers['authorization']);
      reply.end('Make\n');
    });
    await server.ask({ lastModified: 'Fri, 20 Nov 2026 10:00:00 GMT', authorization: 'Basic eA==' });
    expect(asked).toEqual(['Fri, 20 Nov 2026 10:00:00 GMT', 'Basic eA==']);
  });

  it('sends its authorisation to no other server after a redirect', async () => {
    const headersSeen: unknown[] = [];
    await using other = await aServer((headers, reply) => {
      headersSeen.push(headers['authorization']);
      reply.end('Make\n');
    });
    await using server = await aServer((_, reply) => reply.writeHead(302, { Location: other.url }).end());
    expect(await bodyOf(await server.ask({ authorization: 'Bearer x' }))).toBe('Make\n');
    expect(headersSeen).toEqual([undefined]);
  });

  it.each([
    ['503', (reply: ServerResponse) => reply.writeHead(503).end(), '127.0.0.1 answered 503.'],
    ['404', (reply: ServerResponse) => reply.writeHead(404).end('<html>'), '127.0.0.1 answered 404.'],
    ['a broken line', (reply: ServerResponse) => reply.destroy(), '127.0.0.1 broke off in the middle.'],
  ])('that answers %s has failed, with a message without the key in its URL', async (_, act, sentence) => {
    await using server = await aServer((_headers, reply) => act(reply));
    expect(await server.ask()).toEqual({ kind: 'failed', sentence });
  });

  it('that is refused for a while says for how long', async () => {
    let retryAfter = '3600';
    await using server = await aServer((_, reply) =>
      reply.writeHead(429, { 'Retry-After': retryAfter, Date: 'Fri, 20 Nov 2026 10:00:00 GMT' }).end(),
    );
    expect(await server.ask()).toMatchObject({ kind: 'failed', waitMs: 3_600_000 });
    retryAfter = 'Fri, 20 Nov 2026 10:02:00 GMT';
    expect(await server.ask()).toMatchObject({ waitMs: 120_000 });
    retryAfter = 'soon';
    expect(await server.ask()).toEqual({ kind: 'failed', sentence: '127.0.0.1 answered 429.' });
  });

  it.each([
    ['ENOSPC', 'write', 'The feed of x.example cannot be stored: the disk is full.'],
    ['EROFS', 'open', 'The feed of x.example cannot be stored: EROFS'],
    ['EACCES', 'connect', 'x.example cannot be reached (EACCES).'],
  ])('that fails with %s at "%s" is not reported as another failure', (code, syscall, sentence) => {
    const error = Object.assign(new Error(code), { code, syscall });
    expect(sentenceOf(error, 'https://x.example/feed.csv')).toBe(sentence);
  });

  it('that is cut off rejects, however much has arrived', async () => {
    await using server = await aServer((_, reply) => {
      reply.writeHead(200, { 'Content-Length': '100' });
      reply.write('Make,Model\n', () => reply.destroy());
    });
    const broken = await bodyOf(await server.ask()).catch((error: unknown) => sentenceOf(error, server.url));
    expect(broken).toBe('127.0.0.1 broke off in the middle.');
  });

  it('that takes too long rejects', async () => {
    await using server = await aServer((_, reply) => reply.write('Make'));
    const slow = await bodyOf(await server.ask({ timeoutMs: 200 })).catch((error: unknown) =>
      sentenceOf(error, server.url),
    );
    expect(slow).toMatch(/did not answer in time|broke off/);
  });

  it('is not fetched from a private network or by another protocol', async () => {
    let isAsked = false;
    await using server = await aServer((_, reply) => {
      isAsked = true;
      reply.end('secret');
    });
    const sentence = '127.0.0.1 is not on the open internet.';
    expect(await server.ask({ isAllowed: undefined })).toEqual({ kind: 'failed', sentence });
    expect(await server.ask({ url: 'file:///etc/passwd' })).toMatchObject({ kind: 'failed' });
    expect(isAsked).toBe(false);
  });
});
