import { keyOf } from './makes.ts';
import { modelAliases, modelTable } from './model-table.ts';

const MAX_WORDS_IN_MODEL = 4;
const byMake = new Map<string, Map<string, string>>();
for (const [make, list] of Object.entries(modelTable)) {
  byMake.set(make, new Map(list.split(', ').map((model) => [modelKey(model), model])));
}
for (const [name, model] of Object.entries(modelAliases)) {
  const space = name.lastIndexOf(' ');
  byMake.get(name.slice(0, space))?.set(name.slice(space + 1), model);
}

/** Keeps `+`, which distinguishes G10 from G10+. */
function modelKey(model: string): string {
  return keyOf(model.replaceAll('+', ' plus'));
}

/** The maker's spelling of a model, or null if it is not in the table. */
export function knownModel(make: string, text: string): string | null {
  return byMake.get(make)?.get(modelKey(text)) ?? null;
}

/** Whether any make has a model of this name. */
export function isKnownModel(text: string): boolean {
  const key = modelKey(text);
  return [...byMake.values()].some((models) => models.has(key));
}

export interface LeadingModel {
  model: string;
  /** The text after the model. */
  rest: string;
}

/** The longest known model with which a text begins: `Grand Cherokee Laredo`. */
export function leadingModel(make: string, text: string): LeadingModel | null {
  const tokens = text.trim().split(/\s+/);
  for (let count = Math.min(MAX_WORDS_IN_MODEL, tokens.length); count > 0; count--) {
    const model = knownModel(make, tokens.slice(0, count).join(' '));
    if (model !== null) return { model, rest: tokens.slice(count).join(' ') };
  }
  return null;
}

/** A model in its maker's spelling; unknown ones as given, with all-capital or lower-case words corrected. */
export function spellModel(make: string, text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  return knownModel(make, trimmed) ?? spellByPattern(make, trimmed) ?? spellUnknown(trimmed);
}

/** Model codes that follow a pattern: BMW `320I` → `320i`, Lexus `RX450HL` → `RX450hL`. */
function spellByPattern(make: string, text: string): string | null {
  if (make === 'BMW') {
    const match = /^(M?\d{3})(C?)(i|d|e|is|ti|li)$/i.exec(text) ?? /^(M?\d{3})(C|L)([id])$/i.exec(text);
    if (match !== null) return bmwCode(match[1] ?? '', `${match[2] ?? ''}${match[3] ?? ''}`);
  }
  const lexus = make === 'Lexus' ? /^([A-Z]{2}\d{3})([hdt])(L?\+?)$/i.exec(text) : null;
  if (lexus === null) return null;
  return `${lexus[1]?.toUpperCase()}${lexus[2]?.toLowerCase()}${lexus[3]?.toUpperCase()}`;
}

function bmwCode(number: string, letters: string): string {
  const lower = letters.toLowerCase();
  return (
    number.toUpperCase() +
    (lower.length === 2 && /^[cl]/.test(lower) ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower)
  );
}

function spellUnknown(text: string): string {
  const isOneCase = text === text.toUpperCase() || text === text.toLowerCase();
  if (!isOneCase || /\d/.test(text) || text.length <= 3) return text;
  return text
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}
