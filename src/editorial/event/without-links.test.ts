import { expect, it } from 'vitest';
import { withoutLinks } from './without-links.ts';

const menu = {
  header: [
    { label: 'Sale', href: '/pages/sale?from=menu#top' },
    { label: 'More', href: '/more', items: [{ href: '/pages/sale' }, { href: '/pages/sales' }] },
  ],
  callToAction: { label: 'Sale', href: '/pages/sale' },
  footerText: ['/pages/sale'],
};

it('lists lose items that link to a past event, at any depth, and nothing else', () => {
  expect(withoutLinks(menu, ['/pages/sale'])).toEqual({
    ...menu,
    header: [{ label: 'More', href: '/more', items: [{ href: '/pages/sales' }] }],
  });
});

it('settings are unchanged while no event is over', () => {
  expect(withoutLinks(menu, [])).toBe(menu);
});
