import { isMissing } from '../cells/texts/missing.ts';
import { badgeInTitle, tidyBadge } from './badge.ts';
import { keyOf, knownMake, leadingMake, misspeltMake, unknownMake } from './makes.ts';
import { knownModel, leadingModel, spellModel } from './models.ts';
import { splitModel } from './split-model.ts';
import { type TitleStart, titleStart } from './title.ts';

export interface NameCells {
  make: string;
  model: string;
  badge: string;
  series: string;
  title: string;
}

export interface CarName {
  make: string | null;
  model: string | null;
  badge: string | null;
  series: string | null;
  /** The year in the title, if the feed has no column for it. */
  titleYear: string | null;
  /** What was corrected, as field and sentence. */
  corrections: { field: 'make' | 'model'; found: string; done: string }[];
}

const MAX_BADGE_WORDS = 12;
const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Composes a car's name from its cells and, if they are insufficient, its title. */
export function nameCar(cells: NameCells): CarName {
  const title = titleStart(cells.title);
  const corrections: CarName['corrections'] = [];
  const { make, model: modelCell } = resolveMake(cells, title, corrections);
  const rest = make === null ? '' : restOfTitle(make, cells.title, title);
  const badgeCell = isMissing(cells.badge) ? '' : cells.badge.trim();
  const { model, badge: badgeFromModel } = resolveModel(make, modelCell, badgeCell, rest, corrections);
  const badge = resolveBadge(model, make, badgeFromModel ?? badgeCell, afterModel(rest, [model, modelCell]));
  const series =
    isMissing(cells.series) || [model, badge].includes(cells.series.trim()) ? null : cells.series.trim();
  return { make, model, badge, series, titleYear: title.year, corrections };
}

function resolveMake(
  cells: NameCells,
  title: TitleStart,
  corrections: CarName['corrections'],
): { make: string | null; model: string } {
  const model = isMissing(cells.model) ? '' : cells.model.trim();
  const makeCell = isMissing(cells.make) ? '' : cells.make.trim();
  if (makeCell === '') return makeElsewhere(model, title);
  const joined = leadingMake(`${makeCell} ${model}`);
  const isSplit = joined !== null && keyOf(joined.rest).length < keyOf(model).length;
  const alone = knownMake(makeCell);
  if (isSplit && joined !== null && (alone === null || leadingModel(alone, model) === null)) {
    if (joined.make !== alone) {
      corrections.push({
        field: 'make',
        found: `${makeCell} | ${model}`,
        done: `read as the make ${joined.make}`,
      });
    }
    return { make: joined.make, model: joined.rest };
  }
  if (alone !== null) return { make: alone, model: withoutMake(alone, model) };
  const leading = leadingMake(makeCell);
  if (leading !== null)
    return { make: leading.make, model: model === '' ? leading.rest : withoutMake(leading.make, model) };
  const meant = misspeltMake(makeCell);
  if (meant !== null) corrections.push({ field: 'make', found: makeCell, done: `read as ${meant}` });
  return { make: meant ?? unknownMake(makeCell), model };
}

/** If the make's cell is empty, the model's cell or the title must begin with a make. */
function makeElsewhere(model: string, title: TitleStart): { make: string | null; model: string } {
  const inModel = leadingMake(model);
  if (inModel !== null) return { make: inModel.make, model: inModel.rest };
  if (title.make !== null) return { make: title.make, model };
  const words = title.rest.split(/\s+/).filter((word) => word !== '');
  // "2019 Zastava 750" names a car even of an unknown make; a sentence does not.
  const isName =
    title.year !== null && words.length >= 2 && words.length <= 8 && /^\p{Lu}/u.test(words[0] ?? '');
  return { make: isName ? unknownMake(words[0] ?? '') : null, model };
}

function withoutMake(make: string, model: string): string {
  if (knownModel(make, model) !== null) return model;
  const leading = leadingMake(model);
  return leading !== null && leading.make === make && leading.rest !== '' ? leading.rest : model;
}

/** The title after the make; empty if the title does not contain it. */
function restOfTitle(make: string, titleText: string, title: TitleStart): string {
  if (title.make === make) return title.rest;
  const place = titleText.toLowerCase().indexOf(make.toLowerCase());
  if (place >= 0) return titleText.slice(place + make.length).trim();
  return keyOf(title.rest).startsWith(keyOf(make)) ? (afterKey(title.rest, keyOf(make)) ?? '') : '';
}

