import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { kindsOfPage } from '../e2e/kinds-of-page.ts';

/** Routes that are not checked with axe, each with its reason. */
const excuses: Record<string, string> = {
  '[data].json.ts': 'data that the build and the functions read',
  'llms.txt.ts': 'a text that language models read',
  'blog/feed.xml.ts': 'a feed that readers of news fetch',
  'cars/[slug].json.ts': 'data that programs read',
  'cars/trade-in.astro': 'the page of trade-in.astro at another address',
  'apply-for-finance.astro': 'the page of finance/index.astro at another address',
  'contact-us/index.astro': 'the page of contact.astro at another address',
  'dealer-locator.astro': 'the page of locations/index.astro at another address',
  'our-location/[slug].astro': 'the page of locations/[slug].astro at another address',
  'equifax-finance.astro': 'the page of finance/index.astro at another address',
  'forms/[form].json.ts': 'data that a script reads',
  'forms/chat.json.ts': 'data that a script reads',
  'forms/finance.json.ts': 'data that a script reads',
  'feeds/[file].ts': 'feeds that advertising networks fetch',
  'finance-enquiry.astro': 'the page of finance/index.astro at another address',
  'live-cars/[file].json.ts': 'data that a script reads',
  'on-demand/appointment.astro':
    'the answer to whoever holds its token: tests/e2e/test-drive.spec.ts looks at it',
  'on-demand/problem.astro':
    'the answer to a posted form: tests/build/pages-on-demand.test.ts reads it, without axe',
  'on-demand/receipt.astro': 'the answer to whoever holds its token: tests/e2e/success.spec.ts looks at it',
  'on-demand/account-deleted.astro':
    'the answer to a posted form: tests/e2e/garage.spec.ts has axe look at it',
  'on-demand/checkout.astro': 'for one vehicle: tests/e2e/reserve.spec.ts has axe look at it',
  'on-demand/code.astro': 'the answer to a posted form: tests/e2e/finance-form.spec.ts has axe look at it',
  'on-demand/garage.astro': 'for who has signed in: tests/e2e/garage.spec.ts has axe look at it',
  'on-demand/names.astro': 'the answer to a posted form: tests/e2e/sign-in.spec.ts has axe look at it',
  'on-demand/payment.astro': 'for who has signed in: tests/e2e/online-payment.spec.ts has axe look at it',
  'on-demand/payment-done.astro':
    'for whoever has its link: tests/e2e/online-payment.spec.ts has axe look at it',
  'on-demand/reservation.astro': 'the answer to a posted form: tests/e2e/reserve.spec.ts has axe look at it',
  'on-demand/spin.astro': 'for who has signed in: tests/e2e/spin-to-win.spec.ts has axe look at it',
  'on-demand/save-search.astro': 'for who has signed in: tests/e2e/saved-searches.spec.ts has axe look at it',
  'on-demand/stop-notices.astro':
    'behind a link of a message: tests/e2e/watchlist.spec.ts has axe look at it',
  'on-demand/to-lender.astro':
    'the answer to a posted form where the lender has a site of its own, as no demo dealer has',
  'on-demand/unsubscribe.astro': 'the answer to a posted form: tests/e2e/unsubscribe.spec.ts looks at it',
  'on-demand/trade-in.astro': 'the stages of trade-in.astro without JavaScript: the same components',
  'on-demand/watchlist.astro': 'for who has signed in: tests/e2e/watchlist.spec.ts has axe look at it',
  'personalised/finance.astro': 'the page of finance/index.astro at another address',
  'sell-my-car.astro': 'the page of trade-in.astro at another address, with other words',
  'sell-your-car.astro': 'the page of trade-in.astro at another address, with other words',
  'search-data/[file].ts': 'data that a script reads',
};

test('every route is checked with axe, or listed here with a reason', () => {
  const routes = readdirSync('src/pages', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace('src/pages/', ''));
  const looked = new Set([...kindsOfPage.map(({ route }) => route), ...Object.keys(excuses)]);
  expect(routes.filter((route) => !looked.has(route))).toEqual([]);
  expect(
    [...looked].filter((route) => !routes.includes(route)),
    'routes that are gone',
  ).toEqual([]);
});
