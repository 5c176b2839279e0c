const spellings =
  'CRDi TDCi GDi TDi TFSI TSI TDI HDi dCi CDTi xDrive sDrive eDrive 4Matic 4Motion Quattro PHEV MHEV VTi VTi-L VTi-S VTi-LX AMG GTi GXi BlueTEC BlueHDi THP SkyActiv EcoBoost'.split(
    ' ',
  );
const byLower = new Map(spellings.map((word) => [word.toLowerCase(), word]));

/**
 * Corrects badges that one marketplace capitalises like words: `Elite Crdi` → `Elite CRDi`, `Xdrive 20I` →
 * `xDrive 20i`, `2.5I-L` → `2.5i-L`. Other words are unchanged.
 */
export function spellBadge(badge: string): string {
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
