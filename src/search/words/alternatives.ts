import { isKin } from '../state/apply-action.ts';
import { joinedLists, type Meant } from './meant.ts';
import { longestAt, normalised, type Vocabulary } from './vocabulary.ts';

/**
 * A car has only one make and model, body, fuel and colour: two typed values of one of them mean either. A word that
 * is a model and a body, such as "ute", is the body.
 */
const alternatives = ['body', 'fuel', 'colour', 'make_model'] as const;

/**
 * Values of one list that follow each other become its filter: "toyota mazda" (once "or" and commas are dropped) finds
 * both makes, whereas no car has the words of both. So does one that would contradict the list ("petrol" beside
 * "hybrid"). Any other single value stays a word, which forgives typing errors.
 */
export function withAlternatives(read: Meant, vocabulary: Vocabulary): Meant {
  const all = read.words.flatMap((word) => word.split(' '));
  let { lists } = read;
  const words: string[] = [];
  for (let at = 0; at < all.length; ) {
    const found = valueAt(all, at, vocabulary);
    const end = at + (found?.length ?? 1);
    const typed = all.slice(at, end);
    if (found && isAlternative(found, valueAt(all, end, vocabulary), lists))
      lists = joinedLists(lists, { [found.attribute]: [found.value] });
    else words.push(...typed);
    at = end;
  }
  return { ...read, words, lists };
}

type ListValue = NonNullable<ReturnType<typeof valueAt>>;

function isAlternative(
  { attribute, value }: ListValue,
  next: ListValue | null,
  lists: Meant['lists'],
): boolean {
  const listed = lists[attribute];
  // "hilux toyota" is one car.
  const isOther = (one: string) => one !== value && !isKin(one, value);
  return listed === undefined ? next?.attribute === attribute && isOther(next.value) : listed.every(isOther);
}

/** The longest value of a list that begins at a word; null if there is none. */
export function valueAt(words: readonly string[], at: number, { page, values }: Vocabulary) {
  const found = longestAt(words, at, (phrase) => {
    for (const attribute of alternatives) {
      const known = values?.[attribute]?.map(({ value }) => value) ?? [];
      const value =
        attribute === 'make_model'
          ? [...page.makes, ...known].find((name) => isNamed(name, phrase, page.makes))
          : known.find((name) => normalised(name) === phrase);
      if (value !== undefined) return { attribute, value };
    }
    return undefined;
  });
  return found && { length: found.length, ...found.meaning };
}

/** A make, or a model with its make or without it: "Toyota HiLux" is "hilux" too, but "6" may be no Mazda. */
function isNamed(name: string, phrase: string, makes: readonly string[]): boolean {
  const known = normalised(name);
  if (known === phrase) return true;
  if (!known.endsWith(` ${phrase}`) || !/[a-z]/.test(phrase)) return false;
  return makes.some((make) => normalised(`${make} ${phrase}`) === known);
}
