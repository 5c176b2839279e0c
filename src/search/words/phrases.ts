import { parseLists, parseRanges } from '../state/search-url.ts';
import { HERE } from '../state/url-values.ts';
import { excludedAt } from './excluded.ts';
import { joinedLists, joinedRanges, type Meant } from './meant.ts';
import { nearOf } from './typed-place.ts';
import { EXCLUDE, type Meaning, phraseAt, type Vocabulary } from './vocabulary.ts';

/** Recognises the longest phrases first: "android auto" is not "auto". */
export function withPhrases(start: Meant, words: readonly string[], vocabulary: Vocabulary): Meant {
  let read = start;
  /** The list of the last excluded value, of which "or" and a comma exclude more: "no kia or mazda". */
  let excluding = '';
  for (let at = 0; at < words.length; ) {
    const known = placeAfterNear(words, at, vocabulary) ?? phraseAt(words, at, vocabulary);
    const end = at + (known?.length ?? 1);
    // What the following words would be behind a "no".
    const next = excludedAt(read, words, end, vocabulary);
    const isDropped = known?.meaning === '';
    const isExcluded =
      known?.meaning === EXCLUDE || (isDropped && excluding !== '' && next?.list === excluding);
    if (next !== null && isExcluded) {
      ({ read, list: excluding, end: at } = next);
      continue;
    }
    if (!isDropped) {
      excluding = '';
      read =
        known === null || known.meaning === EXCLUDE
          ? { ...read, words: [...read.words, words.slice(at, end).join(' ')] }
          : added(read, known.meaning, vocabulary);
    }
    at = end;
  }
  return read;
}

const MAX_NAME_WORDS = 3;

/** "near geelong": the following words, as long as they have no other meaning. */
function placeAfterNear(words: readonly string[], at: number, vocabulary: Vocabulary) {
  const isNear = vocabulary.hasDistance && /^(?:near|nearby)$/i.test(words[at] ?? '');
  // "near me" is a phrase of its own.
  if (!isNear || (phraseAt(words, at, vocabulary)?.length ?? 0) > 1) return null;
  const first = phraseAt(words, at + 1, vocabulary);
  if (first !== null && isPlace(first.meaning)) return { ...first, length: first.length + 1 };
  let end = at + 1;
  while (end < words.length && end <= at + MAX_NAME_WORDS && phraseAt(words, end, vocabulary) === null)
    end += 1;
  if (end === at + 1) return null;
  return {
    length: end - at,
    meaning: `?${new URLSearchParams({ near: words.slice(at + 1, end).join(' ') })}`,
  };
}

const isPlace = (meaning: Meaning) => typeof meaning !== 'string' || meaning.startsWith('?near=');

function added(read: Meant, meaning: Meaning, { page, hasDistance }: Vocabulary): Meant {
  if (typeof meaning !== 'string') {
    // A town is the centre of a radius; a state is a filter.
    if (hasDistance && meaning.attribute === 'city') return { ...read, near: { name: meaning.value } };
    return { ...read, lists: joinedLists(read.lists, { [meaning.attribute]: [meaning.value] }) };
  }
  if (!meaning.startsWith('?')) return { ...read, words: [...read.words, meaning] };
  const params = new URLSearchParams(meaning);
  const near = params.get('near');
  // A place that is named as well says where "near me" is.
  const isKnown = near === null || (near === HERE && read.near !== null);
  return {
    words: read.words,
    near: isKnown ? read.near : nearOf(near),
    lists: joinedLists(read.lists, parseLists(params, page)),
    // A typed amount takes precedence over the vocabulary.
    ranges: joinedRanges(parseRanges(params), read.ranges),
    sort: page.sorts.find((key) => key === params.get('sortBy')) ?? read.sort,
  };
}
