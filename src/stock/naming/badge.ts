/**
 * Finds a badge (`SR5`, `VTi-L`) and removes what other fields say: the rest of a marketplace's title (`Sedan
 * 4dr CVT 7sp 1.5i MY16`), the drive, the body.
 */

const drivePhrase =
  /[([]?\s*\b((front|rear|four|all|4|2)[\s-]wheel[\s-]drive|fwd|rwd|awd|4wd|2wd|4x4|4x2)\b\s*[)\]]?/gi;
const longDrivePhrase = /\b((front|rear|four|all)[\s-]wheel[\s-]drive|fwd|rwd)\b/gi;
const doorCount = /\b\d\s?(?:dr|doors?)\b\.?|\bsdn\b/gi;
const trailingDrive = /[\s,-]+(4wd|awd|2wd|fwd|rwd)$/i;
const trailingGears = /[\s,-]+\(?(automatic|auto|manual)\)?$/i;
const trailingBody =
  /[\s,-]+(suv|sedan|hatch(?:back)?|wagon|coupe|pick-?up|sports? utility( vehicle)?|utility body|utility|van-minivan|sports? van|crew pickup|crew cab|extended cab|regular cab|double cab|quad cab)$/i;
/** Model years such as `MY22` and `2022 - ON`, which repeat the car's year. */
const modelYear =
  /[([]?\s*\b(?:MY\s?\d{2}(?:\.\d+)?|(?:19|20)\d{2}\s?[-–]\s?(?:on|present|(?:19|20)\d{2})|(?:19|20)\d{2}\s?[-–](?=\s|$))(?![\w.])\s*[)\]]?/gi;
/** From the first of these words on, a marketplace's title repeats its other columns. */
const repetition =
  /\b(sedan|hatchback|wagon|coupe|convertible|cabriolet|utility|cab chassis|van|bus)\b(?=.*\b\d\s?dr\b)|\b\d\s?dr\b|\b(spts|sports|seq)\s+(auto|man)|\b\d{1,2}sp\b|\b(man|auto)\s+\d{1,2}sp\b/i;

/** The badge in the title after the model; null if nothing is left. */
export function badgeInTitle(rest: string): string | null {
  const cutAt = repetition.exec(rest)?.index ?? rest.length;
  return badgeIn(rest.slice(0, cutAt)) ?? badgeIn(rest);
}

function badgeIn(text: string): string | null {
  const words = text
    .replace(drivePhrase, ' ')
    .replace(/\(\s*(hybrid|qld|nsw|vic|sa|wa)\s*\)/gi, (_, word: string) =>
      /hybrid/i.test(word) ? ' Hybrid' : ' ',
    )
    .replace(modelYear, ' ')
    .replace(/(^|\s)(19|20)\d{2}$/, ' ');
  return tidy(words.replace(doorCount, ' ').trim().replace(trailingGears, ''));
}

/** A badge from its own column, without model years and repetitions (`RS Front Wheel Drive SUV` → `RS`). */
export function tidyBadge(badge: string): string | null {
  const undated = withoutModelYear(badge);
  const shorter = tidy(undated.replace(longDrivePhrase, ' ').replace(doorCount, ' '));
  return shorter ?? tidy(undated);
}

/** Empty if nothing else is left. */
function withoutModelYear(badge: string): string {
  const rest = badge.replace(modelYear, ' ').trim();
  return /^(19|20)\d{2}$/.test(rest) ? '' : rest;
}

function tidy(words: string): string | null {
  let text = words
    .replace(/\s+/g, ' ')
    .replace(/\(\s*\)/g, '')
    .trim();
  for (let previous = ''; previous !== text; ) {
    previous = text;
    text = text.replace(trailingBody, '').replace(trailingDrive, '').trim();
  }
  text = text.replace(/^[\s,\-–|/]+|[\s,\-–|/]+$/g, '').replace(/\s+/g, ' ');
  return /[\p{L}\d]/u.test(text) ? spellBadge(text) : null;
}

const spellings =
  'CRDi TDCi GDi TDi TFSI TSI TDI HDi dCi CDTi xDrive sDrive eDrive 4Matic 4Motion Quattro PHEV MHEV VTi VTi-L VTi-S VTi-LX AMG GTi GXi BlueTEC BlueHDi THP SkyActiv EcoBoost'.split(
    ' ',
  );
const byLower = new Map(spellings.map((word) => [word.toLowerCase(), word]));

/**
 * Corrects badges that one marketplace capitalises like words: `Elite Crdi` → `Elite CRDi`, `Xdrive 20I` →
 * `xDrive 20i`, `2.5I-L` → `2.5i-L`. Other words are unchanged.
 */
function spellBadge(badge: string): string {
  return badge
    .split(' ')
    .map((word) => byLower.get(word.toLowerCase()) ?? spellCode(word))
    .join(' ');
}

function spellCode(word: string): string {
  return word
    .replace(
      /^(\d\.\d|\d{2,3})([ID])(?=-|$)/,
      (_, size: string, letter: string) => size + letter.toLowerCase(),
    )
    .replace(/^([xs])drive(?=\d)/i, (_, letter: string) => `${letter.toLowerCase()}Drive`);
}
