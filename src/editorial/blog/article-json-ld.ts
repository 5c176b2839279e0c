import { scriptJson } from '../../values/script-json.ts';

interface ArticleFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly publishedAt: number;
  readonly author: string | null;
}

interface Dealer {
  readonly name: string;
  readonly url: string;
}

/** An article as a BlogPosting (schema.org); `image` is an absolute URL. */
export function articleJsonLd(
  { path, title, description, publishedAt, author }: ArticleFacts,
  { name, url, image }: Dealer & { readonly image: string | null },
): string {
  const publisher = { '@type': 'AutoDealer', name, url };
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: url + path,
    mainEntityOfPage: url + path,
    datePublished: new Date(publishedAt).toISOString(),
    ...(image !== null && { image }),
    author: author === null ? publisher : { '@type': 'Person', name: author },
    publisher,
  });
}
