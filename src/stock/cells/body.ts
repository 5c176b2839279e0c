import type { BodySlug } from '../../values/vehicle-terms.ts';
import { isMissing } from './missing.ts';
import { found, nothing, type Reading, unusable } from './reading.ts';

/** The trade's words for bodies in order of trust: the first pattern that fits names the body. */
const patterns: readonly (readonly [RegExp, BodySlug])[] = [
  [/motor\s?-?home|camper\s?-?van|campervan|wohnmobil|husbil|\brv\b/, 'motorhome'],
  [/caravan|camper trailer|pop[\s-]?top|wohnwagen|husvagn|fifth wheel|hybrid camper/, 'caravan'],
  [
    /motor\s?-?(cycle|bike|rad)|scooter|moped|\batv\b|quad bike|side.by.side|dirt bike|enduro|naked bike|motorcykel/,
    'motorcycle',
  ],
  [/cab[\s/-]*(and )?chassis|chassis[\s-]*cab|\bc\/c\b|c\/chas|cutaway/, 'cab-chassis'],
  [
    /people\s?-?mover|minivan|mini-van|\bmpv\b|passenger van|sports? van|familjebuss|kleinbus|van\/minivan|van-minivan/,
    'people-mover',
  ],
  [
    /\bsuv\b|sports? utility|crossover|sports? activity|off\s?-?road|4x4 wagon|gel[aä]ndewagen|allroad suv|utility body|\bcuv\b/,
    'suv',
  ],
  [
    /\bute\b|\butility\b|pick\s?-?up|\btray\b|(dual|double|crew|extra|extended|king|space|super|quad|regular|mega|access|club|freestyle)\s?-?cab\b|style\s?side|flakbil/,
    'ute',
  ],
  [/hatch|liftback|halvkombi|kleinwagen|kompakt|fastback|sportback/, 'hatch'],
  [
    /station\s?-?wagon|\bwagon\b|estate|touring|tourer|kombi|sportwagon|sports? wagon|avant|shooting brake|variant|sportswagon/,
    'wagon',
  ],
  [
    /convert|cabrio|roadster|spyder|spider|soft\s?-?top|drop\s?-?head|targa|speedster|\bcab\b$/,
    'convertible',
  ],
  [/coup[eé]|2 ?d(oo)?r sport/, 'coupe'],
  [/sedan|saloon|limousine|limo\b|berlina|berline/, 'sedan'],
  [/\bbus\b|coach|commuter/, 'bus'],
  [/truck|tipper|prime mover|lkw|lastbil|pantech|\brigid\b|tilt\s?tray|curtain\s?sider|lorry/, 'truck'],
  [/\bvan\b|panel\s?-?van|transporter|kastenwagen|sk[aå]pbil|cargo|kasten|transportbil/, 'van'],
];

/** Words that stand where a body should and say nothing about it. */
const noBody =
  /^(other|others|car|cars|passenger|commercial|light commercial|vehicle|misc|annat|andere|car_truck|light|heavy|standard|used|new|demo)$/;

/** The body that a text names; null without a problem when it names none that the trade knows. */
export function readBody(text: string): Reading<BodySlug> {
  const words = text.trim().toLowerCase();
  if (isMissing(words) || noBody.test(words)) return nothing;
  if (isMeasure(words)) return unusable('is a measure, not a body');
  const hit = patterns.find(([pattern]) => pattern.test(words));
  return hit === undefined ? nothing : found(hit[1]);
}

/** `159.0" WB`: a wheelbase where the body should stand. */
function isMeasure(words: string): boolean {
  return /^[\d.,'"”\s-]+(in\.?|mm|cm|m|wb|wheelbase|door|doors)?(\s*wb)?$/.test(words);
}

/** Words that are a body and nothing else, as they stand in titles. */
const bodyWords =
  /\b(hatch(back)?|sedan|saloon|wagon|suv|ute|utility|pick-?up|coupe|convertible|cabriolet|cab chassis|chassis cab|van|minivan|bus|people mover)\b/i;

/** A body named in a title or badge such as `City VTi-L Sedan 4dr`. */
export function bodyInTitle(title: string): BodySlug | null {
  const word =
    bodyWords.exec(title)?.[0] ?? /\b(dual|double|crew|extra|king|space|single) cab\b/i.exec(title)?.[0];
  return word === undefined ? null : readBody(word).value;
}

/** `Dual Cab`, `Crew Cab`, `Extra Cab`: how a ute's cabin is built, from any text. */
export function cabConfigurationIn(text: string): string | null {
  const match =
    /\b(dual|double|crew|extra|extended|king|space|single|super|quad|regular|mega|access|freestyle)[\s-]?cab\b/i.exec(
      text,
    );
  const kind = match?.[1]?.toLowerCase();
  return kind === undefined ? null : `${kind.charAt(0).toUpperCase()}${kind.slice(1)} Cab`;
}
