import { describe, expect, it } from 'vitest';
import { hostHeaders, hostRedirectLines } from './host-files.ts';
import { hostProblems, limitsOf } from './host-limits.ts';

/** Parses `_headers` like a host: lines by pattern, in order. */
function blocksOf(text: string): Map<string, string[]> {
  const blocks = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of text.trimEnd().split('\n')) {
    if (line.startsWith('  ')) lines.push(line.trim());
    else {
      lines = [];
      blocks.set(line, lines);
    }
  }
  return blocks;
}

describe('the headers of a host', () => {
  it.each(['cloudflare-pages', 'netlify'] as const)('protect every page at %s', (host) => {
    const all = blocksOf(hostHeaders(host)).get('/*') ?? [];
    expect(all).toContain('X-Frame-Options: SAMEORIGIN');
    expect(all).toContain('Strict-Transport-Security: max-age=31536000');
    expect(all).toContain('Cache-Control: public, max-age=0, must-revalidate');
  });

  it.each(['cloudflare-pages', 'netlify'] as const)('let browsers keep the icons for a day at %s', (host) => {
    const blocks = blocksOf(hostHeaders(host));
    for (const pattern of ['/*.ico', '/*.png', '/*.svg'])
      expect(blocks.get(pattern)?.at(-1)).toBe(
        'Cache-Control: public, max-age=86400, stale-while-revalidate=604800',
      );
  });

  it('unset a general header before a special one for Cloudflare, which would combine them', () => {
    expect(blocksOf(hostHeaders('cloudflare-pages')).get('/_astro/*')).toEqual([
      '! Cache-Control',
      'Cache-Control: public, max-age=31536000, immutable',
    ]);
    expect(hostHeaders('netlify')).not.toContain('!');
  });

  it('go from general to special: the last one counts', () => {
    const patterns = [...blocksOf(hostHeaders('netlify')).keys()];
    expect(patterns[0]).toBe('/*');
    expect(patterns.indexOf('/search-data/current.json')).toBeGreaterThan(patterns.indexOf('/search-data/*'));
  });
});

describe('the redirects of a host', () => {
  const rules = {
    redirects: { '/old': '/new' },
    removedVehicles: { 'corolla-1': '/used/toyota', 'hilux-2': null },
  };

  it("are the dealer's own and those of removed cars that have a target", () => {
    expect(hostRedirectLines('cloudflare-pages', rules, 2)).toEqual({
      text: '/old /new 301\n/cars/corolla-1 /used/toyota 301\n',
      hasRemovedVehicles: true,
    });
  });

  it('leave all removed cars to the functions when there are too many', () => {
    expect(hostRedirectLines('cloudflare-pages', rules, 1)).toEqual({
      text: '/old /new 301\n',
      hasRemovedVehicles: false,
    });
  });

  it("hide the functions' data files at Netlify", () => {
    const { text } = hostRedirectLines('netlify', rules, null);
    expect(text).toContain('/_settings.json /404.html 404!\n');
    expect(text).toContain('/_cars/* /404.html 404!\n');
    expect(text).toContain('/cars/corolla-1 /used/toyota 301\n');
  });
});

describe('what a host would refuse', () => {
  const filesOf = (count: number, size = 1) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`cars/${index}.html`, { hash: 'a'.repeat(64), size }]),
    );
  const nothing = { headers: '', redirects: '' };

  it.each([
    ['cloudflare-pages', 'free', 20_000],
    ['cloudflare-pages', 'paid', 100_000],
    ['netlify', 'paid', 54_000],
  ] as const)('at %s (%s) is more than %d files', (host, plan, max) => {
    const limits = limitsOf(host, plan);
    expect(hostProblems(limits, { ...nothing, files: filesOf(max) })).toEqual([]);
    const problems = hostProblems(limits, { ...nothing, files: filesOf(max + 1) });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${(max + 1).toLocaleString('en-AU')}.`);
  });

  it('is reported for a file that is too large, with its size and the limit', () => {
    const files = filesOf(1, 25 * 1024 * 1024 + 1);
    expect(hostProblems(limitsOf('cloudflare-pages', 'free'), { ...nothing, files })).toEqual([
      'Cloudflare Pages (free) takes 26,214,400 bytes a file, here cars/0.html, and there are 26,214,401.',
    ]);
    expect(hostProblems(limitsOf('netlify', 'paid'), { ...nothing, files })).toEqual([]);
  });

  it('is reported for too many and too long redirects', () => {
    const limits = limitsOf('cloudflare-pages', 'paid');
    const redirects = Array.from({ length: 2001 }, (_, index) => `/a${index} /b 301\n`).join('');
    expect(hostProblems(limits, { files: {}, headers: '', redirects })).toEqual([
      'Cloudflare Pages (paid) takes 2,000 redirects, and there are 2,001.',
    ]);
    const long = `/a /${'b'.repeat(1000)} 301\n`;
    expect(hostProblems(limits, { files: {}, headers: '', redirects: long })[0]).toContain(
      'takes 1,000 characters a line of _redirects',
    );
  });
});
