export type TextField = {
  readonly name: string;
  readonly weight: number;
  readonly prefix: boolean;
  readonly numTypos: number;
};

/** A text query with resolved parameters: defaults added, lists assigned to their fields. */
export type TextParams = {
  readonly q: string;
  readonly fields: readonly TextField[];
  readonly typoTokensThreshold: number;
  readonly dropTokensThreshold: number;
  /** `right_to_left`, `left_to_right` or `both_sides:<maximum number of words>`. */
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
  /** `max_candidates`: number of candidates tried per word of the query; ten by default. */
  readonly maxCandidates?: number;
  /** `enable_typos_for_alpha_numerical_tokens`: typos in words with an indexed symbol; true by default. */
  readonly typosForAlphanumerics?: boolean;
};
