import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { errorMessage } from '../../../values/text/error-message.ts';
import { indexNowRequests } from './index-now.ts';

interface Announcement {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly key: string;
  readonly changed: readonly string[];
  /** Stores addresses that could not be sent, for the next time. */
  readonly waitingFile: string;
  /** Address of the IndexNow API. */
  readonly endpoint: string;
}

interface Announced {
  /** How many addresses the search engines accepted. */
  readonly announced: number;
  readonly warnings: readonly string[];
}

const TIMEOUT_MS = 10_000;

/**
 * Sends changed addresses to search engines (IndexNow). Never throws: the site is live whatever the answer.
 */
export async function announcePages(announcement: Announcement): Promise<Announced> {
  const { siteUrl, key, changed, waitingFile, endpoint } = announcement;
  let waiting = [...new Set([...readWaiting(waitingFile), ...changed])];
  if (waiting.length === 0) return { announced: 0, warnings: [] };
  writeWaiting(waitingFile, waiting);
  let announced = 0;
  try {
    for (const request of indexNowRequests(siteUrl, key, waiting)) {
      await post(endpoint, request);
      announced += request.urlList.length;
      const gone = new Set(request.urlList);
      waiting = waiting.filter((address) => !gone.has(address));
      writeWaiting(waitingFile, waiting);
    }
    // The remaining addresses are of another host, for which the key is not valid.
    writeWaiting(waitingFile, []);
    return { announced, warnings: [] };
  } catch (error) {
    const reason = errorMessage(error);
    return {
      announced,
      warnings: [
        `Search engines were not told of ${waiting.length} pages: ${reason} They are told next time.`,
      ],
    };
  }
}

async function post(endpoint: string, request: object): Promise<void> {
  const reply = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new Error(`${new URL(endpoint).host} does not answer.`, { cause });
  });
  await reply.body?.cancel();
  // 202: accepted; the key will be checked later.
  if (reply.status === 200 || reply.status === 202) return;
  throw new Error(`${new URL(endpoint).host} answered ${reply.status}${meanings[reply.status] ?? ''}.`);
}

const meanings: Readonly<Record<number, string>> = {
  400: ' (malformed)',
  403: ' (the key file was not found, or holds another key)',
  422: ' (addresses of another host, or a malformed key)',
  429: ' (too many requests)',
};

function readWaiting(file: string): string[] {
  try {
    return v.parse(v.array(v.string()), JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

function writeWaiting(file: string, waiting: readonly string[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(waiting));
  renameSync(`${file}.new`, file);
}
