import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { type SiteAddresses, siteAddresses } from '../../site/site-addresses.ts';
import { linkFault, linkFaultOfBuild, linkFindings } from './link-checks.ts';

const addresses: SiteAddresses = {
  always: new Set(['/', '/search/used-cars', '/search/new-cars', '/finance', '/sign-in', '/cars/trade-in']),
  withStock: [/^\/search\/[a-z0-9-]+$/, /^\/cars\/[a-z0-9-]+$/],
};

describe('a link', () => {
  it.each([
    '/finance',
    '/finance?car_id={id}#form',
    '/search/kia',
    '/cars/{slug}',
    '#top',
    'https://elsewhere.example/finanse',
    'tel:+61730001234',
    'mailto:sales@dealer.example',
  ])('%s is right', (href) => {
    expect(linkFault(href, addresses)).toBeNull();
  });

  it.each([
    ['/finanse', '"/finance"'],
    ['/finanse?car_id={id}#form', '"/finance?car_id={id}#form"'],
    ['/wibble', undefined],
  ])('%s leads nowhere; meant may be %s', (href, nearest) => {
    expect(linkFault(href, addresses)).toMatchObject({
      message: `leads to "${href}", where this site has no page.`,
      nearest,
    });
  });

  it('to a stock list is reported if it is nearly a list that always exists', () => {
    expect(linkFault('/search/used-car', addresses)).toEqual({
      isAdvice: true,
      message: 'leads to "/search/used-car", a list that is only there while such vehicles are in stock.',
      nearest: '"/search/used-cars"',
    });
  });

  it.each(['/search/suv', '/search/ute', '/used-car/kia'])(
    'to a stock list, %s, is not taken for another list with a short name',
    (href) => {
      const always = new Set(['/search/d-8', '/search/s-1', '/used-car/d-8']);
      expect(linkFault(href, { always, withStock: [/^\/(?:search|used-car)\/[a-z0-9-]+$/] })).toBeNull();
    },
  );

  const stock = {
    listed: new Set([
      '/search/kia',
      '/search/kia/rio',
      '/search/peugeot',
      '/search/peugeot/3008',
      '/search/suv',
    ]),
    makes: new Set(['/search/kia', '/search/peugeot']),
    words: new Set(['kia', 'mazda', 'peugeot', 'suv', 'ute']),
    cars: new Set(['2021-kia-rio-a12']),
  };
  const noSuchCar = (href: string) => `leads to "${href}", and there is no such car.`;

  it.each([
    ['/search/kia', null],
    ['/search/kia/rio/2', null],
    ['/cars/{slug}', null],
    ['/cars/trade-in?car_id={id}', null],
    ['/search/mazda', { isAdvice: true, message: expect.stringContaining('a list without a car today') }],
    ['/search/ute', { isAdvice: true, nearest: undefined }],
    ['/search/kia/rioo', { isAdvice: true, nearest: '"/search/kia/rio"' }],
    [
      '/search/kiaa',
      { message: expect.stringContaining('a list that does not exist'), nearest: '"/search/kia"' },
    ],
    ['/search/peugeot/3008', null],
    ['/search/peugeot/3008/2', null],
    ['/search/peugeot/page-2', null],
    ['/search/suv/2', null],
    ['/search/used-cars/2', null],
    ['/search/peugeot/308', { isAdvice: true, nearest: '"/search/peugeot/3008"' }],
    ['/search/kia/6', { isAdvice: true, message: expect.stringContaining('a list without a car today') }],
    ['/search/mazda/6', { isAdvice: true, message: expect.stringContaining('a list without a car today') }],
    ['/search/mazda/page-2', { isAdvice: true, message: expect.stringContaining('a list without a car') }],
    [
      '/search/kiaa/page-2',
      { message: expect.stringContaining('does not exist'), nearest: '"/search/kia/page-2"' },
    ],
    ['/search/used-cars/page-2', { message: expect.stringContaining('a list that does not exist') }],
    ['/cars/2021-kia-rio-a12', { isAdvice: true, message: expect.stringContaining('leads to one car') }],
    ['/cars/2021-kia-rio-a12/enquire', { isAdvice: true, message: expect.stringContaining('to one car') }],
    ['/cars/{slug}/enquire', null],
    [
      '/cars/2021-kia-rio-a13?a=b#photos',
      {
        message: noSuchCar('/cars/2021-kia-rio-a13?a=b#photos'),
        nearest: '"/cars/2021-kia-rio-a12?a=b#photos"',
      },
    ],
    ['/cars/wibble/enquire', { message: noSuchCar('/cars/wibble/enquire'), nearest: undefined }],
  ])('%s is seen with the stock', (href, fault) => {
    const found = linkFault(href, { ...addresses, withStock: [/^\/(?:search|cars)\/[a-z0-9/-]+$/], stock });
    if (fault === null) expect(found).toBeNull();
    else expect(found).toMatchObject(fault);
  });

  it('to a car is only advised against while the stock is unknown', () => {
    expect(linkFault('/cars/2021-kia-rio-a13', addresses)).toMatchObject({
      isAdvice: true,
      message: expect.stringContaining('leads to one car'),
    });
  });

  it.each([
    ['/brochure.pdf', null],
    ['/brochure.pdf#page=2', null],
    ['/landing', null],
    [
      '/brochur.pdf',
      { message: expect.stringContaining('there is no such file'), nearest: '"/brochure.pdf"' },
    ],
    ['/prices.xlsx', { message: expect.stringContaining('there is no such file'), nearest: undefined }],
    ['/finanse', { message: expect.stringContaining('no page'), nearest: '"/finance"' }],
  ])('%s is looked for among the public files', (href, fault) => {
    const files = new Set(['/brochure.pdf', '/landing', '/finansen/picture.svg']);
    const found = linkFault(href, { ...addresses, files });
    if (fault === null) expect(found).toBeNull();
    else expect(found).toMatchObject(fault);
  });

  it.each([
    ['/cars/2021-kia-rio-a12', 'leads to one car'],
    ['https://www.dealer.example/cars/2021-kia-rio-a12', 'leads to one car'],
    ['/cars/2021-kia-rio-a13', 'there is no such car'],
    ['/wibble', 'where this site has no page'],
    ['/search/kiaa', 'a list that does not exist'],
    ['/search/mazda', null],
    ['http://lender.example', null],
    ['/search/kia', null],
    ['/cars/{slug}', null],
  ])('%s is told by a build: %s', (href, message) => {
    const origin = 'https://www.dealer.example';
    const found = linkFaultOfBuild(href, { ...addresses, origin, stock });
    expect(found?.message ?? null).toEqual(message === null ? null : expect.stringContaining(message));
  });

  it.each([
    ['https://www.dealer.example', null],
    ['https://www.dealer.example/finance?a=b', null],
    ['https://www.dealer.example.com/wibble', null],
    ['https://www.dealer.example/finanse', 'leads to "https://www.dealer.example/finanse", where'],
  ])('%s, a full address, is looked at where it is the own site', (href, message) => {
    const found = linkFault(href, { ...addresses, origin: 'https://www.dealer.example' });
    expect(found?.message ?? null).toEqual(message === null ? null : expect.stringContaining(message));
  });

  it('to a switched-off page is reported with the name of the switch', () => {
    const settings = demoSettings('pitstop');
    const page = { ...settings.budget.page, show: false };
    const own = siteAddresses({
      settings: { ...settings, budget: { ...settings.budget, page } },
      content: [],
    });
    expect(linkFault('/budget', own)?.message).toMatch(
      /^leads to "\/budget", a page that is switched off by budget\.page\.show\.$/,
    );
    expect(linkFault('/wibble', own)?.message).toContain('where this site has no page');
  });

  it('without HTTPS is reported as advice', () => {
    expect(linkFault('http://lender.example', addresses)).toMatchObject({
      isAdvice: true,
      nearest: '"https://lender.example"',
    });
  });
});

it('in a publish target is not checked', () => {
  const settings = demoSettings('pitstop');
  const publish = { ...settings.publish, targets: { live: { kind: 'folder', path: '/srv/live' } as const } };
  const findings = linkFindings({ ...settings, publish }, addresses);
  expect(findings.filter(({ subject }) => subject === 'publish')).toEqual([]);
});

it('in a setting is checked if it leads to a PDF, not if it names an image', () => {
  const settings = demoSettings('pitstop');
  const hrefs = ['/brochure.pdf', '/brochur.pdf', '/{slug}.pdf', '/ute.avif'];
  const list = hrefs.map((to, index) => ({ from: `/old-${index}`, to }));
  const findings = linkFindings(
    { ...settings, redirects: { list } },
    { ...addresses, files: new Set(['/brochure.pdf']) },
  );
  const own = findings.filter(({ subject }) => subject === 'redirects');
  expect(own.map(({ message }) => message)).toEqual([
    'list[1].to leads to "/brochur.pdf", and there is no such file.',
  ]);
});
