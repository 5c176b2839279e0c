import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeFiles } from '../platform/dist.fixture.ts';
import { bytesOf, openServedFolder, video } from './served-folder.fixture.ts';

const { dist, root, ask } = await openServedFolder();
afterAll(() => dist[Symbol.asyncDispose]());

describe('a range', () => {
  it.each([
    ['/walk.mp4', 'bytes=100-199', 100, 199],
    ['/walk.mp4', 'bytes=0-', 0, 699_999],
    ['/walk.mp4', 'bytes=131000-400000', 131_000, 400_000],
    ['/walk.mp4', 'bytes=-10', 699_990, 699_999],
  ])('of %s, %s', async (path, range, start, end) => {
    const reply = await ask(path, { Range: range });
    expect(reply.status).toBe(206);
    expect(reply.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/700000`);
    expect(reply.headers.get('Content-Length')).toBe(String(end - start + 1));
    expect((await bytesOf(reply)).equals(video.subarray(start, end + 1))).toBe(true);
  });

  it('of a page is taken from the uncompressed page', async () => {
    const reply = await ask('/cars/abc', { Range: 'bytes=0-14', 'Accept-Encoding': 'br' });
    expect(reply.status).toBe(206);
    expect(reply.headers.has('Content-Encoding')).toBe(false);
    expect(await reply.text()).toBe('<!doctype html>');
  });

  it.each(['/walk.mp4', '/ute.webp'])('beyond the end of %s is rejected', async (path) => {
    const reply = await ask(path, { Range: 'bytes=700000-' });
    expect(reply.status).toBe(416);
    expect(reply.headers.get('Content-Range')).toMatch(/^bytes \*\/\d+$/);
    expect((await bytesOf(reply)).byteLength).toBe(0);
  });

  it('of an older version is answered with the whole file', async () => {
    const etag = (await ask('/walk.mp4', {}, 'HEAD')).headers.get('ETag') ?? '';
    const same = await ask('/walk.mp4', { Range: 'bytes=0-9', 'If-Range': etag });
    const other = await ask('/walk.mp4', { Range: 'bytes=0-9', 'If-Range': '"old"' });
    expect([same.status, other.status]).toEqual([206, 200]);
    expect((await bytesOf(other)).byteLength).toBe(700_000);
    await same.arrayBuffer();
  });

  it('is ignored for HEAD', async () => {
    expect((await ask('/walk.mp4', { Range: 'bytes=0-9' }, 'HEAD')).status).toBe(200);
  });
});

describe('a streamed file', () => {
  it('is the opened one, even if another takes its name meanwhile', async () => {
    await writeFiles(root, { 'swap.mp4': video, 'swap-next.mp4': video.map((byte) => 255 - byte) });
    const reply = await ask('/swap.mp4');
    await rename(join(root, 'swap-next.mp4'), join(root, 'swap.mp4'));
    expect((await bytesOf(reply)).equals(video)).toBe(true);
  });

  it('can be aborted', async () => {
    const reply = await ask('/walk.mp4');
    const reader = reply.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await expect(reader?.cancel()).resolves.toBeUndefined();
  });
});

describe('no file stays open', () => {
  const openFiles = async () => (await readdir('/dev/fd')).length;

  it.each<[string, string, Record<string, string>, string]>([
    ['a page', '/cars/abc', {}, 'GET'],
    ['a copy that is still good', '/cars/abc', { 'If-None-Match': '*' }, 'GET'],
    ['a redirect', '/cars/abc.html', {}, 'GET'],
    ['a folder', '/cars', {}, 'GET'],
    ['a streamed file', '/walk.mp4', {}, 'GET'],
    ['the head of a streamed file', '/walk.mp4', {}, 'HEAD'],
    ['a streamed file that is still good', '/walk.mp4', { 'If-None-Match': '*' }, 'GET'],
    ['a range that cannot be', '/walk.mp4', { Range: 'bytes=9999999-' }, 'GET'],
  ])('after %s', async (_case, path, headers, method) => {
    const before = await openFiles();
    for (let count = 0; count < 12; count += 1) await (await ask(path, headers, method)).arrayBuffer();
    expect(await openFiles()).toBeLessThan(before + 6);
  });

  it('after an aborted download', async () => {
    const before = await openFiles();
    for (let count = 0; count < 12; count += 1) await (await ask('/walk.mp4')).body?.cancel();
    expect(await openFiles()).toBeLessThan(before + 6);
  });
});
