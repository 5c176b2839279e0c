import { fileURLToPath } from 'node:url';
import { fileNames } from '../../publish/site-files/site-files.build.ts';

/** What every dealer's site has besides the dealer's own files. */
export const sharedPublicFolder = fileURLToPath(new URL('../../../public', import.meta.url));

/** The addresses of files that are published as they are; a page is there without its ending too. */
export function publicAddresses(folders: readonly string[]): Set<string> {
  return new Set(
    folders.flatMap(fileNames).flatMap((name) => {
      const page = name.replace(/(?:^|\/)index\.html$|\.html$/, '');
      // Links may have them as browsers show them.
      return [`/${name}`, `/${page}`].flatMap((address) => [address, encodeURI(address)]);
    }),
  );
}
