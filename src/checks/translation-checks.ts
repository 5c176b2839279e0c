import type { SubjectFiles } from '../tenant/check-subject.ts';
import { dictionaryName } from '../tenant/dictionary/dictionary.ts';
import { type Translation, translationOf } from '../tenant/dictionary/untranslated.ts';
import { placeOf } from '../tenant/json/setting-place.ts';
import { formatPath, type Problem } from '../tenant/problem.ts';
import { type Settings, subjects } from '../tenant/settings/subjects.ts';

/** Subjects whose texts nobody reads on the site. */
const unread = ['feed', 'images', 'publish'];

/** Advice on a language edition: how many texts are not translated, and translations that are not used. */
export function translationAdvice(
  { site }: Pick<Settings, 'site'>,
  files: ReadonlyMap<string, SubjectFiles>,
): Problem[] {
  if (site.languageOf === null) return [];
  const bySubject = Object.entries(subjects).flatMap(([name, schema]) => {
    const found = files.get(name);
    return found === undefined || unread.includes(name)
      ? []
      : [{ name, files: found, ...translationOf(schema, found) }];
  });
  return [...untranslated(bySubject, site.languageOf), ...bySubject.flatMap(unused)];
}

interface OfSubject extends Translation {
  readonly name: string;
  readonly files: SubjectFiles;
}

function untranslated(bySubject: readonly OfSubject[], dealer: string): Problem[] {
  const [first] = bySubject;
  const open = bySubject.filter((subject) => subject.untranslated > 0);
  if (first === undefined || open.length === 0) return [];
  const sum = (key: 'texts' | 'untranslated') =>
    bySubject.reduce((total, subject) => total + subject[key], 0);
  const named = open
    .toSorted((a, b) => b.untranslated - a.untranslated)
    .map((subject) => `${subject.name} ${subject.untranslated}`);
  return [
    {
      kind: 'file',
      file: dictionaryName(first.files.own),
      ...{ line: 1, column: 1, key: '', isAdvice: true },
      message: `${sum('untranslated')} of ${sum('texts')} texts are not translated and stay as ${dealer} has them: ${named.join(', ')}.`,
      fix: 'Where a text is the same in this language, repeat it here, and it counts as translated.',
    },
  ];
}

function unused({ name, files, unused: paths }: OfSubject): Problem[] {
  const { texts } = files.own;
  if (texts === undefined) return [];
  return paths.map((path) => ({
    kind: 'value',
    ...placeOf(path, texts, texts),
    key: formatPath([name, ...path]),
    message: `${formatPath([name, ...path.slice(0, -1)])} has no text ${JSON.stringify(path.at(-1))}: this translation is not used.`,
    fix: 'The dealer may have reworded it; write its present words.',
    isAdvice: true,
  }));
}
