import { getMimeType } from 'hono/utils/mime';

/**
 * The media type of a file by its name; unknown ones are octet streams, which browsers do not execute because of
 * `nosniff`.
 */
export function contentTypeOf(fileName: string): string {
  if (fileName.endsWith('.vtt')) return 'text/vtt; charset=utf-8';
  return getMimeType(fileName) ?? 'application/octet-stream';
}
