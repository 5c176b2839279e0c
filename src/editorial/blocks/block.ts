import { nearestWord } from '../../tenant/nearest.ts';
import { placedFormSchema } from '../../tenant/settings/leads/contact.schema.ts';
import { bodySlugs, carTypes } from '../../values/vehicle/vehicle-terms.ts';

/** A kind of block that texts can contain as `::stock used suv::`; rendered by ContentBlock.astro. */
interface BlockKind {
  readonly example: string;
  /** Error message for the arguments; null if they are valid. */
  readonly fault: (words: readonly string[]) => string | null;
}

const noWords = (words: readonly string[]) => (words.length === 0 ? null : 'takes no words');

const blockKinds = {
  stock: { example: '::stock used suv::', fault: stockFault },
  blog: {
    example: '::blog buyer-advice::',
    fault: (words) => (words.length < 2 ? null : 'takes one section of the blog, or none for the newest'),
  },
  form: { example: '::form service::', fault: formFault },
  warranty: { example: '::warranty::', fault: noWords },
  people: { example: '::people::', fault: noWords },
  'return-terms': { example: '::return-terms::', fault: noWords },
  'compare-models': {
    example: '::compare-models mazda-cx-5 kia-sportage::',
    fault: (words) => (words.length > 1 ? null : 'takes two models of catalogue.json or more'),
  },
  accessories: {
    example: '::accessories mazda-cx-5::',
    fault: (words) => (words.length === 1 ? null : 'takes one model of catalogue.json'),
  },
} as const satisfies Readonly<Record<string, BlockKind>>;

export type BlockName = keyof typeof blockKinds;

export interface Block {
  readonly name: BlockName;
  readonly words: readonly string[];
}

export const blockNames = Object.keys(blockKinds).filter(isBlockName);

type Reading =
  | { readonly ok: true; readonly block: Block }
  | { readonly ok: false; readonly sentence: string };

const form = /^::[ \t]*([a-z]+(?:-[a-z]+)*)((?:[ \t]+[a-z0-9]+(?:-[a-z0-9]+)*)*)[ \t]*::$/;

/** Parses a line that starts with `::`. */
export function readBlock(line: string): Reading {
  const [, name = '', rest = ''] = form.exec(line.trim()) ?? [];
  if (name === '')
    return {
      ok: false,
      sentence: `"${line.trim()}" is no block: it stands on a line of its own, begins and ends with "::" and has lower-case words between them, such as "::stock used suv::".`,
    };
  if (!isBlockName(name)) return { ok: false, sentence: unknownBlock(name) };
  const words = rest.split(/[ \t]+/).filter((word) => word !== '');
  const { fault, example }: BlockKind = blockKinds[name];
  const wrong = fault(words);
  if (wrong === null) return { ok: true, block: { name, words } };
  return { ok: false, sentence: `the block "${name}" ${wrong}, such as "${example}".` };
}

function isBlockName(name: string): name is BlockName {
  return Object.hasOwn(blockKinds, name);
}

function unknownBlock(name: string): string {
  const nearest = nearestWord(name, blockNames);
  const guess = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return `there is no block "${name}".${guess} Allowed here: ${blockNames.join(', ')}.`;
}

function formFault(words: readonly string[]): string | null {
  const [name = ''] = words;
  const known = placedFormSchema.options;
  if (words.length === 1 && known.some((option) => option === name)) return null;
  return `takes one of ${known.join(', ')}`;
}

/**
 * Error message for the arguments of a stock block. Unknown words are accepted as makes, because the makes in
 * stock vary, but a word that resembles a type or body is reported as a typing error.
 */
function stockFault(words: readonly string[]): string | null {
  const known = [...carTypes, ...bodySlugs];
  const isKnown = (word: string) => known.some((other) => other === word);
  for (const word of words.filter((other) => !isKnown(other))) {
    const nearest = nearestWord(word, known);
    if (nearest !== undefined)
      return `has the word "${word}". Did you mean ${nearest}? It takes types, bodies and makes`;
  }
  return null;
}

/** A line of a text, with its number from 1. */
interface NumberedLine {
  readonly line: number;
  readonly written: string;
}

export interface BlockMistake {
  /** Line number in the text, from 1. */
  readonly line: number;
  readonly sentence: string;
}

export interface PlacedBlock extends Block {
  /** Line number in the text, from 1. */
  readonly line: number;
}

/** Lines that start with `::`, except in fenced code. */
function blockLines(lines: readonly string[]): NumberedLine[] {
  let isCode = false;
  return lines.flatMap((written, index) => {
    if (/^(?:```|~~~)/.test(written)) isCode = !isCode;
    return isCode || !written.trimStart().startsWith('::') ? [] : [{ line: index + 1, written }];
  });
}

/** The valid blocks of a Markdown text. */
export function placedBlocks(text: string): PlacedBlock[] {
  return blockLines(text.split(/\r?\n/)).flatMap(({ line, written }) => {
    const reading = readBlock(written);
    return reading.ok ? [{ ...reading.block, line }] : [];
  });
}

/** Errors in the blocks of a Markdown text. */
export function blockMistakes(text: string): BlockMistake[] {
  const lines = text.split(/\r?\n/);
  return blockLines(lines).flatMap(({ line, written }): BlockMistake[] => {
    const reading = readBlock(written);
    if (!reading.ok) return [{ line, sentence: reading.sentence }];
    const isAlone = [lines[line - 2], lines[line]].every((beside = '') => beside.trim() === '');
    if (isAlone && !/^\s/.test(written)) return [];
    const sentence = `"${written.trim()}" needs an empty line before and after it, and no space in front.`;
    return [{ line, sentence }];
  });
}
