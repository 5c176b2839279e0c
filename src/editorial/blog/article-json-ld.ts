import { scriptJson } from '../../values/script-json.ts';

interface ArticleFacts {
  readonly path: string;
  /** The language of the text; undefined if it is the site's. */
  readonly lang: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly publishedAt: number;
  readonly author: string | null;
}

interface Dealer {
  readonly name: string;
  readonly url: string;
  readonly locale: string;
}

/** An article as a BlogPosting (schema.org); `image` is an absolute URL. */
export function articleJsonLd(
  { path, lang, title, description, publishedAt, author }: ArticleFacts,
  { name, url, locale, image }: Dealer & { readonly image: string | null },
): string {
  const publisher = { '@type': 'AutoDealer', name, url };
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    inLanguage: lang ?? locale,
    url: url + path,
    mainEntityOfPage: url + path,
    datePublished: new Date(publishedAt).toISOString(),
    ...(image !== null && { image }),
    author: author === null ? publisher : { '@type': 'Person', name: author },
    publisher,
  });
}
