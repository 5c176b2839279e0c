import { describe, expect, it } from 'vitest';
import { articleJsonLd } from './article-json-ld.ts';

const article = {
  path: '/blog/tips/a',
  lang: undefined,
  title: 'Tyres </script>',
  description: 'Round.',
  publishedAt: Date.parse('2026-11-12T00:00:00+10:00'),
  author: 'Ann',
};
const publisher = { name: 'Cars & Co', url: 'https://www.dealer.example' };
const dealer = { ...publisher, locale: 'en-AU' };
const postingOf = (text: string) => JSON.parse(text);

describe('the structured data of an article', () => {
  it('is a BlogPosting of its author, published by the dealer', () => {
    const text = articleJsonLd(article, { ...dealer, image: 'https://x.example/a.avif' });
    expect(text).not.toContain('</script>');
    expect(postingOf(text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Tyres </script>',
      description: 'Round.',
      inLanguage: 'en-AU',
      url: 'https://www.dealer.example/blog/tips/a',
      mainEntityOfPage: 'https://www.dealer.example/blog/tips/a',
      datePublished: '2026-11-11T14:00:00.000Z',
      image: 'https://x.example/a.avif',
      author: { '@type': 'Person', name: 'Ann' },
      publisher: { '@type': 'AutoDealer', ...publisher },
    });
  });

  it('has the dealer as author by default, and no picture if there is none', () => {
    const posting = postingOf(articleJsonLd({ ...article, author: null }, { ...dealer, image: null }));
    expect(posting.author).toEqual({ '@type': 'AutoDealer', ...publisher });
    expect(posting).not.toHaveProperty('image');
  });

  it('says the language of an article that a language edition has not translated', () => {
    const edition = { ...dealer, locale: 'zh-Hans-AU', image: null };
    expect(postingOf(articleJsonLd({ ...article, lang: 'en-AU' }, edition)).inLanguage).toBe('en-AU');
    expect(postingOf(articleJsonLd(article, edition)).inLanguage).toBe('zh-Hans-AU');
  });
});
