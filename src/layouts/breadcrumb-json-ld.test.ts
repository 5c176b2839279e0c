import { expect, it } from 'vitest';
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts';

it('contains the breadcrumbs, and no text of a feed can end the script element', () => {
  const trail = [
    { label: 'Home', href: '/' },
    { label: 'Used', href: '/search/used-cars' },
    { label: '</script><b>' },
  ];
  const text = breadcrumbJsonLd(trail, 'https://dealer.example');
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://dealer.example/' },
      { '@type': 'ListItem', position: 2, name: 'Used', item: 'https://dealer.example/search/used-cars' },
      { '@type': 'ListItem', position: 3, name: '</script><b>' },
    ],
  });
});
