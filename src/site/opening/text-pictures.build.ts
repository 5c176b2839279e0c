import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { markdownParts } from '../../editorial/markdown/markdown-parts.ts';
import type { PictureSize, PictureSizes } from '../../editorial/markdown/picture-sizes.ts';
import { tenantFolders } from '../../tenant/load/language-edition.build.ts';
import type { BuildEnvironment } from './build-environment.build.ts';

type Dealer = Pick<BuildEnvironment, 'tenantsDir' | 'slug'>;

/**
 * The sizes of the pictures within a dealer's texts. Read before the pages are rendered and outside of their program,
 * which also runs where sharp does not. A picture that is not among the public files has none.
 */
export async function textPictures({ tenantsDir, slug }: Dealer): Promise<PictureSizes> {
  const folders = tenantFolders(tenantsDir, slug).map((name) => join(tenantsDir, name));
  const texts = [join(tenantsDir, '_defaults'), ...folders].flatMap((folder) =>
    textsIn(join(folder, 'content')),
  );
  const addresses = new Set(texts.flatMap(picturesIn));
  const publicFolders = [...folders.toReversed(), join(tenantsDir, '..')].map((dir) => join(dir, 'public'));
  const sizes = await Promise.all(
    [...addresses].map(async (address) => [address, await sizeOf(address, publicFolders)] as const),
  );
  return new Map(sizes.flatMap(([address, size]) => (size === null ? [] : [[address, size]])));
}

function textsIn(content: string): string[] {
  if (!existsSync(content)) return [];
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(content, name), 'utf8'));
}

function picturesIn(text: string): string[] {
  if (!text.includes('![')) return [];
  return markdownParts(text).flatMap((part) =>
    part.kind === 'image' && !part.isHead && part.href.startsWith('/') ? [part.href] : [],
  );
}

async function sizeOf(address: string, folders: readonly string[]): Promise<PictureSize | null> {
  const file = folders.map((folder) => join(folder, address)).find((path) => existsSync(path));
  if (file === undefined) return null;
  // Turned as its camera was held. A file that is no picture is reported by the check.
  const { autoOrient: size = null } =
    (await sharp(file)
      .metadata()
      .catch(() => null)) ?? {};
  return size;
}
