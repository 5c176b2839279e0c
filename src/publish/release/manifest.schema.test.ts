import { describe, expect, it } from 'vitest';
import { type Manifest, readManifest } from './manifest.schema.ts';

const file = { hash: 'a'.repeat(64), size: 1 };
const manifest: Manifest = {
  id: '20261122T130510123Z-1f3a9c02',
  previous: null,
  publishedAt: '2026-11-22T13:05:10.123Z',
  files: {
    'cars/corolla.html': file,
    '.well-known/a..b.txt': { ...file, goneSince: '2026-11-22T13:05:10.123Z' },
  },
  pages: {},
};
const read = (files: object) => readManifest(JSON.stringify({ ...manifest, files }), 'live/manifest.json');

describe('the list of a release', () => {
  it('is read back as it was written', () => {
    expect(readManifest(JSON.stringify(manifest), 'live/manifest.json')).toEqual(manifest);
  });

  it.each([
    '',
    '/etc/passwd',
    '../secret',
    'cars/../../secret',
    'cars//a.html',
    './a.html',
    'cars/',
    'cars/..',
  ])('is refused with "%s", which is no path below the site', (path) => {
    expect(() => read({ [path]: file })).toThrow("live/manifest.json is no list of a release's files");
  });

  it.each([
    null,
    'corolla',
    { ...file, hash: 'A'.repeat(64) },
    { ...file, hash: 'a'.repeat(65) },
    { ...file, size: -1 },
    { ...file, size: 0.5 },
    { ...file, goneSince: 'yesterday' },
    { hash: file.hash },
  ])('is refused with a file like %j', (damaged) => {
    expect(() => read({ 'a.html': damaged })).toThrow('live/manifest.json is no list');
  });

  it.each(['', '[', 'null', '{}', JSON.stringify({ ...manifest, files: null })])(
    'is rejected as %j',
    (text) => {
      expect(() => readManifest(text, 'live/manifest.json')).toThrow('Restore it, or delete the release');
    },
  );
});
