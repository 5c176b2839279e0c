import { describe, expect, it } from 'vitest';
import { alternates, languageVersions, otherLanguages } from './languages.ts';

const english = { name: 'English', locale: 'en-AU', url: 'https://dealer.example' };
const chinese = { name: '中文', locale: 'zh-Hans-AU', url: 'https://zh.dealer.example' };
const languages = [english, chinese];

describe('the addresses of a page in other languages', () => {
  it('are the same on the sites of all languages, with the main one for everybody else', () => {
    expect(alternates('/cars/a', languageVersions({ languages }))).toEqual([
      { hreflang: 'en-AU', href: 'https://dealer.example/cars/a' },
      { hreflang: 'zh-Hans-AU', href: 'https://zh.dealer.example/cars/a' },
      { hreflang: 'x-default', href: 'https://dealer.example/cars/a' },
    ]);
  });

  it('have no slash for the home page, as its canonical address', () => {
    expect(alternates('/', languageVersions({ languages })).map(({ href }) => href)).toEqual([
      'https://dealer.example',
      'https://zh.dealer.example',
      'https://dealer.example',
    ]);
  });

  it('are none for a dealer with one language', () => {
    expect(alternates('/', languageVersions({ languages: [] }))).toEqual([]);
  });
});

describe('a page that only one language has', () => {
  const versionsOf = languageVersions({ languages }, (_path, url) => url === chinese.url);

  it('names no other version', () => {
    expect(alternates('/newcomers', versionsOf)).toEqual([]);
  });

  it('leads shoppers to the home page of the other language, any other page to the same one', () => {
    const urls = (path: string, of = versionsOf) =>
      otherLanguages({ languages, locale: chinese.locale }, path, of).map(({ url }) => url);
    expect(urls('/newcomers')).toEqual([english.url]);
    expect(urls('/contact', languageVersions({ languages }))).toEqual([`${english.url}/contact`]);
  });
});
