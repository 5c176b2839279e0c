import { getMimeType } from 'hono/utils/mime';

/** The media type of a file by its name; unknown ones are bytes, which `nosniff` keeps from being run. */
export function contentTypeOf(fileName: string): string {
  if (fileName.endsWith('.vtt')) return 'text/vtt; charset=utf-8';
  return getMimeType(fileName) ?? 'application/octet-stream';
}
