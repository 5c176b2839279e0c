import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '../../publish/build/is-running.build.ts';

/** A feed is refused; the message is for whoever sent it. */
export class FeedRefusal extends Error {
  override readonly name = 'FeedRefusal';
}

const draftName = /^\.(.+)\.(\d+)\.\d+\.incoming$/;
let drafts = 0;

interface Placing {
  readonly file: string;
  readonly maxBytes: number;
}

/**
 * Replaces the tenant's feed once the new one is completely written, so that readers never see half a file.
 * Returns false if the content is unchanged. Throws `FeedRefusal` when it is empty or too large, and the
 * source's error when that fails; the old feed then stays.
 */
export async function placeFeed(
  source: AsyncIterable<Uint8Array>,
  { file, maxBytes }: Placing,
): Promise<boolean> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  await clearDrafts(folder);
  drafts += 1;
  const draft = join(folder, `.${basename(file)}.${process.pid}.${drafts}.incoming`);
  try {
    const digest = await writeDraft(source, draft, maxBytes);
    if (digest === (await digestOf(file))) return false;
    await rename(draft, file);
    return true;
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeDraft(source: AsyncIterable<Uint8Array>, draft: string, maxBytes: number) {
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(draft, 'wx');
  try {
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes)
        throw new FeedRefusal(`The feed is larger than ${Math.round(maxBytes / 1e6)} MB.`);
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    if (bytes === 0) throw new FeedRefusal('The feed is empty.');
    await handle.sync();
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}

async function digestOf(file: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk);
    return hash.digest('hex');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Removes drafts of killed processes. */
async function clearDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(draftName.exec(name)?.[2] ?? process.pid);
    if (pid !== process.pid && !isRunning(pid)) await rm(join(folder, name), { force: true });
  }
}
