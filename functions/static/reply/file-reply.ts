import { cacheHeadersFor } from '#src/publish/policy/headers.ts';
import type { OpenFile } from '../open-file.ts';
import type { Body, BodyCache } from '../published/body-cache.ts';
import { readWhole, streamRange } from '../read-file.ts';
import { type ByteRange, parseByteRange } from './byte-range.ts';
import { isNotModified, isRangeCurrent, type Validators } from './conditional.ts';
import { chooseEncoding, type Encoding, isCompressible } from './content-encoding.ts';
import { contentTypeOf } from './content-type.ts';

/** Larger files are streamed uncompressed. The limit for text is higher, because compression is worth it. */
const heldBytes = { text: 16 * 1024 * 1024, other: 512 * 1024 };

interface FileContext {
  readonly request: Request;
  readonly cleanPath: string;
  readonly bodies: BodyCache;
  readonly nowMs: number;
}

/**
 * The reply for an open file: 200, 206, 304 or 416. Takes ownership of the file: it is closed with the reply, or at
 * the end of a streamed body.
 */
export async function fileReply(file: OpenFile, context: FileContext): Promise<Response> {
  const contentType = contentTypeOf(file.path);
  const isText = isCompressible(contentType, file.size);
  const headers: Record<string, string> = {
    ...cacheHeadersFor(context.cleanPath),
    'Content-Type': contentType,
    'Last-Modified': new Date(Math.min(file.modifiedMs, context.nowMs)).toUTCString(),
    'Accept-Ranges': 'bytes',
    ...(isText && { Vary: 'Accept-Encoding' }),
  };
  if (file.size > (isText ? heldBytes.text : heldBytes.other)) return streamedReply(file, headers, context);
  try {
    return await heldReply(file, headers, isText, context);
  } finally {
    await file.handle.close();
  }
}

async function heldReply(
  file: OpenFile,
  base: Readonly<Record<string, string>>,
  isText: boolean,
  context: FileContext,
): Promise<Response> {
  const { request } = context;
  // Ranges refer to the uncompressed file.
  const encoding =
    isText && !request.headers.has('Range')
      ? chooseEncoding(request.headers.get('Accept-Encoding'))
      : undefined;
  const body = await loadBody(file, encoding, base, context);
  const validators = validatorsOf(body.digest, encoding, base);
  const headers = { ...base, ETag: validators.etag, ...(encoding && { 'Content-Encoding': encoding }) };
  if (isNotModified(request.headers, validators)) return notModified(headers);
  const range = rangeOf(request, validators, body.bytes.byteLength);
  return reply(request, headers, range, body.bytes.byteLength, ({ start, end }) =>
    body.bytes.subarray(start, end + 1),
  );
}

function loadBody(
  file: OpenFile,
  encoding: Encoding | undefined,
  headers: Readonly<Record<string, string>>,
  { bodies }: FileContext,
): Promise<Body> {
  return bodies({
    version: file.version,
    encoding,
    isImmutable: headers['Cache-Control']?.includes('immutable') ?? false,
    read: () => readWhole(file.handle),
  });
}

async function streamedReply(file: OpenFile, base: Readonly<Record<string, string>>, context: FileContext) {
  const { request } = context;
  const validators = validatorsOf(file.stamp, undefined, base);
  const headers = { ...base, ETag: validators.etag };
  let isStreaming = false;
  try {
    if (isNotModified(request.headers, validators)) return notModified(headers);
    const range = rangeOf(request, validators, file.size);
    return reply(request, headers, range, file.size, (bytes) => {
      isStreaming = true;
      return streamRange(file, bytes);
    });
  } finally {
    if (!isStreaming) await file.handle.close();
  }
}

function validatorsOf(
  digest: string,
  encoding: Encoding | undefined,
  headers: Readonly<Record<string, string>>,
): Validators {
  const etag = encoding === undefined ? `"${digest}"` : `"${digest}-${encoding}"`;
  return { etag, lastModified: headers['Last-Modified'] ?? '' };
}

/** Range is only defined for GET (RFC 9110, 14.2). */
function rangeOf(request: Request, validators: Validators, size: number) {
  const isAsked = request.method === 'GET' && isRangeCurrent(request.headers, validators);
  return isAsked ? parseByteRange(request.headers.get('Range'), size) : undefined;
}

function notModified(headers: Record<string, string>): Response {
  const { 'Content-Type': _type, 'Content-Encoding': _encoding, ...kept } = headers;
  return new Response(null, { status: 304, headers: kept });
}

function reply(
  request: Request,
  headers: Record<string, string>,
  range: ByteRange | 'unsatisfiable' | undefined,
  size: number,
  read: (bytes: ByteRange) => Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
): Response {
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${size}`, 'Content-Length': '0' },
    });
  }
  const bytes = range ?? { start: 0, end: size - 1 };
  const contentRange = range && { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` };
  return new Response(request.method === 'HEAD' || size === 0 ? null : read(bytes), {
    status: range === undefined ? 200 : 206,
    headers: { ...headers, ...contentRange, 'Content-Length': String(bytes.end - bytes.start + 1) },
  });
}
