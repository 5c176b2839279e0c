import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anOutbox, files, settingsWith } from '#tests/fixtures/leads/an-outbox.ts';
import { nodeLeadFiles } from './node-lead-files.ts';

async function temporaryFolder() {
  const dir = await mkdtemp(join(tmpdir(), 'leads-'));
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }) };
}

describe('lead files', () => {
  it('are in a folder per dealer, complete, and readable by the server’s user only', async () => {
    await using folder = await temporaryFolder();
    await nodeLeadFiles(folder.dir).write({ site: 'city-motors', name: 'a.adf.xml', text: '<adf/>' });
    const dealer = join(folder.dir, 'city-motors');
    expect(await readdir(dealer)).toEqual(['a.adf.xml']);
    expect(await readFile(join(dealer, 'a.adf.xml'), 'utf8')).toBe('<adf/>');
    if (process.platform === 'win32') return;
    expect((await stat(join(dealer, 'a.adf.xml'))).mode & 0o777).toBe(0o600);
    expect((await stat(dealer)).mode & 0o777).toBe(0o700);
  });

  it('are replaced as a whole, also after a crash left a partial one', async () => {
    await using folder = await temporaryFolder();
    const lead = { site: 'city-motors', name: 'a.adf.xml', text: 'first, and longer' };
    await nodeLeadFiles(folder.dir).write(lead);
    await writeFile(
      join(folder.dir, 'city-motors', '.a.adf.xml.part'),
      'half of something that is much longer',
    );
    await nodeLeadFiles(folder.dir).write({ ...lead, text: 'second' });
    expect(await readdir(join(folder.dir, 'city-motors'))).toEqual(['a.adf.xml']);
    expect(await readFile(join(folder.dir, 'city-motors', 'a.adf.xml'), 'utf8')).toBe('second');
  });

  it('that cannot be written are retried', async () => {
    await using folder = await temporaryFolder();
    await writeFile(join(folder.dir, 'city-motors'), 'a file where the folder should be');
    await using outbox = await anOutbox(settingsWith(files), { leadFiles: nodeLeadFiles(folder.dir) });
    await outbox.store();
    await outbox.deliver();
    expect(await outbox.deliveries()).toMatchObject([
      { state: 'waiting', error: 'The file cannot be written (ENOTDIR).' },
    ]);
    await rm(join(folder.dir, 'city-motors'));
    outbox.wait(60_000);
    expect(await outbox.deliver()).toEqual({ sent: 1, failed: 0 });
  });
});
