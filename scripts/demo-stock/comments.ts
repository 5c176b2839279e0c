import type { Random } from './random.ts';
import { corporateVoices } from './voices/corporate.ts';
import { groupVoices } from './voices/group.ts';
import { leisureVoices } from './voices/leisure.ts';
import type { CommentFacts, Voice, Writer } from './voices/writer.ts';
import { yardVoices } from './voices/yard.ts';

const writers: Record<Voice, readonly Writer[]> = {
  group: groupVoices,
  yard: yardVoices,
  leisure: leisureVoices,
  corporate: corporateVoices,
};

/** Paragraphs in the style of one of the dealer's salespeople; about one vehicle in thirty has none. */
export function writeComments(random: Random, voice: Voice, facts: CommentFacts): string[] {
  if (random.chance(0.035)) return [];
  for (const write of random.shuffled(writers[voice])) {
    const paragraphs = write(facts, random);
    if (paragraphs !== null) return paragraphs;
  }
  return [];
}
