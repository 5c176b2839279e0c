import { sitePath } from './site-path.ts';

/**
 * Under which key a storage that knows no pages, only objects, keeps a file of a built site: `cars/abc.html` is asked
 * for as `cars/abc`. The start page and the page for what is not there keep their names, by which storages are told of
 * them. Null for what is not for visitors.
 */
export function keyOfFile(path: string): string | null {
  if (path === 'index.html' || path === '404.html') return path;
  const target = sitePath(`/${path.split('/').map(encodeURIComponent).join('/')}`);
  return target.kind === 'file' ? decodeURIComponent(target.cleanPath.slice(1)) : null;
}
