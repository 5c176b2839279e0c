import { expect, it } from 'vitest';
import { brandJsonLd } from './brand-json-ld.ts';

const parsed = (logo: string | null, cars: { name: string; slug: string }[]) =>
  JSON.parse(brandJsonLd('https://www.dealer.example', { name: 'Kia', slug: 'kia', logo }, cars));

it("the structured data of a brand's page describe the brand and the listed vehicles", () => {
  expect(parsed('/brands/kia.svg', [{ name: '2026 Kia K4', slug: '2026-kia-k4' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: 'Kia',
    url: 'https://www.dealer.example/kia/overview',
    about: { '@type': 'Brand', name: 'Kia', logo: 'https://www.dealer.example/brands/kia.svg' },
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: '2026 Kia K4',
          url: 'https://www.dealer.example/cars/2026-kia-k4',
        },
      ],
    },
  });
});

it('it has no list without vehicles, and no logo if there is none', () => {
  const page = parsed(null, []);
  expect(page.about).toEqual({ '@type': 'Brand', name: 'Kia' });
  expect(page).not.toHaveProperty('mainEntity');
});
