import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { aSiteInfo, rawRequest, temporaryDist, writeSite } from '#functions/platform/dist.fixture.ts';
import { commandEnv } from '#tests/setup/command-env.ts';

const script = fileURLToPath(new URL('serve.ts', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'serve-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

function run(...args: string[]) {
  const child = spawn(process.execPath, [script, ...args], { env: { ...commandEnv, DATA_DIR: data } });
  let output = '';
  const add = (data: Buffer) => {
    output += data.toString();
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  return { child, output: () => output, exitCode: exitCodeOf(child) };
}

async function exitCodeOf(child: ChildProcess): Promise<unknown> {
  const [code] = await once(child, 'close');
  return code;
}

describe('serve', () => {
  it("prints each dealer's address, serves, and stops cleanly on a signal", async () => {
    await using dist = await temporaryDist();
    await writeSite(dist.dir, aSiteInfo(), { 'index.html': 'home' });
    const { child, output, exitCode } = run('--dist', dist.dir, '--port', '0');
    await expect.poll(output, { timeout: 30_000 }).toMatch(/Demo Motors +http:\/\/demo\.localhost:\d+\//);
    const port = Number(/localhost:(\d+)/.exec(output())?.[1]);
    expect((await rawRequest(port)).body.toString()).toBe('home');
    child.kill('SIGTERM');
    expect(await exitCode).toBe(0);
    // The rest of the data folder may have been created by a build.
    expect((statSync(join(data, 'database')).mode & 0o777).toString(8)).toBe('700');
    // One file, with nothing left in SQLite's write-ahead log.
    expect(existsSync(join(data, 'database/platform.db'))).toBe(true);
    expect(existsSync(join(data, 'database/platform.db-wal'))).toBe(false);
  });

  it('says how to build if there are no sites', async () => {
    await using dist = await temporaryDist();
    const { child, output, exitCode } = run('--dist', dist.dir, '--port', '0');
    await expect.poll(output, { timeout: 30_000 }).toMatch(/Nothing is built in .* Run: npm run build/);
    child.kill('SIGINT');
    expect(await exitCode).toBe(0);
  });

  it('prints a sentence, without a stack trace, if the port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const { output, exitCode } = run('--port', String(port));
    expect(await exitCode).toBe(1);
    expect(output()).toMatch(/^Port \d+ is already in use\. [^\n]+\n$/);
    other.close();
  });

  it.each([
    [['--port', 'http'], 1, /^PORT must be a number from 0 to 65535\.\n$/],
    [['--nonsense'], 2, /^Unknown option '--nonsense'/],
  ])('refuses %j', async (args, code, text) => {
    const { output, exitCode } = run(...args);
    expect(await exitCode).toBe(code);
    expect(output()).toMatch(text);
  });
});
