import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { formatPath } from '../../tenant/problem.ts';
import { settingPictures, silentPictures } from './setting-pictures.ts';

const { home } = demoSettings('harbourline');
const withHero = (hero: Partial<typeof home.hero>) => ({
  home: { ...home, hero: { ...home.hero, ...hero } },
});
const wordless = { heading: '', text: '', picture: '/ute.avif' };

describe('images in settings', () => {
  it.each([
    ['/ute.avif', true],
    ['/branches/perth.JPG', true],
    ['/logo.svg', true],
    ['https://img.example/ute.avif', false],
    ['//img.example/ute.avif', false],
    ['/finance', false],
    ['/{stem}.avif', false],
  ])('%s is a file of the dealer: %s', (picture, isFile) => {
    const paths = settingPictures(withHero({ picture })).map(({ path }) => formatPath(path));
    expect(paths.includes('hero.picture')).toBe(isFile);
  });

  it('need alternative text if no words stand beside them', () => {
    const withoutAlt = silentPictures(withHero({ ...wordless, pictureAlt: '' })).map(({ path }) =>
      formatPath(path),
    );
    expect(withoutAlt).toEqual(['hero.pictureAlt']);
  });

  it.each([
    ['they have some', { ...wordless, pictureAlt: 'A ute' }],
    ['they only decorate a heading', { ...wordless, heading: 'Utes', pictureAlt: '' }],
    ['there is none', { ...wordless, picture: null, pictureAlt: '' }],
  ])('need none where %s', (_why, hero) => {
    expect(silentPictures(withHero(hero))).toEqual([]);
  });
});
