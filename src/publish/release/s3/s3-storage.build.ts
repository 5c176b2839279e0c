import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { PublishTargetOf } from '../../../tenant/settings/publish/publish-target.schema.ts';

/**
 * A bucket of Amazon S3 or a compatible storage (docs.aws.amazon.com/AmazonS3/latest/API). Keys are relative
 * to the prefix.
 */
export interface S3Storage {
  /** Null if there is no such object. */
  readonly get: (key: string) => Promise<{ readonly text: string; readonly etag: string } | null>;
  /** Returns the ETag. */
  readonly put: (key: string, content: Buffer | string, options: PutOptions) => Promise<string>;
  /** Within the bucket, with new headers. */
  readonly copy: (from: string, to: string, headers: Readonly<Record<string, string>>) => Promise<void>;
  /** Missing objects are ignored. */
  readonly remove: (key: string) => Promise<void>;
}

interface PutOptions {
  /** SHA-256 of the content: the storage refuses a damaged upload. */
  readonly hash: string;
  readonly contentType: string;
  /**
   * Only replaces the object with this ETag; null: only creates a new one. Otherwise throws
   * `ChangedMeanwhile`.
   */
  readonly replaces?: string | null;
}

/** Another process has written the object since it was read. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

export interface S3Access {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Waits before each retry after a network or storage error. */
  readonly pausesMs?: readonly number[];
}

type Ask = (method: string, key: string, init?: RequestInit) => Promise<Response>;

export function openS3Storage(target: PublishTargetOf<'s3'>, access: S3Access): S3Storage {
  const ask = asker(target, access);
  const checked = async (action: string, method: string, key: string, init?: RequestInit) => {
    const reply = await ask(method, key, init);
    if (!reply.ok) throw await refusal(target, `${action} ${target.prefix}${key}`, reply);
    return reply;
  };
  return {
    get: async (key) => {
      const reply = await ask('GET', key);
      if (reply.status === 404) return null;
      if (!reply.ok) throw await refusal(target, `read ${target.prefix}${key}`, reply);
      return { text: await reply.text(), etag: reply.headers.get('ETag') ?? '' };
    },
    put: async (key, content, { hash, contentType, replaces }) => {
      const condition: Record<string, string> =
        replaces === undefined ? {} : replaces === null ? { 'If-None-Match': '*' } : { 'If-Match': replaces };
      const headers = { 'X-Amz-Content-Sha256': hash, 'Content-Type': contentType, ...condition };
      const body = typeof content === 'string' ? content : new Uint8Array(content);
      const reply = await checked('write', 'PUT', key, { headers, body });
      return reply.headers.get('ETag') ?? '';
    },
    copy: async (from, to, headers) => {
      const source = `/${target.bucket}/${encodeKey(target.prefix + from)}`;
      const reply = await checked('write', 'PUT', to, {
        headers: { ...headers, 'X-Amz-Copy-Source': source, 'X-Amz-Metadata-Directive': 'REPLACE' },
      });
      // "A 200 OK response can contain either a success or an error" (CopyObject).
      const text = await reply.text();
      if (text.includes('<Error>'))
        throw new Error(errorOf(target, `write ${target.prefix}${to}`, text, 200));
    },
    remove: async (key) => {
      const reply = await ask('DELETE', key);
      if (!reply.ok && reply.status !== 404)
        throw await refusal(target, `delete ${target.prefix}${key}`, reply);
    },
  };
}

function asker({ endpoint, region, bucket, prefix }: PublishTargetOf<'s3'>, access: S3Access): Ask {
  const { accessKeyId, secretAccessKey, pausesMs = [100, 400, 1500, 5000] } = access;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const once = (url: string, init: RequestInit) =>
    client.fetch(url, init).catch((cause: unknown) => {
      throw new Error(`The storage at ${endpoint} does not answer.`, { cause });
    });
  return async (method, key, init) => {
    const url = `${endpoint}/${bucket}/${encodeKey(prefix + key)}`;
    for (const pauseMs of pausesMs) {
      const reply = await once(url, { ...init, method }).catch(() => null);
      if (reply !== null && !(await isTransient(method, reply))) return reply;
      await reply?.body?.cancel();
      await pause(pauseMs);
    }
    return once(url, { ...init, method });
  };
}

/** Error codes that S3 tells clients to try again after, also with another status. */
const transientCode = /<Code>(?:InternalError|SlowDown|ServiceUnavailable|RequestTimeout)</;

/**
 * Whether another attempt may succeed. A copy that fails midway has the status 200 (CopyObject), an upload that
 * stopped for a while 400 (RequestTimeout).
 */
async function isTransient(method: string, reply: Response): Promise<boolean> {
  if (reply.status >= 500 || reply.status === 429) return true;
  const mayTell = method === 'PUT' && (reply.status === 200 || reply.status === 400);
  return mayTell && transientCode.test(await reply.clone().text());
}

/** URL-encodes each part of a key as the signature requires: all but letters, digits and `-._~`. */
function encodeKey(key: string): string {
  const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return key
    .split('/')
    .map((part) => encodeURIComponent(part).replace(/[!'()*]/g, escaped))
    .join('/');
}

async function refusal(target: PublishTargetOf<'s3'>, action: string, reply: Response): Promise<Error> {
  const text = await reply.text();
  const message = errorOf(target, action, text, reply.status);
  // 409: two conditional writes at the same time.
  return reply.status === 412 || reply.status === 409 ? new ChangedMeanwhile(message) : new Error(message);
}

/** Only code and sentence of the storage's error: the rest repeats keys and signatures. */
function errorOf({ endpoint, bucket }: PublishTargetOf<'s3'>, action: string, xml: string, status: number) {
  const code = /<Code>([^<]{1,100})</.exec(xml)?.[1] ?? String(status);
  const sentence = /<Message>([^<]{1,200})</.exec(xml)?.[1] ?? '';
  return `The storage at ${endpoint} did not ${action} in ${bucket}: ${code} ${sentence}`.trimEnd();
}
