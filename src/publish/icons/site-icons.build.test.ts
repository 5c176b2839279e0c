import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { loadTenant } from '../../tenant/load/load-tenant.build.ts';
import { readIco } from './read-ico.fixture.ts';
import { ICO_ICON, siteIcons, TOUCH_ICON } from './site-icons.build.ts';

const loaded = loadTenant(join(import.meta.dirname, '../../../tenants'), 'harbourline');
if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
const { settings } = loaded.tenant;

const dir = mkdtempSync(join(tmpdir(), 'icons-'));
afterEach(() => rmSync(join(dir, 'public'), { recursive: true, force: true }));

const svg = (fill: string, viewBox = '0 0 40 40') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><rect width="400" height="400" fill="${fill}"/></svg>`;

interface Drawn {
  readonly files?: Readonly<Record<string, string>>;
  readonly header?: string;
  readonly code?: string;
}

function iconsOf({ files = {}, header = '#0b0d12', code = 'code' }: Drawn) {
  rmSync(join(dir, 'public'), { recursive: true, force: true });
  mkdirSync(join(dir, 'public'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, 'public', name), text);
  const { theme, site } = settings;
  const own = {
    ...settings,
    theme: { ...theme, colours: { ...theme.colours, header } },
    site: { ...site, logo: { file: '/logo.svg', width: 120, height: 40 } },
  };
  return siteIcons({ dir, settings: own }, code);
}

async function drawnFile(name: string, drawn: Drawn): Promise<Buffer> {
  const icon = iconsOf(drawn).find(({ file }) => file === name);
  if (icon === undefined) throw new Error(`There is no ${name}.`);
  return icon.draw();
}

/** Red, green, blue and, if present, alpha of a pixel. */
async function pixelOf(png: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(png).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

const red = [255, 0, 0, 255];

describe('favicon.ico', () => {
  it('holds the icon in three sizes, with its transparency', async () => {
    const round = svg('red').replace('<rect', '<rect rx="20"').replaceAll('"400"', '"40"');
    const pictures = readIco(await drawnFile(ICO_ICON, { files: { 'favicon.svg': round } }));
    expect(pictures.map(({ width, height }) => [width, height])).toEqual([
      [16, 16],
      [32, 32],
      [48, 48],
    ]);
    for (const { width, png } of pictures) {
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height: width });
      expect(await pixelOf(png, width / 2, width / 2)).toEqual(red);
      expect((await pixelOf(png, 0, 0)).at(-1)).toBe(0);
    }
  });

  it.each([
    ['a wide drawing', svg('red', '0 0 400 40'), [0, 0, 0, 0]],
    ['a drawing of thousands of pixels', svg('red', '0 0 400 400').replace('<svg', '<svg width="9000"'), red],
  ])('holds %s whole', async (_what, drawing, corner) => {
    const [smallest] = readIco(await drawnFile(ICO_ICON, { files: { 'favicon.svg': drawing } }));
    expect(await pixelOf(smallest?.png ?? Buffer.of(), 8, 8)).toEqual(red);
    expect(await pixelOf(smallest?.png ?? Buffer.of(), 0, 0)).toEqual(corner);
  });

  it.each([
    ['there is no icon', {}],
    ['the icon cannot be drawn', { 'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
    ['the icon is no drawing', { 'favicon.svg': 'logo' }],
  ])('is made of the logo where %s', async (_why, files) => {
    const pictures = readIco(
      await drawnFile(ICO_ICON, { files: { 'logo.svg': svg('red', '0 0 120 40'), ...files } }),
    );
    expect(await pixelOf(pictures.at(-1)?.png ?? Buffer.of(), 24, 24)).toEqual(red);
  });

  it('is an empty square if no source image can be drawn', async () => {
    expect(readIco(await drawnFile(ICO_ICON, { files: { 'logo.svg': 'none' } }))).toHaveLength(3);
  });
});

describe('apple-touch-icon.png', () => {
  it("is 180 pixels square, with the icon on the header's colour, and fully opaque", async () => {
    const png = await drawnFile(TOUCH_ICON, { files: { 'favicon.svg': svg('red') }, header: '#0b0d12' });
    expect(await sharp(png).metadata()).toMatchObject({
      ...{ format: 'png', width: 180, height: 180, hasAlpha: false },
    });
    expect(await pixelOf(png, 0, 0)).toEqual([0x0b, 0x0d, 0x12]);
    expect(await pixelOf(png, 90, 90)).toEqual([255, 0, 0]);
  });
});

describe("the digest of an icon's sources", () => {
  const one = { files: { 'favicon.svg': svg('red'), 'other.svg': svg('red') }, header: '#ffffff', code: 'a' };
  const sourcesOf = (drawn: Drawn) => iconsOf(drawn).map(({ source }) => source);

  it.each([
    ['the icon', { ...one, files: { 'favicon.svg': svg('blue') } }],
    ['the logo', { ...one, files: { ...one.files, 'logo.svg': svg('red') } }],
    ['the background', { ...one, header: '#fffffe' }],
    ['the code', { ...one, code: 'b' }],
  ])('changes with %s', (_what, other) => {
    expect(sourcesOf(other)).not.toEqual(sourcesOf(one));
  });

  it('does not change with unrelated files', () => {
    expect(sourcesOf({ ...one, files: { ...one.files, 'other.svg': svg('blue') } })).toEqual(sourcesOf(one));
  });
});
