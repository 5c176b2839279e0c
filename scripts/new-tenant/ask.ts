import type { Interface } from 'node:readline/promises';
import { type AnswerName, type Answers, questions } from './questions.ts';

type Known = Partial<Record<AnswerName, string>>;

/** Asks for missing answers, again until each is valid. */
export async function askQuestions(lines: Interface, given: Known, slug: string): Promise<Answers> {
  const known: Known = { ...given };
  for (const { name, text, otherwise, read, allowed } of questions) {
    if (known[name] !== undefined) continue;
    const usual = otherwise?.(known, slug);
    const hint = usual === undefined ? '' : ` [${usual === '' ? 'nothing' : usual}]`;
    for (let answer: string | null = null; answer === null; ) {
      const said = await lines.question(`${text}${hint} `);
      answer = said.trim() === '' && usual !== undefined ? usual : read(said);
      if (answer === null) process.stdout.write(`  Allowed: ${allowed}.\n`);
      else known[name] = answer;
    }
  }
  return allAnswers(known, slug);
}

/** Answers from flags alone. Throws with the names of missing ones. */
export function allAnswers(given: Known, slug: string): Answers {
  const known: Known = { ...given };
  const missing: string[] = [];
  for (const { name, otherwise, allowed } of questions) {
    if (known[name] !== undefined) continue;
    if (otherwise === undefined) missing.push(`--${name}: ${allowed}`);
    else known[name] = otherwise(known, slug);
  }
  if (missing.length > 0) throw new Error(`These are missing:\n  ${missing.join('\n  ')}`);
  const of = (name: AnswerName) => known[name] ?? '';
  return {
    name: of('name'),
    'legal-name': of('legal-name'),
    phone: of('phone'),
    email: of('email'),
    address: of('address'),
    suburb: of('suburb'),
    state: of('state'),
    postcode: of('postcode'),
    licence: of('licence'),
    abn: of('abn'),
    weekdays: of('weekdays'),
    saturday: of('saturday'),
    sunday: of('sunday'),
    template: of('template'),
    colour: of('colour'),
    url: of('url'),
  };
}

/** Yes or no; `usual` is the default. */
export async function confirm(lines: Interface, text: string, usual = true): Promise<boolean> {
  const said = (await lines.question(`${text} ${usual ? '[Y/n]' : '[y/N]'} `)).trim().toLowerCase();
  return said === '' ? usual : said.startsWith('y');
}

/** One of the words, or null for an empty answer. */
export async function chooseWord(
  lines: Interface,
  text: string,
  words: readonly string[],
): Promise<string | null> {
  for (;;) {
    const said = (await lines.question(text)).trim();
    if (said === '') return null;
    const found = words.find((word) => word.toLowerCase() === said.toLowerCase());
    if (found !== undefined) return found;
    process.stdout.write(`  Allowed: ${words.join(', ')}; or nothing.\n`);
  }
}
