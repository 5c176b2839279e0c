import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { pictureLooker } from '../pictures/picture-checks.build.ts';
import { linksAndPictures } from './text-links.build.ts';

const folder = mkdtempSync(join(tmpdir(), 'text-pictures-'));
const images = { urlTemplate: '{stem}-{width}.{ext}', widths: [480, 960], quality: 75 };

beforeAll(async () => {
  const red = await sharp({ create: { width: 480, height: 320, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  for (const name of ['yard-480.png', 'yard-960.png', 'gate-800.png', 'gate-1600.png', 'team.png'])
    writeFileSync(join(folder, name), red);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const body = (address: string) => `---\ntitle: A\n---\n\n![A car](${address})\n`;
const head = (address: string) => `---\ntitle: A\npicture: ${address}\n---\n`;

async function messagesOf(text: string, urlTemplate: string | null = images.urlTemplate) {
  const settings = demoSettings('harbourline');
  const look = pictureLooker([folder], { ...images, urlTemplate });
  const checked = { tenantsDir: folder, slug: 'city', settings, now: new Date('2026-11-20T02:00:00Z'), look };
  const addresses = { always: new Set<string>(), withStock: [] };
  const found = await linksAndPictures({ name: 'a.md', text }, addresses, checked);
  return found.map(({ line, message, nearest }) => [line, message, nearest]);
}

describe('a picture within a text', () => {
  it.each(['/team.png', '/gate-1600.png', 'https://elsewhere.example/a.png'])(
    '%s is right',
    async (address) => {
      expect(await messagesOf(body(address))).toEqual([]);
    },
  );

  it('is a mistake if there are only files of its widths, which a text does not request', async () => {
    const message =
      'the picture names "/gate.png", which is only there in several widths: a text shows the file that it names.';
    expect(await messagesOf(body('/gate.png'))).toEqual([[5, message, '"/gate-1600.png"']]);
  });

  it.each([
    ['team.png', '"/team.png"'],
    ['../public/team.png', '"/team.png"'],
  ])('%s is a mistake, because it depends on the address of the page', async (address, nearest) => {
    const message = `the picture names "${address}", which does not begin with /.`;
    expect(await messagesOf(body(address))).toEqual([[5, message, nearest]]);
  });
});

describe('a picture above a text', () => {
  it('is right if it is there in all widths that pages request', async () => {
    expect(await messagesOf(head('/yard.png'))).toEqual([]);
  });

  it.each([
    ['/gate.png', '/gate-480.png'],
    ['/team.png', '/team-480.png'],
  ])('%s is a mistake without them', async (address, missing) => {
    const message = `the picture names "${address}", and pages request it as "${missing}", which is not there.`;
    expect(await messagesOf(head(address))).toEqual([[3, message, undefined]]);
  });

  it.each([null, 'https://img.example/{width}{path}'])(
    'is right as it is with the addresses %s',
    async (urlTemplate) => {
      expect(await messagesOf(head('/team.png'), urlTemplate)).toEqual([]);
    },
  );
});
