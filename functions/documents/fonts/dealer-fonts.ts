import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { type TypefaceName, typefaces } from '#src/ui/theme/fonts.ts';
import { fontAtWeight } from './font-at-weight.ts';
import { openTypeOf } from './woff2.ts';

/** OpenType files of the dealer's typefaces. */
export interface DealerFonts {
  /** At the theme's weight. */
  readonly heading: Uint8Array;
  readonly body: Uint8Array;
  readonly strong: Uint8Array;
}

const BODY_WEIGHT = 400;
const STRONG_WEIGHT = 650;

const require = createRequire(import.meta.url);
const opened = new Map<string, Promise<Uint8Array>>();

/** From the installed font packages, as on the pages; each is read once. */
export async function dealerFonts({ heading, body, headingWeight }: Settings['theme']['fonts']) {
  const [headingFont, bodyFont, strongFont] = await Promise.all([
    fontOf(heading, headingWeight),
    fontOf(body, BODY_WEIGHT),
    fontOf(body, STRONG_WEIGHT),
  ]);
  return { heading: headingFont, body: bodyFont, strong: strongFont } satisfies DealerFonts;
}

function fontOf(name: TypefaceName, weight: number): Promise<Uint8Array> {
  const key = `${name} ${weight}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const opening = openAt(fileFor(name, weight), weight);
  opened.set(key, opening);
  // A disk that failed once is asked again.
  opening.catch(() => opened.delete(key));
  return opening;
}

async function openAt(file: string, weight: number): Promise<Uint8Array> {
  return fontAtWeight(openTypeOf(await readFile(require.resolve(file))), weight);
}

/** Of typefaces with a file per weight, the nearest. */
function fileFor(name: TypefaceName, weight: number): string {
  const distance = (range: string) => {
    const [least = 0, most = least] = range.split(' ').map(Number);
    return Math.max(least - weight, 0, weight - most);
  };
  const [nearest] = [...typefaces[name].variants].sort((a, b) => distance(a.weight) - distance(b.weight));
  if (nearest === undefined) throw new Error(`The typeface ${name} has no file.`);
  return nearest.file;
}
