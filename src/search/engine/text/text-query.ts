export type TextField = {
  readonly name: string;
  readonly weight: number;
  readonly prefix: boolean;
  readonly numTypos: number;
};

/** One text query, its parameters resolved (defaults filled in, per-field lists spread over the fields). */
export type TextParams = {
  readonly q: string;
  readonly fields: readonly TextField[];
  readonly typoTokensThreshold: number;
  readonly dropTokensThreshold: number;
  /** `right_to_left`, `left_to_right` or `both_sides:<up to this many tokens>`. */
  readonly dropTokensMode: string;
  readonly typosForNumbers: boolean;
  readonly minLen1Typo: number;
  readonly minLen2Typo: number;
  readonly prioritizeExactMatch: boolean;
  readonly prioritizeTokenPosition: boolean;
  readonly prioritizeNumMatchingFields: boolean;
  readonly splitJoinTokens: 'off' | 'fallback' | 'always';
  readonly exhaustive: boolean;
  readonly textMatchType: 'max_score' | 'max_weight' | 'sum_score';
  /** `max_candidates`: words of the index tried per word of the query; ten unless given. */
  readonly maxCandidates?: number;
  /** `enable_typos_for_alpha_numerical_tokens`: typos in words with an indexed symbol; on unless given. */
  readonly typosForAlphanumerics?: boolean;
};
