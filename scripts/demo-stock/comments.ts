import type { FeatureFacts } from './features.ts';
import type { Random } from './random.ts';
import { corporateVoices } from './voices/corporate.ts';
import { groupVoices } from './voices/group.ts';
import { leisureVoices } from './voices/leisure.ts';
import { yardVoices } from './voices/yard.ts';

export interface CommentFacts extends FeatureFacts {
  features: readonly string[];
  odometerKm: number | null;
  ageYears: number;
  paint: string;
  city: string;
}

/** One person's way of writing: paragraphs, or null where the vehicle is none of their business. */
export type Writer = (facts: CommentFacts, random: Random) => string[] | null;
export type Voice = 'group' | 'yard' | 'leisure' | 'corporate';

const writers: Record<Voice, readonly Writer[]> = {
  group: groupVoices,
  yard: yardVoices,
  leisure: leisureVoices,
  corporate: corporateVoices,
};

/** Paragraphs by one of the dealer's people; nobody has got round to it for about one in thirty. */
export function writeComments(random: Random, voice: Voice, facts: CommentFacts): string[] {
  if (random.chance(0.035)) return [];
  for (const write of random.shuffled(writers[voice])) {
    const paragraphs = write(facts, random);
    if (paragraphs !== null) return paragraphs;
  }
  return [];
}
