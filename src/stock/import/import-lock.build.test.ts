import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withImportLock } from './import-lock.build.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));

/** Starts a process that holds the lock until it is killed. */
async function aHolder(tenant: string) {
  const code = `import { withImportLock } from ${JSON.stringify(import.meta.resolve('./import-lock.build.ts'))};
    await withImportLock(${JSON.stringify(folder)}, ${JSON.stringify(tenant)}, async () => {
      console.log('has it');
      await new Promise((resolve) => setTimeout(resolve, 2 ** 30));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('the lock of an import', () => {
  it('runs one import after the other, also within a process', async () => {
    let busy = 0;
    let max = 0;
    const work = async () => {
      busy += 1;
      max = Math.max(max, busy);
      await new Promise(setImmediate);
      busy -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => withImportLock(folder, 'one', work)));
    expect(max).toBe(1);
  });
  it('is released when the work fails', async () => {
    const failing = withImportLock(folder, 'two', () => Promise.reject(new Error('no disk')));
    await expect(failing).rejects.toThrow('no disk');
    expect(await withImportLock(folder, 'two', async () => 'done')).toBe('done');
  });
  it('is waited for while another process holds it, and is free once that process is killed', async () => {
    const holder = await aHolder('three');
    let isIn = false;
    const waiting = withImportLock(folder, 'three', async () => {
      isIn = true;
    });
    expect(await withImportLock(folder, 'another tenant', async () => 'done')).toBe('done');
    expect(isIn).toBe(false);
    holder.kill('SIGKILL');
    await waiting;
    expect(isIn).toBe(true);
  });
});
