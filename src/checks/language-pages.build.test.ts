import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { writeTenants } from '#tests/fixtures/tenants/write-tenants.ts';
import { languagePageAdvice } from './language-pages.build.ts';

const text = '---\ntitle: A page\ndescription: A page.\n---\n# A page\n';
const demo = demoSettings('harbourline');
const settingsOf = (languageOf: string | null) => ({ ...demo, site: { ...demo.site, languageOf } });

describe('text pages of a language edition', () => {
  it('are advised on where only one of the two languages has them', () => {
    const written = writeTenants({
      _defaults: { 'content/about-us.md': text },
      city: { 'content/careers.md': text, 'content/blog/news/opening.md': text },
      'city-zh': {
        'site.json': { languageOf: 'city' },
        'content/about-us.md': text,
        'content/careers.md': '',
        'content/newcomers.md': text,
      },
    });
    const advice = (slug: string, languageOf: string | null) =>
      languagePageAdvice({ tenantsDir: written.tenantsDir, slug, settings: settingsOf(languageOf) });
    const found = advice('city-zh', 'city');
    const none = advice('city', null);
    written.remove();
    expect(found.map(({ file, message, isAdvice }) => [file, message, isAdvice])).toEqual([
      ['tenants/city-zh/content/newcomers.md', expect.stringContaining('city has no such page'), true],
      ['tenants/city-zh/content/careers.md', expect.stringContaining('takes away a page of city'), true],
    ]);
    expect(none).toEqual([]);
  });
});
