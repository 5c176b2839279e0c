import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SiteInfo } from './site-info.schema.ts';

const complete = {
  slug: 'harbourline',
  name: 'Harbourline Motor Group',
  tagline: 'Six yards by the water',
  template: 'showroom',
  vehicles: 1240,
  pages: 2310,
  builtAt: '2026-11-20T21:00:00.000Z',
  theme: { accent: '#ff6f59', surface: '#0d2240', ink: '#fdf8f2' },
  hosts: ['www.harbourline.com.au'],
  languageOf: null,
};

describe('site info', () => {
  it('is read back as it was written', () => {
    expect(v.parse(SiteInfo, complete)).toEqual(complete);
  });

  it('may lack a tagline, domains and the dealer of a language', () => {
    const { tagline: _tagline, hosts: _hosts, languageOf: _dealer, ...rest } = complete;
    expect(v.parse(SiteInfo, rest)).toEqual({ ...rest, tagline: '', hosts: [], languageOf: null });
  });

  it('normalises hosts and colours to lower case', () => {
    const parsed = v.parse(SiteInfo, {
      ...complete,
      hosts: ['WWW.Harbourline.com.au'],
      theme: { ...complete.theme, accent: '#FF6F59' },
    });
    expect(parsed).toEqual(complete);
  });

  it.each([
    ['slug', 'Harbour Line'],
    ['slug', '../etc'],
    ['slug', '-x'],
    ['name', ''],
    ['vehicles', -1],
    ['pages', 1.5],
    ['builtAt', 'today'],
    ['theme', { ...complete.theme, ink: 'red;background:url(//evil)' }],
    ['theme', { ...complete.theme, ink: '#fff' }],
    ['hosts', ['https://harbourline.com.au']],
    ['hosts', ['harbourline.com.au:443']],
  ])('refuses %s as %j', (key, value) => {
    expect(v.safeParse(SiteInfo, { ...complete, [key]: value }).success).toBe(false);
  });
});
