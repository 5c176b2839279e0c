import type { BodySlug } from '../../../values/vehicle/vehicle-terms.ts';
import { isOther } from '../is-other.ts';
import { found, nothing, type Reading, unusable } from '../reading.ts';
import { foreignText } from '../texts/foreign-text.ts';
import { isMissing } from '../texts/missing.ts';

/**
 * Words for bodies in English, German, Dutch, Afrikaans and Swedish, most reliable first: the first match
 * wins.
 */
const patterns: readonly (readonly [RegExp, BodySlug])[] = [
  [
    /motor\s?-?home|camper\s?-?van|campervan|wohnmobil|husbil|kampeer(auto|wagen|wa\b|motor)|\brv\b/,
    'motorhome',
  ],
  [
    /caravan|camper trailer|pop[\s-]?top|wohnwagen|husvagn|fifth wheel|hybrid camper|karavaan|woonwa(gen)?\b/,
    'caravan',
  ],
  [
    /motor\s?-?(cycle|bike|rad|fiets)|scooter|moped|\batv\b|quad bike|side.by.side|dirt bike|enduro|naked bike|motorcykel|bromfiets/,
    'motorcycle',
  ],
  [
    /cab[\s/-]*(and )?chassis|chassis[\s-]*cab|\bc\/c\b|c\/chas|cutaway|fahrgestell|chassis[\s-]?kajuit|kajuit[\s-]?onderstel/,
    'cab-chassis',
  ],
  [
    /people\s?-?(mover|carrier)|minivan|mini-van|\bmpv\b|passenger van|sports? van|familjebuss|kleinbus|van\/mini(van|bus)|van-minivan|ruimtewagen|gro(ss|ß)raum|personenbus|veeldoelvoertuig/,
    'people-mover',
  ],
  [
    /\bsuv\b|sports? utility|crossover|sports? activity|off\s?-?road|4x4 wagon|gel[aä]ndewagen|terreinwagen|terreinvoertuig|sport(s|s?nuts)?voertuig|allroad suv|utility body|\bcuv\b/,
    'suv',
  ],
  [
    /\bute\b|\butility\b|pick\s?-?up|\btray\b|(dual|double|single|crew|extra|extended|king|space|super|quad|regular|mega|access|club|freestyle)\s?-?cab\b|\b[sde]\/?cab\b|style\s?side|flakbil|\bbakkie|(dubbel|enkel|ekstra|verlengde)\s?-?(kajuit|cabine)|(doppel|einzel)\s?-?kabine/,
    'ute',
  ],
  [
    /hatch|liftback|halvkombi|kleinwagen|kompakt|fastback|sportback|luikrug|schr[aä]gheck|steilheck|flie(ss|ß)heck/,
    'hatch',
  ],
  [
    /station\s?-?wag(on|en)|\bwagon\b|estate|touring|tourer|kombi|sportwagon|sports? wagon|avant|shooting brake|variant|sportswagon|stasiewa/,
    'wagon',
  ],
  [
    /convert|cabrio|kabriolet|roadster|spyder|spider|soft\s?-?top|drop\s?-?head|targa|speedster|afslaan(dak|kap)|\bcab\b$/,
    'convertible',
  ],
  [/[ck]oup[eé]|koepee|\bsports?car\b|2 ?d(oo)?r sport/, 'coupe'],
  [/sedan|saloon|limousine|limo\b|berlina|berline|stufenheck/, 'sedan'],
  [/\bbus\b|coach|commuter/, 'bus'],
  [
    /truck|tipper|prime mover|lkw|lastbil|pantech|\brigid\b|tilt\s?tray|curtain\s?sider|lorry|vrag(motor|wagen)|vrachtwagen|bakwagen|sattelzug/,
    'truck',
  ],
  [
    /\bvan\b|panel\s?-?van|transporter|kastenwagen|sk[aå]pbil|cargo|kasten|transportbil|bestel(wagen|auto|bus|wa\b)|paneelwa/,
    'van',
  ],
];
export const bodyPatterns: readonly RegExp[] = patterns.map(([pattern]) => pattern);

/** Values in body columns that do not name a body. */
const noBody =
  /^(car|cars|passenger|commercial|light commercial|vehicle|car_truck|light|heavy|standard|used|new|demo)$/;

const carsAndTrucks = /\bcars?\b.*\btrucks?\b|\btrucks?\b.*\bcars?\b/;

/** The body that a text names. A text that names none is no mistake: the reading is `nothing`. */
export function readBody(text: string): Reading<BodySlug> {
  const words = text.trim().toLowerCase();
  if (isMissing(words) || isOther(words) || noBody.test(words) || carsAndTrucks.test(words)) return nothing;
  const foreign = foreignText(text);
  if (foreign !== null) return unusable(`is ${foreign}`);
  if (isMeasure(words)) return unusable('is a measure, not a body');
  const hit = patterns.find(([pattern]) => pattern.test(words));
  return hit === undefined ? nothing : found(hit[1]);
}

/** `159.0" WB`: a wheelbase in place of a body. */
function isMeasure(words: string): boolean {
  return /^[\d.,'"”\s-]+(in\.?|mm|cm|m|wb|wheelbase|door|doors)?(\s*wb)?$/.test(words);
}

/** Words that can only mean a body, used for titles. */
const bodyWords =
  /\b(sports? utility|(?:passenger|sports?|camper)[\s-]van|hatch(back)?|sedan|saloon|wagon|suv|ute|utility|pick-?up|coupe|convertible|cabriolet|cab chassis|chassis cab|van|minivan|bus|people mover)\b/i;

/** A body named in a title or badge such as `City VTi-L Sedan 4dr`. */
export function bodyNamedIn(title: string): BodySlug | null {
  const word = bodyWords.exec(title)?.[0];
  return word === undefined ? null : readBody(word).value;
}

/** A body that a title names or that its cabin implies: `Double Cab`. */
export function bodyInTitle(title: string): BodySlug | null {
  const cab = /\b(dual|double|crew|extra|king|space|single) cab\b/i.exec(title)?.[0];
  return bodyNamedIn(title) ?? (cab === undefined ? null : readBody(cab).value);
}

/** The cabin of a ute from any text: `Dual Cab`, `Crew Cab`, `Extra Cab`. */
export function cabConfigurationIn(text: string): string | null {
  const match =
    /\b(dual|double|crew|extra|extended|king|space|single|super|quad|regular|mega|access|freestyle)[\s-]?cab\b/i.exec(
      text,
    );
  const kind = match?.[1]?.toLowerCase();
  return kind === undefined ? null : `${kind.charAt(0).toUpperCase()}${kind.slice(1)} Cab`;
}
