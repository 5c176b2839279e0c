import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { siteAddresses } from '../../site/site-addresses.ts';
import { redirectFindings } from './redirect-checks.ts';

const settings = demoSettings('pitstop');
const addresses = siteAddresses({ settings, content: ['/about-us'] });

describe('the list of redirects', () => {
  it.each([
    ['one that is right', [{ from: '/old', to: '/about-us' }], []],
    ['one to another site', [{ from: '/old', to: 'https://www.example.com/shop' }], []],
    ['one from where a list could be, some day', [{ from: '/used-car/holden', to: '/about-us' }], []],
    [
      'one from a page',
      [{ from: '/about-us', to: '/contact' }],
      ['list[0].from is "/about-us", which is a page of this site: the page is shown, and nobody is led on.'],
    ],
    [
      'the same twice',
      [
        { from: '/old', to: '/about-us' },
        { from: '/old', to: '/contact' },
      ],
      ['list[1].from is "/old", which is in the list already.'],
    ],
    [
      'one to another redirect',
      [
        { from: '/older', to: '/old?from=older#top' },
        { from: '/old', to: '/about-us' },
      ],
      ['list[0].to is "/old?from=older#top", which leads on to "/about-us".'],
    ],
    ['one in a circle', [{ from: '/old', to: '/old' }], ['list[0].to is "/old", which leads on to "/old".']],
  ])('is checked: %s', (_, list, sentences) => {
    const findings = redirectFindings({ ...settings, redirects: { list } }, addresses);
    expect(findings.map(({ message }) => message)).toEqual(sentences);
  });

  it('is checked: from a public file', () => {
    const redirects = { list: [{ from: '/brochure.pdf', to: '/about-us' }] };
    const files = new Set(['/brochure.pdf']);
    expect(redirectFindings({ ...settings, redirects }, { ...addresses, files })).toMatchObject([
      { message: expect.stringContaining('list[0].from is "/brochure.pdf", which is a page of this site') },
    ]);
  });
});
