import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { commandEnv } from '#tests/setup/command-env.ts';

const data = mkdtempSync(join(tmpdir(), 'dev-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

async function unusedPort(): Promise<number> {
  const server = createServer();
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

it('shows the home page, a listing and a vehicle, whose modules Vite loads in another way than a build', async () => {
  const port = await unusedPort();
  const child = spawn(process.execPath, ['scripts/dev.ts', '--tenant', 'pitstop', '--port', `${port}`], {
    env: { ...commandEnv, DATA_DIR: data },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  try {
    await expect.poll(() => output, { timeout: 200_000 }).toContain(`:${port}/`);
    const read = async (path: string) => {
      const reply = await fetch(`http://127.0.0.1:${port}${path}`);
      return { status: reply.status, html: await reply.text() };
    };
    const home = await read('/');
    const [listing] = /\/used-car\/[a-z0-9-]+(?=")/.exec(home.html) ?? [];
    const [vehicle] = /\/cars\/[a-z0-9-]+(?=")/.exec(home.html) ?? [];
    for (const path of ['/', listing, vehicle]) {
      const { status, html } = await read(path ?? 'missing');
      expect([path, status, /[^>]+cannot be shown/.exec(html)]).toEqual([path, 200, null]);
    }
  } finally {
    child.kill('SIGTERM');
    await once(child, 'close');
  }
});