function resolveModel(
  make: string | null,
  modelCell: string,
  badgeCell: string,
  rest: string,
  corrections: CarName['corrections'],
): { model: string | null; badge: string | null } {
  if (make === null) return { model: modelCell === '' ? null : modelCell, badge: null };
  if (modelCell === '') return { model: modelFromTitle(make, rest), badge: null };
  const undated = modelBehindDate(make, modelCell, rest);
  if (undated !== null) {
    corrections.push({
      field: 'model',
      found: modelCell,
      done: `read as ${undated}, which a spreadsheet took for a date`,
    });
    return { model: undated, badge: null };
  }
  const longer = longerModel(make, modelCell, rest);
  if (longer !== null) return { model: longer, badge: null };
  if (knownModel(make, modelCell) !== null) return { model: spellModel(make, modelCell), badge: null };
  return splitModel(make, modelCell, badgeCell, rest);
}

function modelFromTitle(make: string, rest: string): string | null {
  const leading = leadingModel(make, rest);
  if (leading !== null) return leading.model;
  const first = rest.split(/\s+/)[0] ?? '';
  return /[\p{L}\d]/u.test(first) ? spellModel(make, first) : null;
}

/**
 * The cell contains only a part of the model: `Grand` of "Grand Cherokee Laredo", `Land` of "Land Cruiser".
 */
function longerModel(make: string, modelCell: string, rest: string): string | null {
  const leading = leadingModel(make, rest);
  if (leading === null) return null;
  const [long, short] = [keyOf(leading.model), keyOf(modelCell)];
  return long.length > short.length && long.startsWith(short) ? leading.model : null;
}

/** Spreadsheets turn Saab's 9-3 into `3-Sep`; the make's models or the title tell which it was. */
function modelBehindDate(make: string, cell: string, rest: string): string | null {
  const dayFirst = /^(\d{1,2})[-\s]([a-z]{3})[a-z]*$/i.exec(cell);
  const monthFirst = /^([a-z]{3})[a-z]*[-\s](\d{1,2})$/i.exec(cell);
  const month = monthNames.indexOf((dayFirst?.[2] ?? monthFirst?.[1] ?? '').toLowerCase()) + 1;
  const day = Number(dayFirst?.[1] ?? monthFirst?.[2] ?? 0);
  if (month === 0) return null;
  const candidates = [`${month}-${day}`, `${day}-${month}`];
  const inTitle = candidates.find((candidate) => rest.startsWith(candidate));
  return inTitle ?? candidates.find((candidate) => knownModel(make, candidate) !== null) ?? null;
}

function resolveBadge(
  model: string | null,
  make: string | null,
  badgeCell: string,
  after: string,
): string | null {
  if (model === null || make === null) return badgeCell === '' ? null : badgeCell;
  if (badgeCell !== '') {
    const repeated =
      afterKey(badgeCell, keyOf(make) + keyOf(model)) ?? afterKey(badgeCell, keyOf(model)) ?? badgeCell;
    const bare = / Series$/.test(model) ? repeated.replace(/^series\s+/i, '') : repeated;
    return tidyBadge(bare);
  }
  const badge = badgeInTitle(after);
  return badge === null || badge.split(' ').length > MAX_BADGE_WORDS ? null : badge;
}

/** The title after the model, spelt as by the maker, as in the cell or by its last word. */
function afterModel(rest: string, models: readonly (string | null)[]): string {
  for (const model of models) {
    if (model === null || model === '') continue;
    const after = afterKey(rest, keyOf(model)) ?? afterKey(rest, keyOf(model.split(' ').at(-1) ?? ''));
    if (after !== null) return after;
  }
  return rest;
}

/** The title after a model at any position; the whole title if it contains none. */
export function wordsAfterModel(title: string, models: readonly string[]): string {
  const words = title.split(/\s+/);
  const keys = models.map(keyOf).filter((key) => key !== '');
  const found = words
    .flatMap((_, start) => keys.map((key) => afterKey(words.slice(start).join(' '), key)))
    .find((after) => after !== null);
  return found ?? title;
}

/** The text after the words that match `key`; null if it does not begin with it. */
function afterKey(text: string, key: string): string | null {
  const tokens = text.trim().split(/\s+/);
  let spelt = '';
  for (const [index, token] of tokens.entries()) {
    spelt += keyOf(token);
    if (spelt === key) return tokens.slice(index + 1).join(' ');
    if (!key.startsWith(spelt)) return null;
  }
  return null;
}
