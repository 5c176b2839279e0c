import type { Settings } from '../../tenant/settings/subjects.ts';
import { type ListAttribute, listAttributes } from '../attributes.ts';

type Words = Settings['search']['words'];

/**
 * search.json `words`, extended by what the stock has: its tags ("one owner": `?tag=One Owner`) and, for a site in
 * another language than its stock, what a value is called there ("白色": `?colour=White`). Words that the dealer has set
 * keep their meaning.
 */
export function translatedWords(
  { words, screen }: Pick<Settings['search'], 'words' | 'screen'>,
  valuesOf: (attribute: ListAttribute) => readonly string[],
): Words {
  const meanings: Record<string, string> = {};
  for (const attribute of listAttributes) {
    const values = valuesOf(attribute).filter((value) => isTranslated(value, screen.words));
    const byWord = Map.groupBy(values.toSorted(), (value) => typed(screen.words[value] ?? value));
    for (const [word, alike] of byWord)
      meanings[word] ??= `?${new URLSearchParams(alike.map((value) => [attribute, value]))}`;
  }
  const tags = valuesOf('tag').map((tag) => [typed(tag), `?${new URLSearchParams({ tag })}`]);
  return { ...Object.fromEntries(tags), ...meanings, ...words };
}

function isTranslated(value: string, words: Words): boolean {
  const word = Object.hasOwn(words, value) ? words[value] : undefined;
  return word !== undefined && typed(word) !== typed(value);
}

const typed = (word: string) => word.toLowerCase().replaceAll('-', ' ');
