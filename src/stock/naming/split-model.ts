import { keyOf } from './makes.ts';
import { type LeadingModel, leadingModel, spellModel } from './models.ts';

/** Words of badges that occur in no model: engine, gearbox, drive, cabin, doors. */
const trimMarks =
  /\b\d\.\d|\b(t[sd]i|tfsi|crdi|d-?4d|gd-?6|dci|hdi|vvt-?i|[sb]it|automatic|auto|manual|4x[24]|[4a]wd|2wd|[xs]drive\d*[a-z]?)\b|\b[dse]\/?c(ab)?\b|\b(single|double|dual|crew|extra|super|king) cab\b|\b\d ?dr\b|\(/i;

/** Splits a cell that is no known model: `Santa` with badge `Fe Elite`, or `HiLux SR5` in one cell. */
export function splitModel(
  make: string,
  modelCell: string,
  badgeCell: string,
  rest: string,
): { model: string; badge: string | null } {
  const withBadge = badgeCell === '' ? null : leadingModel(make, `${modelCell} ${badgeCell}`);
  if (withBadge !== null && keyOf(withBadge.model).length > keyOf(modelCell).length) {
    return { model: withBadge.model, badge: withBadge.rest };
  }
  const known = leadingModel(make, modelCell) ?? beforeEngine(modelCell);
  if (known === null || known.rest === '') return { model: spellModel(make, modelCell), badge: null };
  const isAlone = badgeCell === '' && rest === '';
  if (!isAlone && !trimMarks.test(known.rest) && !startsWithWords(badgeCell, known.rest))
    return { model: spellModel(make, modelCell), badge: null };
  return { model: spellModel(make, known.model), badge: joinTrim(known.rest, badgeCell, rest) };
}

/** `NP200 1.6 Base`: for an unknown model, takes the text before the engine size. */
function beforeEngine(modelCell: string): LeadingModel | null {
  const [, model, rest] = /^((?=.*\p{L}).*?\S)\s+(\d\.\d(?!\d).*)$/u.exec(modelCell) ?? [];
  return model === undefined || rest === undefined ? null : { model, rest };
}

/** The badge's cell may repeat and extend the trim; null: use the title instead. */
function joinTrim(trim: string, badgeCell: string, restOfTitle: string): string | null {
  if (badgeCell === '') return keyOf(restOfTitle).includes(keyOf(trim)) ? null : trim;
  return keyOf(badgeCell).includes(keyOf(trim)) ? badgeCell : `${trim} ${badgeCell}`;
}

function startsWithWords(text: string, words: string): boolean {
  return text !== '' && keyOf(text).startsWith(keyOf(words));
}
