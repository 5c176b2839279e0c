import type { FuelSlug } from '../../../values/vehicle/vehicle-terms.ts';
import { isOther } from '../is-other.ts';
import { found, nothing, type Reading, unusable } from '../reading.ts';
import { foreignText } from '../texts/foreign-text.ts';
import { isMissing } from '../texts/missing.ts';

/** Patterns for a hybrid's combustion fuel and its electric part. */
const burned = String.raw`petrol|gasoline|\bgas\b|leaded|\bulp\b|diesel|ben[sz]in|loodvrij|ongelood`;
const electric = String.raw`electric|elektr|\bel\b`;

/**
 * Words of English, German, Dutch, Afrikaans and Swedish, most specific first: `Petrol/Electric Plug-in` is a
 * plug-in hybrid. Natural gas (CNG, Erdgas, aardgas) has no entry.
 */
const patterns: readonly (readonly [RegExp, FuelSlug])[] = [
  [/plug.?in|\bphev\b|laddhybrid|inprop/, 'plug-in-hybrid'],
  [/hydrogen|fuel\s?cell|\bfcev\b|wasserstoff|waterstof|vätgas/, 'hydrogen'],
  [
    new RegExp(
      String.raw`hybrid|hibried|\bm?hev\b|(?:${burned}).*(?:${electric})|(?:${electric}).*(?:${burned})`,
    ),
    'hybrid',
  ],
  [/electric|elektr|\bb?ev\b|^el$|^e$|battery/, 'electric'],
  [/\blpg\b|liquid petroleum|dual fuel|bi-?fuel|autogas|gas ?\/ ?petrol|petrol ?\/ ?gas/, 'lpg'],
  [/diesel|^d$/, 'diesel'],
  [
    /petrol|unleaded|premium|leaded|gasoline|ben[sz]in|\bulp\b|\bpulp\b|\bflex|\be85\b|\be10\b|ethanol|\bsuper\b|^gas$|^p$|^\d\d ron|\bron\b|^regular|two.stroke|loodvrij|ongelood/,
    'petrol',
  ],
];
export const fuelPatterns: readonly RegExp[] = patterns.map(([pattern]) => pattern);

/** The fuel a text names. */
export function readFuel(text: string): Reading<FuelSlug> {
  const words = text.trim().toLowerCase();
  if (isMissing(words) || isOther(words)) return nothing;
  const foreign = foreignText(text);
  if (foreign !== null) return unusable(`is ${foreign}`);
  const hit = patterns.find(([pattern]) => pattern.test(words));
  return hit === undefined ? nothing : found(hit[1]);
}

/** Models that are only made electric, with their make. */
const electricModels =
  /^(tesla|polestar|rivian|lucid|zeekr|nissan (leaf|ariya)|hyundai (ioniq [569]|inster)|byd (atto|dolphin|seal(?!ion 6)|sealion 7)|porsche taycan|audi (q\d )?e-?tron|mercedes-benz (eqa|eqb|eqc|eqe|eqs|eqv|e(sprinter|vito))|kia ev\d|bmw (i[3457]|ix\d?)\b|toyota bz4x|mg mg4|ford mustang mach-e|volvo (ex30|ex90)|volkswagen (id\.?|e-golf)|jaguar i-pace|cupra (born|tavascan)|renault (zoe|megane e-tech)|subaru solterra|peugeot e-|leapmotor)/i;
const electricWords = /\b(bev|electric|ev)\b|\bcooper se\b|\brecharge pure electric\b/i;
const dieselNames =
  /\b(diesel|turbo[\s-]?diesel|tdi|crdi|hdi|tdci|cdti|dci|cdi|d4d|d-4d|bluetec|multijet|duramax|cummins|power stroke|bluehdi|jtd|jtdm|vcdi|dtec|i-dtec|tdv6|sdv6|tdv8|sdv8)\b/i;

/** The fuel implied by a car's name (`Tesla Model 3`) or engine; null if neither does. */
export function fuelInNames(name: string, engine: string): FuelSlug | null {
  const text = `${name} ${engine}`;
  if (/\bphev\b|plug.?in/i.test(text)) return 'plug-in-hybrid';
  if (/\bhybrid\b|\bhev\b|e-?power\b/i.test(text)) return 'hybrid';
  if (electricModels.test(name) || electricWords.test(text)) return 'electric';
  if (dieselNames.test(text)) return 'diesel';
  return /\bLPG\b/.test(text) ? 'lpg' : null;
}
