import { once } from 'node:events';
import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { describe, expect, it } from 'vitest';
import { benchSite, writeBenchSite } from '#tests/bench/lead-site.ts';
import { openDatabase } from '../storage/open-database.ts';
import { rawRequest, temporaryDist, writeFiles } from './dist.fixture.ts';
import { startServer } from './node.ts';

interface Timeouts {
  readonly requestTimeoutMs?: number;
  readonly stalledTimeoutMs?: number;
}

async function aServer(options: Timeouts = {}) {
  const dist = await temporaryDist();
  const distDir = join(dist.dir, 'dist');
  await writeBenchSite(distDir, [{ name: 'files', kind: 'adf-file' }]);
  await writeFiles(join(distDir, benchSite), { 'index.html': 'home' });
  const file = join(dist.dir, 'data', 'platform.db');
  const logged: string[] = [];
  const server = await startServer({
    distDir,
    port: 0,
    database: { url: `file:${file}` },
    log: (line) => logged.push(line),
    ...options,
  });
  const { port } = server;
  const host = `${benchSite}.localhost:${port}`;
  const dispose = async () => {
    await server.close();
    await dist[Symbol.asyncDispose]();
  };
  const sendLead = (number: number) =>
    rawRequest(port, {
      ...{ host, path: '/api/leads', method: 'POST', headers: { 'Content-Type': 'application/json' } },
      body: JSON.stringify({
        ...{ form: 'enquiry', name: 'Ada', last_name: 'Lovelace', email: `ada${number}@example.com` },
        ...{ phone: `041234567${number}`, postcode: '4000', message: 'Hello', terms_conditions: true },
      }),
    });
  /** Sends raw bytes; returns everything received until the connection closes. */
  const sendRaw = async (text: string) => {
    const socket = connect(port, '127.0.0.1');
    let reply = '';
    socket.setEncoding('utf8').on('data', (part) => {
      reply += part;
    });
    socket.write(text.replace('HOST', host));
    const ended = once(socket, 'close').then(() => reply);
    return { socket, reply: () => ended };
  };
  const ask = (path: string) => rawRequest(port, { host, path });
  const addFilm = (name: string, bytes: number) => {
    writeFileSync(join(distDir, benchSite, name), '');
    truncateSync(join(distDir, benchSite, name), bytes);
  };
  return { addFilm, file, logged, ask, sendLead, sendRaw, [Symbol.asyncDispose]: dispose };
}

describe('a server whose database is locked by another process', () => {
  it('continues to serve pages, and acknowledges leads once the lock is released', async () => {
    await using server = await aServer();
    // The server's writes at start may hold the lock for a moment.
    const other = createClient({ url: `file:${server.file}`, timeout: 10_000 });
    const lock = await other.transaction('write');
    const done: string[] = [];
    const leads = [1, 2, 3].map(async (number) => {
      const { status } = await server.sendLead(number);
      done.push('lead');
      return status;
    });
    expect((await server.ask('/')).body.toString()).toBe('home');
    const health = await server.ask('/api/health');
    expect([health.status, JSON.parse(health.body.toString()).storage]).toEqual([503, 'slow']);
    expect(done).toEqual([]);
    await lock.rollback();
    other.close();
    expect(await Promise.all(leads)).toEqual([201, 201, 201]);
    expect((await server.sendLead(4)).status).toBe(201);
    expect(server.logged).toEqual([]);
  });
});

describe('a server whose database file is deleted', () => {
  it('acknowledges only what is still there after a restart', async () => {
    await using server = await aServer();
    expect((await server.sendLead(1)).status).toBe(201);
    rmSync(server.file);
    const replies = await Promise.all([2, 3, 4].map(server.sendLead));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    const database = await openDatabase({ url: `file:${server.file}` });
    const rows = await database.execute({ sql: 'SELECT id FROM leads' });
    database.close();
    const ids = replies.map(({ body }) => JSON.parse(body.toString()).lead_id);
    expect(rows.map(({ id }) => id).sort()).toEqual(ids.sort());
  });
});

const head = (length: string) =>
  `POST /api/leads HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;

describe('an upload', () => {
  it.each([
    ['of a known length', head('Content-Length: 500')],
    ['in chunks', `${head('Transfer-Encoding: chunked')}5\r\n`],
  ])('%s that is cut off is not logged', async (_, start) => {
    await using server = await aServer();
    const { socket, reply } = await server.sendRaw(`${start}{"for`);
    // Once another request is answered, the server has read the head of this one.
    await server.ask('/');
    socket.destroy();
    await reply();
    await server.ask('/');
    expect(server.logged).toEqual([]);
  });

  it.each([
    ['JSON', 'application/json', '{"form":'],
    ['multipart', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp'],
    ['multipart without a boundary', 'multipart/form-data', '--x'],
  ])('of malformed %s is refused without a log line', async (_, type, body) => {
    await using server = await aServer();
    const start = head(`Content-Length: ${body.length}\r\nConnection: close`).replace(
      'application/json',
      type,
    );
    const { reply } = await server.sendRaw(`${start}${body}`);
    expect(await reply()).toMatch(/^HTTP\/1\.1 4(00|15) /);
    expect(server.logged).toEqual([]);
  });

  it.each([
    ['body', `${head('Content-Length: 500')}{"form":`],
    ['body in chunks', `${head('Transfer-Encoding: chunked')}5\r\n{"for`],
    ['head', 'POST /api/leads HTTP/1.1\r\nHost: HOST\r\nContent-Ty'],
  ])('whose %s does not end is answered with 408, and its connection closed', async (_, text) => {
    await using server = await aServer({ requestTimeoutMs: 300 });
    const { reply } = await server.sendRaw(text);
    expect(await reply()).toMatch(/^HTTP\/1\.1 408 /);
    expect(server.logged).toEqual([]);
  });
});

describe('a visitor who asks for a film', () => {
  const bytes = 64 * 1024 * 1024;
  const receivedAfter = async (pauseMs: number, stalledTimeoutMs: number) => {
    await using server = await aServer({ stalledTimeoutMs });
    server.addFilm('film.mp4', bytes);
    const { socket, reply } = await server.sendRaw(
      'GET /film.mp4 HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
    );
    socket.on('error', () => undefined).pause();
    await pause(pauseMs);
    socket.resume();
    return (await reply()).length;
  };

  it('and reads none of it is disconnected', async () => {
    expect(await receivedAfter(1500, 200)).toBeLessThan(bytes);
  });

  it('and reads it after a pause gets it whole', async () => {
    expect(await receivedAfter(300, 60_000)).toBeGreaterThan(bytes);
  });
});
