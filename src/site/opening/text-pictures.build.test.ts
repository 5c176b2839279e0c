import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { type WrittenTenants, writeTenants } from '#tests/fixtures/tenants/write-tenants.ts';
import { textPictures } from './text-pictures.build.ts';

let written: WrittenTenants | null = null;
afterEach(() => {
  written?.remove();
  written = null;
});

const text = (...addresses: string[]) =>
  `---\ntitle: A\npicture: /head.png\n---\n\n${addresses.map((address) => `![A](${address})`).join('\n\n')}\n`;

it('have the size in which they are shown, if they are public files', async () => {
  written = writeTenants({
    _defaults: { 'content/about-us.md': text('/yard.png') },
    pitstop: {
      'content/blog/news/ute.md': text(
        '/blog/ute.jpg',
        '/none.png',
        '/broken.png',
        'https://elsewhere.example/a.png',
      ),
      'public/broken.png': 'no picture',
    },
  });
  const { tenantsDir } = written;
  const draw = async (file: string, orientation: number) => {
    const path = join(tenantsDir, 'pitstop/public', file);
    mkdirSync(dirname(path), { recursive: true });
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } });
    writeFileSync(
      path,
      await picture
        .withMetadata({ orientation })
        .toFormat(file.endsWith('jpg') ? 'jpeg' : 'png')
        .toBuffer(),
    );
  };
  await draw('yard.png', 1);
  await draw('head.png', 1);
  await draw('blog/ute.jpg', 6);
  expect(await textPictures({ tenantsDir, slug: 'pitstop' })).toEqual(
    new Map([
      ['/yard.png', { width: 60, height: 40 }],
      ['/blog/ute.jpg', { width: 40, height: 60 }],
    ]),
  );
});
