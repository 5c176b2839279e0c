/**
 * The parts of Typesense's field score (`Match::get_match_score`, `Index::score_results2`), packed into 33
 * bits in the same order of precedence, so that a whole text match fits a double exactly.
 */
export type ScoreParts = {
  /** Number of the query's words within one window, then in the whole field. */
  readonly window: number;
  readonly words: number;
  /** Two per typo, one per word matched by prefix. */
  readonly cost: number;
  readonly distance: number;
  readonly isExact: boolean;
  /** 0 unless early words are preferred. */
  readonly position: number;
};

export const FIELD_SCORE_SPAN = 2 ** 33;

export function packFieldScore(parts: ScoreParts): number {
  const costScore = Math.max(0, 255 - parts.cost);
  const proximity = Math.max(0, 100 - parts.distance);
  const leading = (parts.window * 32 + Math.min(31, parts.words)) * 256 + costScore;
  return ((leading * 128 + proximity) * 2 + Number(parts.isExact)) * 256 + parts.position;
}

/** The same score in Typesense's own format of 48 bits. */
function unpackFieldScore(packed: number): bigint {
  const position = packed % 256;
  const exact = Math.floor(packed / 256) % 2;
  const proximity = Math.floor(packed / 512) % 128;
  const cost = Math.floor(packed / 65_536) % 256;
  const words = Math.floor(packed / 2 ** 24) % 32;
  const window = Math.floor(packed / 2 ** 29);
  const high = (BigInt(window) << 40n) | (BigInt(words) << 32n) | (BigInt(cost) << 24n);
  return high | (BigInt(proximity) << 16n) | (BigInt(exact) << 8n) | BigInt(position);
}

export type MatchType = 'max_score' | 'max_weight' | 'sum_score';

export type DocumentScore = {
  readonly words: number;
  readonly fieldScore: number;
  readonly weight: number;
  readonly sum: number;
  readonly fields: number;
};

/**
 * Packs a score into one number, in this order of precedence: number of words, score of the best field, its
 * weight, number of fields.
 */
export function packDocumentScore(type: MatchType, score: DocumentScore): number {
  const words = score.fieldScore === 0 ? 0 : Math.min(15, score.words);
  const weight = Math.min(15, score.weight);
  const fields = Math.min(7, score.fields);
  if (type === 'max_score') {
    return ((words * FIELD_SCORE_SPAN + score.fieldScore) * 16 + weight) * 8 + fields;
  }
  if (type === 'max_weight')
    return ((words * 16 + weight) * FIELD_SCORE_SPAN + score.fieldScore) * 8 + fields;
  return score.sum + fields / 8;
}

/** Field scores in Typesense's scale, for the sum over fields. */
export function fieldScoreForSum(packed: number): number {
  return Number(unpackFieldScore(packed));
}

/** Number of the query's words that a document matches: the highest bits of its `text_match`, 0 for `sum_score`. */
export function wordsOfTextMatch(type: MatchType, textMatch: number): number {
  return type === 'sum_score' ? 0 : Math.floor(textMatch / 2 ** 59);
}

/** Typesense's `text_match` of a packed document score, rounded to a double as JSON readers see it. */
export function textMatchOfScore(type: MatchType, packed: number): number {
  if (type === 'sum_score') return packed * 8;
  const fields = packed % 8;
  const rest = Math.floor(packed / 8);
  if (type === 'max_score') {
    const weight = rest % 16;
    const fieldScore = Math.floor(rest / 16) % FIELD_SCORE_SPAN;
    const words = Math.floor(rest / 16 / FIELD_SCORE_SPAN);
    const tail = (unpackFieldScore(fieldScore) << 11n) | BigInt(weight << 3) | BigInt(fields);
    return Number((BigInt(words) << 59n) | tail);
  }
  const fieldScore = rest % FIELD_SCORE_SPAN;
  const weight = Math.floor(rest / FIELD_SCORE_SPAN) % 16;
  const words = Math.floor(rest / FIELD_SCORE_SPAN / 16);
  const head = (BigInt(words) << 59n) | (BigInt(weight) << 51n);
  return Number(head | (unpackFieldScore(fieldScore) << 3n) | BigInt(fields));
}
