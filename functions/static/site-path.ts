type SitePath =
  /** A path that no browser and no link of the site produces: 400. */
  | { readonly kind: 'malformed' }
  /** Never served, whether or not it exists: 404. */
  | { readonly kind: 'hidden' }
  | {
      readonly kind: 'file';
      /** The canonical path of this content, percent-encoded; others are redirected to it. */
      readonly cleanPath: string;
      /** Files that may be served, relative to the site's folder; the first existing one is used. */
      readonly candidates: readonly [string, ...string[]];
    };

/** Files for the host and the functions (`_headers`, `_cars/`), and the 404 page, which has no address. */
function isHiddenAtRoot(name: string, isAlone: boolean): boolean {
  if (name.startsWith('_')) return name !== '_astro';
  return isAlone && ['site-info.json', '404', '404.html'].includes(name);
}

/**
 * Maps a URL's path (percent-encoded, no query) to files of a site built with `build.format: 'file'`: `/cars/abc` is
 * `cars/abc.html`, even if there is a folder `cars/abc/`. Each segment is decoded once and separately, so that an
 * encoded slash or dot cannot lead to a parent folder.
 */
export function sitePath(pathname: string): SitePath {
  const encoded = pathname.split('/').filter((segment) => segment !== '');
  const segments = encoded.map(decodeOnce);
  if (!segments.every(isPlain)) return { kind: 'malformed' };
  if (segments.some(isHiddenName)) return { kind: 'hidden' };
  const [first = ''] = segments;
  if (isHiddenAtRoot(first, segments.length === 1)) return { kind: 'hidden' };
  return { kind: 'file', ...cleaned(encoded, segments) };
}

function cleaned(encoded: readonly string[], segments: readonly string[]) {
  const last = segments.at(-1);
  if (last === undefined) return { cleanPath: '/', candidates: ['index.html'] as const };
  const name = last.replace(/\.html$/, '');
  const parents = segments.slice(0, -1);
  const encodedParents = encoded.slice(0, -1);
  if (name === 'index') {
    const parent = parents.join('/');
    return {
      cleanPath: `/${encodedParents.join('/')}`,
      candidates: parent === '' ? (['index.html'] as const) : candidatesOf(parent),
    };
  }
  const encodedName = name === last ? (encoded.at(-1) ?? '') : encodeURIComponent(name);
  return {
    cleanPath: `/${[...encodedParents, encodedName].join('/')}`,
    candidates: candidatesOf([...parents, name].join('/')),
  };
}

/** With a dot in its name (`2.0l`, `style.css`) a file is tried first, otherwise a page. */
function candidatesOf(path: string): readonly [string, ...string[]] {
  const lastName = path.slice(path.lastIndexOf('/') + 1);
  const page = `${path}.html`;
  const inFolder = `${path}/index.html`;
  return lastName.includes('.') ? [path, page, inFolder] : [page, path, inFolder];
}

function decodeOnce(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function isPlain(segment: string | undefined): segment is string {
  if (segment === undefined || segment === '.' || segment === '..') return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return !/[/\\\u0000-\u001f\u007f]/.test(segment);
}

function isHiddenName(segment: string, position: number): boolean {
  return segment.startsWith('.') && !(position === 0 && segment === '.well-known');
}
