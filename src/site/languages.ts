import type { Settings } from '../tenant/settings/subjects.ts';

/** A page in one of a dealer's languages. */
export interface LanguageVersion {
  /** The language in its own words. */
  readonly name: string;
  readonly locale: string;
  readonly url: string;
}

type Languages = Pick<Settings['site'], 'languages'>;

/**
 * A page in all languages of the dealer, the main one first; empty if there is only one. All sites of a dealer show
 * the same stock and pages, so the path is the same in each.
 */
export function languageVersions({ languages }: Languages, path: string): LanguageVersion[] {
  return languages.map((language) => ({ ...language, url: `${language.url}${path === '/' ? '' : path}` }));
}

/** The addresses for `rel="alternate"`, with the main language for everybody else. */
export function alternates(
  site: Languages,
  path: string,
): { readonly hreflang: string; readonly href: string }[] {
  const versions = languageVersions(site, path);
  return [
    ...versions.map(({ locale, url }) => ({ hreflang: locale, href: url })),
    ...versions.slice(0, 1).map(({ url }) => ({ hreflang: 'x-default', href: url })),
  ];
}

/** A locale as Open Graph writes it, with the country where the language is written so: `zh_CN` for `zh-Hans-AU`. */
export function openGraphLocale(locale: string): string {
  const { language, script, region } = new Intl.Locale(locale);
  const home = script === undefined ? region : new Intl.Locale(`${language}-${script}`).maximize().region;
  return `${language}_${home}`;
}
