import * as v from 'valibot';
import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { SiteInfo } from '../published/site-info.schema.ts';
import { siteInfo } from './site-info.ts';

const settings = demoSettings('pitstop');
const built = { now: '2026-11-20T00:00:00.000Z', vehicles: 4, pages: 9 };
const infoOf = (changes: Partial<typeof settings.site>) =>
  siteInfo({ slug: 'pitstop', settings: { ...settings, site: { ...settings.site, ...changes } } }, built);

it('the facts about a site can be read, also if its address has a port', () => {
  const info = infoOf({ url: 'https://www.pitstop.example:8443', hosts: ['pitstop.example'] });
  expect(v.parse(SiteInfo, info).hosts).toEqual(['www.pitstop.example', 'pitstop.example']);
});

it('they name the dealer whose site in another language it is', () => {
  expect(infoOf({}).languageOf).toBeNull();
  expect(infoOf({ languageOf: 'harbourline' }).languageOf).toBe('harbourline');
});
