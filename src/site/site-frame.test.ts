import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { LanguageSites } from './languages.ts';
import { publishedFrameSchema } from './site-frame.schema.ts';
import { frameOf, publishedFrame } from './site-frame.ts';

const { site, ...settings } = demoSettings('harbourline');
const english = { name: 'English', locale: 'en-AU', url: site.url };
const chinese = { name: '中文', locale: 'zh-Hans-AU', url: 'https://zh.dealer.example' };

/** The locales of a page on demand, whose frame the functions read as JSON. */
function localesOf(path: string, otherSites: LanguageSites): string[] {
  const ofStock = { stockPath: '/search', showsRepayments: false, liveFiles: 1, vehicles: [] };
  const menu = { header: [], footer: [] };
  const published = publishedFrame({ ...ofStock, menu, otherSites }, { program: 'tested', finance: null });
  const frame = v.parse(publishedFrameSchema, JSON.parse(JSON.stringify(published)));
  const own = { ...settings, site: { ...site, languages: [english, chinese] } };
  const { versionsOf } = frameOf({ slug: 'harbourline', settings: own, frame }, new Date(0));
  return versionsOf(path).map(({ locale }) => locale);
}

describe('the languages of a page on demand', () => {
  const both = ['en-AU', 'zh-Hans-AU'];
  const otherSites: LanguageSites = new Map([
    [chinese.url, { always: new Set(['/account']), withStock: [/^\/cars\/[a-z]+\/enquire$/] }],
  ]);

  it.each([
    ['/account', both],
    ['/cars/rio/enquire', both],
    ['/cars/rio/checkout', ['en-AU']],
    ['/api/reservations', ['en-AU']],
  ])('%s', (path, locales) => expect(localesOf(path, otherSites)).toEqual(locales));
});
