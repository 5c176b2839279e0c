import { isOther } from '../../cells/is-other.ts';
import type { ColumnSample } from '../column-plan.ts';
import type { FeedField } from '../feed-fields.ts';
import { pathParts } from './normalise-name.ts';
import { isTellable, isWholeValue, type TellableField } from './whole-values.ts';

/** A column whose values look like a field's. */
export interface PossibleColumn {
  readonly column: string;
  readonly field: FeedField;
  /** Share of distinct values that can only be the field's. */
  readonly recognised: number;
  /** Why a person should check it, worded to follow the column's name; null if certain. */
  readonly doubt: string | null;
  readonly examples: readonly string[];
}

interface Rule {
  /** Least share of recognised values to be a candidate. */
  readonly min: number;
  /** Least share to be certain. */
  readonly sure: number;
  /** Columns of a closed list of `words` have few distinct values; those of unique values have many. */
  readonly kind: 'words' | 'own' | 'open';
  /** Words in a column's name that exclude the field despite matching values. */
  readonly otherNames?: RegExp;
  /** Without one of these words in the name it is doubtful, since the values alone are ambiguous. */
  readonly neededName?: RegExp;
  /**
   * Feeds often have several such columns (picture 1, picture 2 …), so a second candidate is no reason for
   * doubt.
   */
  readonly mayRepeat?: boolean;
}

const words: Rule = { min: 0.8, sure: 0.9, kind: 'words' };
const otherDistances =
  /warrant|garant|service|interval|range|reik|bereik|reichweite|radius|delivery|per(year|annum|week)|limit|free|capped|plan/;
const otherPrices =
  /cost|trade|wholesale|floor|reserve|buy|purchase|inkoop|aankoop|einkauf|kos(te|prys)|dealer|net|valu|market|guide|msrp|rrp|list|new|was|old|before|deposit|fee|month|week|maand|monat|instal|repay|pay|finance|option|extra|access|discount|saving|save|rebate|tax|vat|gst|duty|admin|delivery/;

const rules: Readonly<Record<TellableField, Rule>> = {
  vin: { min: 0.8, sure: 0.9, kind: 'own' },
  images: {
    min: 0.8,
    sure: 0.9,
    kind: 'own',
    otherNames: /logo|badge|icon|dealer|brand|flag|banner|staff/,
    mayRepeat: true,
  },
  make: { min: 0.8, sure: 0.9, kind: 'open', otherNames: /franchise|dealer|tyre|tire|group|radio|trade/ },
  // New models are in no table.
  model: { min: 0.5, sure: 0.8, kind: 'open', otherNames: /trade|similar|competitor/ },
  year: {
    min: 0.8,
    sure: 1,
    kind: 'open',
    otherNames: /warrant|garant|service|expir|until|licen|regist|sold|ancap|rating|copyright/,
  },
  odometerKm: { min: 0.8, sure: 0.9, kind: 'own', otherNames: otherDistances },
  odometerMiles: { min: 0.8, sure: 0.9, kind: 'own', otherNames: otherDistances },
  price: {
    min: 0.8,
    sure: 0.9,
    kind: 'own',
    otherNames: otherPrices,
    neededName: /price|pris|preis|prijs|prys|^ask|asking|retail|amount|bedrag|betrag/,
  },
  fuel: words,
  transmission: words,
  drive: words,
  body: words,
  carType: words,
  state: words,
  colour: {
    ...words,
    neededName: /colou?r|farbe?|kleur|paint|lack|exterior/,
    otherNames: /int|trim|seat|roof|wheel/,
  },
};

const MIN_FILLED = 0.5;
const MAX_WORDS = 40;
const EXAMPLES = 3;
const LONGEST_EXAMPLE = 60;

/** Columns whose values look like the field's, likeliest first. `rows` is the number of rows in the feed. */
export function columnsThatMayHold(
  field: FeedField,
  samples: readonly ColumnSample[],
  rows: number,
): readonly PossibleColumn[] {
  if (!isTellable(field)) return [];
  const rule = rules[field];
  const possible = samples
    .map((sample) => ({ sample, recognised: shareOf(field, sample.values) }))
    .filter(({ recognised }) => recognised >= rule.min)
    .map(({ sample, recognised }) => ({
      sample,
      recognised,
      doubt: doubtOf(sample, recognised, rule, rows),
    }))
    .sort((a, b) => Number(a.doubt !== null) - Number(b.doubt !== null) || b.recognised - a.recognised);
  const rivals = rule.mayRepeat ? [] : possible.filter(({ doubt }) => doubt === null);
  return possible.map(({ sample, recognised, doubt }): PossibleColumn => {
    const rival = rivals.find((other) => other.sample !== sample);
    const rivalry = rival === undefined ? null : `looks no more like it than "${rival.sample.name}" does`;
    const examples = examplesOf(sample);
    return { column: sample.name, field, recognised, doubt: doubt ?? rivalry, examples };
  });
}

function shareOf(field: TellableField, values: readonly string[]): number {
  const telling = values.filter((value) => !isOther(value));
  if (telling.length === 0) return 0;
  return telling.filter((value) => isWholeValue[field](value.trim())).length / telling.length;
}

function doubtOf(sample: ColumnSample, recognised: number, rule: Rule, rows: number): string | null {
  const name = pathParts(sample.name).join('');
  const { length } = sample.values;
  if (rule.otherNames?.test(name)) return 'has a name that may mean something else';
  if (rule.neededName?.test(name) === false) return 'could hold something else that looks the same';
  if (recognised < rule.sure) return `holds other values too: ${percent(1 - recognised)} of them`;
  if (sample.filledRows < rows * MIN_FILLED)
    return `is empty in ${percent(1 - sample.filledRows / rows)} of the rows`;
  if (rule.kind === 'words' && length === 1 && rows > 1) return 'says the same in every row';
  if (rule.kind === 'words' && length > maxWords(sample.filledRows))
    return `holds ${length} different values, which are many`;
  if (rule.kind === 'own' && length < Math.min(sample.filledRows, 20) / 2) return 'repeats its values';
  return null;
}

/**
 * The most distinct values for a closed list: ten rows may have nine bodies, but forty among a thousand are
 * something else.
 */
function maxWords(filledRows: number): number {
  return Math.min(MAX_WORDS, 8 + filledRows / 10);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Three different values of a column, shortened. */
export function examplesOf(sample: ColumnSample | undefined): string[] {
  const values = (sample?.values ?? []).slice(0, EXAMPLES).map((value) => value.replace(/\s+/g, ' ').trim());
  return values.map((value) =>
    value.length > LONGEST_EXAMPLE ? `${value.slice(0, LONGEST_EXAMPLE - 1)}…` : value,
  );
}
