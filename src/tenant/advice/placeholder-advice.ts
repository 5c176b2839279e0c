import type { SubjectFiles } from '../check-subject.ts';
import type { Finding } from '../mistakes/mistake.ts';
import { descriptionOf, type SchemaNode, schemasAt, valueAt } from '../mistakes/schema-shape.ts';
import { nearestWord } from '../nearest.ts';
import { formatPath, type SettingPath } from '../problem.ts';
import { textsWithin } from '../setting-texts.ts';

interface Placed {
  readonly name: string;
  readonly schema: SchemaNode;
  readonly files: SubjectFiles;
  /** Whether the texts of its lists are filled in with the placeholders of every text. */
  readonly hasFilledLists: boolean;
}

/**
 * Unknown placeholders in a dealer's texts: `{amout}` would appear on the page as it is. `everywhere` lists
 * those allowed in every text.
 */
export function adviseOnPlaceholders(
  { name, schema, files, hasFilledLists }: Placed,
  everywhere: readonly string[],
): Finding[] {
  const texts = textsWithin(name, [], files.own.value);
  const open = texts.flatMap(({ path, text }) =>
    openWords(text).map((word) => openWord({ name, path, text }, word)),
  );
  const unknown = texts.flatMap(({ path, text }) => {
    const usual = valueAt(files.defaults.value, path);
    const isFilled = typeof usual === 'string' || (hasFilledLists && path.some(Number.isInteger));
    if (!isFilled) return [];
    const usualWords = typeof usual === 'string' ? wordsIn(usual) : [];
    const known = [...new Set([...everywhere, ...usualWords, ...describedWords(schema, path)])];
    return wordsIn(text)
      .filter((word) => !known.includes(word))
      .map((word) => unknownWord({ name, path, text }, word, known));
  });
  return [...open, ...unknown];
}

/** Unclosed placeholders: `{car` of "Your {car is here". */
function openWords(text: string): string[] {
  return [...text.matchAll(/\{([a-z]\w*)(?![\w}])/g)].map(([, word = '']) => word);
}

function openWord({ name, path, text }: Holder, word: string): Finding {
  const message = `${formatPath(path)} holds "{${word}" without the } that closes it: shoppers would read it as it is.`;
  return { subject: name, path, message, found: JSON.stringify(text), nearest: `{${word}}`, isAdvice: true };
}

function wordsIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, word = '']) => word);
}

/** Placeholders named in the descriptions of the setting and its groups. */
function describedWords(schema: SchemaNode, path: SettingPath): string[] {
  return path.flatMap((_, index) =>
    schemasAt(schema, path.slice(0, index + 1), undefined).flatMap((node) =>
      wordsIn(descriptionOf(node) ?? ''),
    ),
  );
}

interface Holder {
  readonly name: string;
  readonly path: SettingPath;
  readonly text: string;
}

function unknownWord({ name, path, text }: Holder, word: string, known: readonly string[]): Finding {
  const nearest = nearestWord(word, known);
  return {
    subject: name,
    path,
    message: `${formatPath(path)} holds {${word}}, which is not filled in here: shoppers would read it as it is.`,
    found: JSON.stringify(text),
    nearest: nearest === undefined ? undefined : `{${nearest}}`,
    allowed: known.map((one) => `{${one}}`).join(', '),
    isAdvice: true,
  };
}
