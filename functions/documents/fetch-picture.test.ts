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
const fetchHere = createFetchPicture({ isAllowed: isThisMachine, bytesMost: 3000 });
const impatient = createFetchPicture({ isAllowed: isThisMachine, bytesMost: 3000, timeoutMs: 300 });

describe('a picture from another machine', () => {
  it('is fetched, also after it has moved', async () => {
    expect(await fetchHere(`${origin}/photo.jpg`)).toHaveLength(2000);
    expect(await fetchHere(`${origin}/moved`)).toHaveLength(2000);
  });

  it('is found by name too', async () => {
    expect(await fetchHere(`${origin.replace('127.0.0.1', 'localhost')}/photo.jpg`)).toHaveLength(2000);
  });

  it.each(['127.0.0.1', 'localhost'])('is never asked of %s, which is inside', async (host) => {
    asked.length = 0;
    const address = `${origin.replace('127.0.0.1', host)}/photo.jpg`;
    await expect(createFetchPicture()(address)).rejects.toThrow('is not on the open internet');
    expect(asked).toEqual([]);
  });

  it('that leads inside by a redirect is not followed there', async () => {
    await expect(fetchHere(`${origin}/inside`)).rejects.toThrow('10.0.0.1 is not on the open internet');
  });

  it('that only leads round and round is given up', async () => {
    await expect(fetchHere(`${origin}/round`)).rejects.toThrow('answered 302');
  });

  it('that is not there, too slow or too large is refused', async () => {
    await expect(fetchHere(`${origin}/none`)).rejects.toThrow('answered 404');
    await expect(impatient(`${origin}/slow`)).rejects.toThrow(/abort|timeout/i);
    const small = createFetchPicture({ isAllowed: isThisMachine, bytesMost: 1999 });
    await expect(small(`${origin}/photo.jpg`)).rejects.toThrow('larger than 1999 bytes');
  });

  it.each(['file:///etc/passwd', 'ftp://127.0.0.1/x', 'nonsense'])(
    '%s is no address of one',
    async (address) => {
      await expect(fetchHere(address)).rejects.toThrow();
    },
  );
});
