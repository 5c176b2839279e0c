import type { Settings } from './settings/subjects.ts';

interface Owner {
  readonly slug: string;
  readonly settings: { readonly site: Pick<Settings['site'], 'languageOf'> };
}

/** The dealer to whom stock, reservations and reports belong: for a language edition its dealer, else itself. */
export function dealerOf({ slug, settings }: Owner): string {
  return settings.site.languageOf ?? slug;
}

/** The folders with a dealer's files. Those of a language edition come last, and their files count. */
export function foldersOf({
  dir,
  dealerDir,
}: {
  readonly dir: string;
  readonly dealerDir?: string;
}): string[] {
  return dealerDir === undefined ? [dir] : [dealerDir, dir];
}
