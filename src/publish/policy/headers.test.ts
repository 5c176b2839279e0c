import { describe, expect, it } from 'vitest';
import { cacheHeadersFor, cacheRules, securityHeaders } from './headers.ts';

const page = 'public, max-age=0, must-revalidate';
const day = 'public, max-age=86400, stale-while-revalidate=604800';
const immutable = 'public, max-age=31536000, immutable';

describe('cache rules', () => {
  it.each([
    ['/', page],
    ['/cars/mazda-2.0l', page],
    ['/search/used-cars', page],
    ['/sitemap.xml', page],
    ['/data/catalogue.json', page],
    ['/studio/ute-red.webp', day],
    ['/walkaround.mp4', day],
    ['/favicon.ico', day],
    ['/apple-touch-icon.png', day],
    ['/.webp', day],
    ['/webp', page],
    ['/_astro/card.D3adBeef.js', immutable],
    ['/_astro/hero.B00.webp', immutable],
    ['/cars/_astro/x', page],
    ['/search-data/index-q_lx-3r6qLEq.json', immutable],
    ['/search-data/cards-rFgI22gW5uGX.json', immutable],
    ['/search-data/current.json', 'no-cache'],
  ])('%s gets "%s"', (pathname, expected) => {
    expect(cacheHeadersFor(pathname)['Cache-Control']).toBe(expected);
  });

  it('lets a CDN cache pages, and only pages, for a minute', () => {
    expect(cacheHeadersFor('/cars/x')['CDN-Cache-Control']).toBe(
      'public, max-age=60, stale-while-revalidate=600',
    );
    expect(cacheHeadersFor('/_astro/x.js')).not.toHaveProperty('CDN-Cache-Control');
    expect(cacheHeadersFor('/search-data/index-x.json')).not.toHaveProperty('CDN-Cache-Control');
  });

  it('lets a CDN cache the name of the current search index for a minute, and never serve it stale', () => {
    expect(cacheHeadersFor('/search-data/current.json')['CDN-Cache-Control']).toBe('public, max-age=60');
  });

  it('use only patterns that a _headers file supports', () => {
    for (const { pattern } of cacheRules) {
      expect(pattern).toMatch(/^\/[^*:\s]*\*?[^*:\s]*$/);
    }
  });
});

describe('security headers', () => {
  it('forbid framing by other sites and forms that post elsewhere', () => {
    const policy = securityHeaders['Content-Security-Policy'];
    for (const directive of [
      "frame-ancestors 'self'",
      "base-uri 'self'",
      "object-src 'none'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(directive);
    }
    expect(securityHeaders).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
  });
});
