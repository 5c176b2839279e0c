import type { FileHandle } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenFile } from './open-file.ts';
import type { ByteRange } from './reply/byte-range.ts';

const CHUNK_BYTES = 128 * 1024;
const WRITE_ATTEMPTS = 25;
const WRITE_PAUSE_MS = 10;

/** The part of `FileHandle` that is used. */
interface Readable {
  stat(): Promise<{ readonly size: number }>;
  read(
    into: Uint8Array,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ readonly bytesRead: number }>;
}

/** Reads the whole file. If it is being written in place, reads it again until its size is stable. */
export async function readWhole(handle: Readable): Promise<Uint8Array<ArrayBuffer>> {
  for (let attempt = 1; attempt <= WRITE_ATTEMPTS; attempt += 1) {
    const { size } = await handle.stat();
    const bytes = new Uint8Array(size);
    const { bytesRead } = await handle.read(bytes, 0, size, 0);
    const after = await handle.stat();
    if (bytesRead === size && after.size === size) return bytes;
    await sleep(WRITE_PAUSE_MS);
  }
  throw new Error('The file did not stop changing while it was read.');
}

/** Streams the bytes of a range; closes the file at the end, on an error and if the stream is cancelled. */
export function streamRange({ handle }: OpenFile, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let position = start;
  return new ReadableStream({
    async pull(controller) {
      const chunk = await readChunk(handle, position, Math.min(CHUNK_BYTES, end + 1 - position));
      position += chunk.byteLength;
      controller.enqueue(chunk);
      if (position <= end) return;
      controller.close();
      await handle.close();
    },
    cancel: () => handle.close(),
  });
}

/** Fails if the file was truncated: a broken download is better than one that looks complete. */
async function readChunk(handle: FileHandle, position: number, length: number): Promise<Uint8Array> {
  try {
    const { bytesRead, buffer } = await handle.read(new Uint8Array(length), 0, length, position);
    if (bytesRead === 0) throw new Error('The file became shorter while it was sent.');
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    await handle.close();
    throw error;
  }
}
