import type { FeatureFacts } from '../features.ts';
import type { Random } from '../random.ts';

export interface CommentFacts extends FeatureFacts {
  features: readonly string[];
  odometerKm: number | null;
  subscriptionPerWeek: number | null;
  ageYears: number;
  paint: string;
  city: string;
}

/** One person's style: paragraphs, or null for a vehicle that this person does not sell. */
export type Writer = (facts: CommentFacts, random: Random) => string[] | null;
export type Voice = 'group' | 'yard' | 'leisure' | 'corporate';
