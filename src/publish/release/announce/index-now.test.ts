import { describe, expect, it } from 'vitest';
import { sitemapFiles } from '../../crawlers/sitemap.ts';
import { changedAddresses, indexNowRequests, sitemapAddresses } from './index-now.ts';

const dates = (paths: readonly string[]) =>
  Object.fromEntries(
    paths.map((path, index) => [path, { digest: 'x', changedAt: `2026-11-0${index + 1}T00:00:00Z` }]),
  );

describe('the pages of a sitemap', () => {
  it('are read back as they were written', () => {
    const files = sitemapFiles(
      { url: 'https://www.dealer.example', languages: [] },
      dates(['/', '/search?a=1&b=2', "/o'neill"]),
      () => [],
    );
    expect(sitemapAddresses(files.get('sitemap.xml') ?? '')).toEqual({
      'https://www.dealer.example': '2026-11-01T00:00:00Z',
      'https://www.dealer.example/search?a=1&b=2': '2026-11-02T00:00:00Z',
      "https://www.dealer.example/o'neill": '2026-11-03T00:00:00Z',
    });
  });

  it('are read from the parts of an index, without the parts themselves', () => {
    const files = sitemapFiles(
      { url: 'https://www.dealer.example', languages: [] },
      dates(['/a', '/b', '/c']),
      () => [],
      2,
    );
    expect(sitemapAddresses(files.get('sitemap.xml') ?? '')).toEqual({});
    expect(Object.keys(sitemapAddresses(files.get('sitemap-2.xml') ?? ''))).toEqual([
      'https://www.dealer.example/c',
    ]);
  });
});

it('new, removed and changed pages count as changed', () => {
  expect(
    changedAddresses({ same: '1', different: '2', added: '1' }, { same: '1', different: '1', gone: '1' }),
  ).toEqual(['different', 'added', 'gone']);
});

describe('a request to IndexNow', () => {
  it('contains host, key and the address of the key file', () => {
    expect(
      indexNowRequests('https://www.dealer.example', 'abcd1234', ['https://www.dealer.example/a']),
    ).toEqual([
      {
        host: 'www.dealer.example',
        key: 'abcd1234',
        keyLocation: 'https://www.dealer.example/abcd1234.txt',
        urlList: ['https://www.dealer.example/a'],
      },
    ]);
  });

  it('holds at most 10,000 addresses, each once', () => {
    const all = Array.from({ length: 20_001 }, (_, index) => `https://www.dealer.example/${index}`);
    const lists = indexNowRequests('https://www.dealer.example', 'abcd1234', all).map(
      ({ urlList }) => urlList,
    );
    expect(lists.map((list) => list.length)).toEqual([10_000, 10_000, 1]);
    expect(lists.flat()).toEqual(all);
  });

  it('contains no address of another host, and is not sent when empty', () => {
    expect(indexNowRequests('https://www.dealer.example', 'abcd1234', ['https://old.example/a'])).toEqual([]);
  });
});
