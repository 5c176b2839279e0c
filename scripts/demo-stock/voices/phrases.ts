import type { Random } from '../random.ts';
import type { CommentFacts } from './writer.ts';

const commonplace = /range|airbag|^ABS|stability|Power (windows|steering)|locking|^USB|^CD|seat anchors/;
const commonplaceToday =
  /range|airbag|^ABS brakes|stability|Power (windows|steering)|locking|^USB|^CD|seat anchors|^Air cond|^Bluetooth|^Cruise|steering wheel|^Touch|^Parking|^Reversing|^Fog|^Automatic head|^Rain/;

/** "Hilux SR5". */
export function shortName({ generation, grade }: CommentFacts): string {
  const { model } = generation;
  return model.endsWith(grade.badge) || grade.badge === model ? model : `${model} ${grade.badge}`;
}

export function fullName(facts: CommentFacts): string {
  return `${facts.year} ${facts.make.name} ${shortName(facts)}`;
}

/** "64,200 km", or a phrase for almost none. */
export function kilometres({ odometerKm }: CommentFacts): string {
  if (odometerKm === null || odometerKm < 100) return 'delivery kilometres';
  return `${(Math.round(odometerKm / 100) * 100).toLocaleString('en-AU')} km`;
}

/** "2.8-litre turbo-diesel", "electric motor". */
export function engineWords({ grade }: CommentFacts): string {
  const { engine } = grade;
  if (engine === null) return 'running gear';
  if (engine.litres === null) return 'electric motor';
  const litres = engine.litres.toFixed(1);
  const fuel: Record<string, string> = {
    diesel: 'turbo-diesel',
    hybrid: 'petrol-electric hybrid',
    'plug-in-hybrid': 'plug-in hybrid',
    lpg: 'dedicated gas',
  };
  return `${litres}-litre ${fuel[engine.fuel] ?? (engine.induction === 'Turbo' ? 'turbo petrol' : 'petrol')}`;
}

/** "a, b and c". */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Some features worth mentioning, worded for the middle of a sentence. */
export function highlights(facts: CommentFacts, random: Random, count: number): string {
  const dull = facts.year < 2015 ? commonplace : commonplaceToday;
  const telling = facts.features.filter((feature) => !dull.test(feature));
  return listed(random.shuffled(telling).slice(0, count).map(lowerFirst));
}

export function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) && !/^(Apple|Android|Bluetooth|Type 2|Captain)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** "an SUV", "a ute", in colloquial words. */
export function aBody(facts: CommentFacts): string {
  const word = bodyWord(facts);
  return /^(SUV|[aeio])/.test(word) ? `an ${word}` : `a ${word}`;
}

/** "SUV", "ute", "caravan", in colloquial words. */
export function bodyWord({ generation }: CommentFacts): string {
  const words: Record<string, string> = {
    suv: 'SUV',
    hatch: 'hatch',
    'cab-chassis': 'cab chassis',
    'people-mover': 'people mover',
  };
  return words[generation.body] ?? generation.body;
}

export function canTow({ generation }: CommentFacts): boolean {
  return (generation.facts.tow ?? 0) >= 2_500;
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
