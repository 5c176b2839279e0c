import { fileURLToPath } from 'node:url';
import { fileNames } from '../../publish/site-files/site-files.build.ts';

/** Public files that all sites share. */
export const sharedPublicFolder = fileURLToPath(new URL('../../../public', import.meta.url));

/** Addresses of published files; a page also counts without its ending. */
export function publicAddresses(folders: readonly string[]): Set<string> {
  return new Set(
    folders.flatMap(fileNames).flatMap((name) => {
      const page = name.replace(/(?:^|\/)index\.html$|\.html$/, '');
      // Links may be URL-encoded.
      return [`/${name}`, `/${page}`].flatMap((address) => [address, encodeURI(address)]);
    }),
  );
}
