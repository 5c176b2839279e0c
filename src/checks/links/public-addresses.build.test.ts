import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { publicAddresses, sharedPublicFolder } from './public-addresses.build.ts';

it('public files are found by their names and by URL-encoded addresses, pages also without their ending', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['a/brochure.pdf', 'day.html', 'fair/index.html', 'Größe.pdf']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), '');
  }
  expect([...publicAddresses([folder, join(folder, 'missing')])].sort()).toEqual(
    [
      '/a/brochure.pdf',
      '/day.html',
      '/day',
      '/fair/index.html',
      '/fair',
      '/Größe.pdf',
      '/Gr%C3%B6%C3%9Fe.pdf',
    ].sort(),
  );
});

it('every site has the shared files', () => {
  expect(publicAddresses([sharedPublicFolder])).toContain('/stock-documents/vehicle-history-specimen.pdf');
});
