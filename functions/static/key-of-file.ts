import { sitePath } from './site-path.ts';

/**
 * The key of a built file in an object storage, which has no pages: `cars/abc.html` is requested as `cars/abc`. The
 * home page and the 404 page keep their names, because storages are configured with them. Null for files that
 * visitors must not get.
 */
export function keyOfFile(path: string): string | null {
  if (path === 'index.html' || path === '404.html') return path;
  const target = sitePath(`/${path.split('/').map(encodeURIComponent).join('/')}`);
  return target.kind === 'file' ? decodeURIComponent(target.cleanPath.slice(1)) : null;
}
