import { describe, expect, it } from 'vitest';
import { articleJsonLd } from './article-json-ld.ts';

const article = {
  path: '/blog/tips/a',
  title: 'Tyres </script>',
  description: 'Round.',
  publishedAt: Date.parse('2026-11-12T00:00:00+10:00'),
  author: 'Ann',
};
const dealer = { name: 'Cars & Co', url: 'https://www.dealer.example' };
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
      url: 'https://www.dealer.example/blog/tips/a',
      mainEntityOfPage: 'https://www.dealer.example/blog/tips/a',
      datePublished: '2026-11-11T14:00:00.000Z',
      image: 'https://x.example/a.avif',
      author: { '@type': 'Person', name: 'Ann' },
      publisher: { '@type': 'AutoDealer', ...dealer },
    });
  });

  it('has the dealer as author by default, and no picture if there is none', () => {
    const posting = postingOf(articleJsonLd({ ...article, author: null }, { ...dealer, image: null }));
    expect(posting.author).toEqual({ '@type': 'AutoDealer', ...dealer });
    expect(posting).not.toHaveProperty('image');
  });
});
