import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFetchPicture } from './fetch-picture.ts';

let server: Server;
let origin = '';
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    if (request.url === '/photo.jpg') return reply.end(Buffer.alloc(2000, 7));
    if (request.url === '/moved') return reply.writeHead(302, { Location: '/photo.jpg' }).end();
    if (request.url === '/inside') return reply.writeHead(302, { Location: 'http://10.0.0.1/admin' }).end();
    if (request.url === '/round') return reply.writeHead(302, { Location: '/round' }).end();
    if (request.url === '/slow') return;
    return reply.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const isThisMachine = (address: string) => address === '127.0.0.1' || address === '::1';
const fetchHere = createFetchPicture({ isAllowed: isThisMachine, maxBytes: 3000 });
const impatient = createFetchPicture({ isAllowed: isThisMachine, maxBytes: 3000, timeoutMs: 300 });

describe('an image on another server', () => {
  it('is fetched, also after a redirect', async () => {
    expect(await fetchHere(`${origin}/photo.jpg`)).toHaveLength(2000);
    expect(await fetchHere(`${origin}/moved`)).toHaveLength(2000);
  });

  it('is found by host name', async () => {
    expect(await fetchHere(`${origin.replace('127.0.0.1', 'localhost')}/photo.jpg`)).toHaveLength(2000);
  });

  it.each(['127.0.0.1', 'localhost'])(
    'is never requested from %s, which is a private address',
    async (host) => {
      asked.length = 0;
      const address = `${origin.replace('127.0.0.1', host)}/photo.jpg`;
      await expect(createFetchPicture()(address)).rejects.toThrow('is not on the open internet');
      expect(asked).toEqual([]);
    },
  );

  it('is not fetched when it redirects to a private address', async () => {
    await expect(fetchHere(`${origin}/inside`)).rejects.toThrow('10.0.0.1 is not on the open internet');
  });

  it('is refused after too many redirects', async () => {
    await expect(fetchHere(`${origin}/round`)).rejects.toThrow('answered 302');
  });

  it('is refused when it is missing, too slow or too large', async () => {
    await expect(fetchHere(`${origin}/none`)).rejects.toThrow('answered 404');
    await expect(impatient(`${origin}/slow`)).rejects.toThrow(/abort|timeout/i);
    const small = createFetchPicture({ isAllowed: isThisMachine, maxBytes: 1999 });
    await expect(small(`${origin}/photo.jpg`)).rejects.toThrow('larger than 1999 bytes');
  });

  it.each(['file:///etc/passwd', 'ftp://127.0.0.1/x', 'nonsense'])(
    'is not fetched from %s',
    async (address) => {
      await expect(fetchHere(address)).rejects.toThrow();
    },
  );
});
