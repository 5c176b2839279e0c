import { describe, expect, it } from 'vitest';
import { isNotModified, isRangeCurrent } from './conditional.ts';

const version = { etag: '"abc-br"', lastModified: 'Fri, 20 Nov 2026 10:00:00 GMT' };
const later = 'Fri, 20 Nov 2026 10:00:01 GMT';
const earlier = 'Fri, 20 Nov 2026 09:59:59 GMT';

describe('whether a cached copy is current', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['nothing is asked', {}, false],
    ['same ETag', { 'If-None-Match': '"abc-br"' }, true],
    ['same ETag made weak by a proxy', { 'If-None-Match': 'W/"abc-br"' }, true],
    ['one of several', { 'If-None-Match': '"x", W/"y,z" , "abc-br"' }, true],
    ['any', { 'If-None-Match': '*' }, true],
    ['another encoding of the same content', { 'If-None-Match': '"abc"' }, false],
    ['ETag without quotes', { 'If-None-Match': 'abc-br' }, false],
    ['same date', { 'If-Modified-Since': version.lastModified }, true],
    ['later date', { 'If-Modified-Since': later }, true],
    ['earlier date', { 'If-Modified-Since': earlier }, false],
    ['no date', { 'If-Modified-Since': 'yesterday' }, false],
    ['ETag wins over a later date', { 'If-None-Match': '"old"', 'If-Modified-Since': later }, false],
    ['ETag wins over an earlier date', { 'If-None-Match': '"abc-br"', 'If-Modified-Since': earlier }, true],
  ])('%s', (_case, headers, expected) => {
    expect(isNotModified(new Headers(headers), version)).toBe(expected);
  });
});

describe('whether a range is of the current version', () => {
  it.each<[string, string | undefined, boolean]>([
    ['unconditional', undefined, true],
    ['same ETag', '"abc-br"', true],
    ['weak ETag, which cannot vouch for bytes', 'W/"abc-br"', false],
    ['other ETag', '"old"', false],
    ['same date', version.lastModified, true],
    ['other date', later, false],
  ])('%s', (_case, ifRange, expected) => {
    const headers = new Headers(ifRange === undefined ? {} : { 'If-Range': ifRange });
    expect(isRangeCurrent(headers, version)).toBe(expected);
  });
});
