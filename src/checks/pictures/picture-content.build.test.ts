import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { contentFault, publicFileProblems } from './picture-content.build.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const red = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
const avif = await red.clone().avif().toBuffer();
const png = await red.clone().png().toBuffer();
const tiff = await red.clone().tiff().toBuffer();
/** The boxes of a 64 by 64 HEIC file that identify its format, without image data. */
const heic = Buffer.from(
  'AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWljAAAA1G1ldGEAAAAAAAAAIWhkbHIAAAAAAAAAAHBpY3QAAAAAAAAAAAAAAAAAAAAADnBpdG0AAAAA' +
    'AAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAAA9AAAAAQAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAFhpcHJwAAAAO2lw' +
    'Y28AAAAfaHZjQwEBYAAAAJAAAAAAAB7wAPz9+PgAAA8AAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAVaXBtYQAAAAAAAAABAAECgQIAAAAMbWRh' +
    'dAAAAAA=',
  'base64',
);
const pdf = '%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\n';

function put(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  onTestFinished(() => rmSync(file));
  return file;
}

it.each([
  ['a.avif', avif],
  ['a.png', png],
])('a picture in the format of its name has no fault: %s', async (name, content) => {
  expect(await contentFault(put(name, content))).toBeNull();
});

it.each([
  ['yard.jpg', avif, 'is in fact an AVIF file.', 'Let its name end in .avif.'],
  ['yard.avif', png, 'is in fact a PNG file.', 'Let its name end in .png.'],
  ['yard.heic', heic, 'is a HEIC file, which browsers do not show.', 'Save it as JPEG, WebP or AVIF.'],
  ['yard.jpg', heic, 'is a HEIC file, which browsers do not show.', 'Save it as JPEG, WebP or AVIF.'],
  ['yard.avif', heic, 'is a HEIC file, which browsers do not show.', 'Save it as JPEG, WebP or AVIF.'],
  ['yard.tiff', tiff, 'is a TIFF file, which browsers do not show.', 'Save it as JPEG, WebP or AVIF.'],
  ['yard.pdf', pdf, 'is a PDF, not a picture.', 'Save the picture again, as JPEG, PNG, WebP, AVIF or SVG.'],
])('%s is reported if its content is not a picture of that format', async (name, content, message, fix) => {
  expect(await contentFault(put(name, content))).toEqual({ message, fix });
});

it('public files named like images are checked, PDFs are not', async () => {
  put('documents/brochure.pdf', pdf);
  put('yard.jpg', heic);
  put('yard.png', png);
  const found = await publicFileProblems(folder, 'tenants/pitstop/public', new Set());
  expect(found.map(({ file, message }) => [file, message])).toEqual([
    [
      'tenants/pitstop/public/yard.jpg',
      'the file is named like a picture, but is a HEIC file, which browsers do not show.',
    ],
  ]);
});
