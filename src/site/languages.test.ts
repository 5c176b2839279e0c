import { describe, expect, it } from 'vitest';
import { alternates } from './languages.ts';

const english = { name: 'English', locale: 'en-AU', url: 'https://dealer.example' };
const chinese = { name: '中文', locale: 'zh-Hans-AU', url: 'https://zh.dealer.example' };

describe('the addresses of a page in other languages', () => {
  it('are the same on the sites of all languages, with the main one for everybody else', () => {
    expect(alternates({ languages: [english, chinese] }, '/cars/a')).toEqual([
      { hreflang: 'en-AU', href: 'https://dealer.example/cars/a' },
      { hreflang: 'zh-Hans-AU', href: 'https://zh.dealer.example/cars/a' },
      { hreflang: 'x-default', href: 'https://dealer.example/cars/a' },
    ]);
  });

  it('have no slash for the home page, as its canonical address', () => {
    expect(alternates({ languages: [english, chinese] }, '/').map(({ href }) => href)).toEqual([
      'https://dealer.example',
      'https://zh.dealer.example',
      'https://dealer.example',
    ]);
  });

  it('are none for a dealer with one language', () => {
    expect(alternates({ languages: [] }, '/')).toEqual([]);
  });
});
