import type { Settings } from '../tenant/settings/subjects.ts';
import { leadsSomewhere, type SiteAddresses } from './site-addresses.ts';

/** A page in one of a dealer's languages. */
export interface LanguageVersion {
  /** The language in its own words. */
  readonly name: string;
  readonly locale: string;
  readonly url: string;
}

/** The languages in which a dealer has the page of a path, the main one first. */
export type VersionsOf = (path: string) => LanguageVersion[];

type Languages = Pick<Settings['site'], 'languages'>;

/** What the dealer's sites in other languages have, by `url`. */
export type LanguageSites = ReadonlyMap<string, Pick<SiteAddresses, 'always' | 'withStock'>>;

/**
 * A page in all languages of the dealer; none if there is only one. All sites of a dealer show the same stock, so the
 * path of a page is the same in each; `isThere` says of the site at `url` whether it has a page.
 */
export function languageVersions(
  { languages }: Languages,
  isThere: (path: string, url: string) => boolean = () => true,
): VersionsOf {
  return (path) =>
    languages
      .filter(({ url }) => isThere(path, url))
      .map((language) => ({ ...language, url: `${language.url}${path === '/' ? '' : path}` }));
}

/** Pages in the dealer's languages; a language of which nothing is known counts as having every page. */
export function versionsIn(sites: LanguageSites, site: Languages): VersionsOf {
  return languageVersions(site, (path, url) => {
    const there = sites.get(url);
    return there === undefined || leadsSomewhere(path, there);
  });
}

/** The addresses for `rel="alternate"`, with the main language for everybody else; none for a page in one language. */
export function alternates(
  path: string,
  versionsOf: VersionsOf,
): { readonly hreflang: string; readonly href: string }[] {
  const versions = versionsOf(path);
  if (versions.length < 2) return [];
  return [
    ...versions.map(({ locale, url }) => ({ hreflang: locale, href: url })),
    ...versions.slice(0, 1).map(({ url }) => ({ hreflang: 'x-default', href: url })),
  ];
}

/** Where shoppers go on in each other language: to the same page, or to the home page if that language has none. */
export function otherLanguages(
  { languages, locale }: Pick<Settings['site'], 'languages' | 'locale'>,
  path: string,
  versionsOf: VersionsOf,
): LanguageVersion[] {
  const versions = new Map(versionsOf(path).map((version) => [version.locale, version]));
  return languages
    .filter((language) => language.locale !== locale)
    .map((home) => versions.get(home.locale) ?? home);
}

/** A locale as Open Graph writes it, with the country where the language is written so: `zh_CN` for `zh-Hans-AU`. */
export function openGraphLocale(locale: string): string {
  const { language, script, region } = new Intl.Locale(locale);
  const home = script === undefined ? region : new Intl.Locale(`${language}-${script}`).maximize().region;
  return `${language}_${home}`;
}
