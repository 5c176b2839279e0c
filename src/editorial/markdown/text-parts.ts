import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { slugify } from '../../values/slug.ts';
import { type Block, readBlock } from '../blocks/block.ts';
import { noSizes, type PictureSizes } from './picture-sizes.ts';

/** A part of a rendered text: HTML or a block. */
export type TextPart =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'block'; readonly block: Block };

export interface Question {
  /** Fragment id; an address with this fragment expands the answer. */
  readonly id: string;
  readonly question: string;
  readonly answerHtml: string;
}

export interface TextParts {
  /** The text's single h1 as HTML; null if there is none. */
  readonly heading: string | null;
  readonly parts: readonly TextPart[];
  /** Empty if headings are not questions. */
  readonly questions: readonly Question[];
}

interface TextOptions {
  /** Each ### heading becomes an expandable question. */
  readonly hasQuestions?: boolean;
  readonly pictures?: PictureSizes | undefined;
}

/** Renders Markdown. */
export function textParts(markdown: string, options: TextOptions = {}): TextParts {
  const { hasQuestions = false, pictures = noSizes } = options;
  const marked = markedWith(pictures);
  const [first, ...rest] = marked.lexer(markdown).filter(({ type }) => type !== 'space');
  const isTop = first !== undefined && isHeading(first, 1);
  const heading = isTop ? marked.parser([first]).replace(/^<h1>|<\/h1>\n?$/g, '') : null;
  const tokens = isTop || first === undefined ? rest : [first, ...rest];
  const questions = hasQuestions ? questionsOf(tokens, marked) : [];
  return { heading, parts: withoutGaps(partsOf(tokens, questions, marked)), questions };
}

/** Pictures are loaded when they are scrolled near, and have their space before. */
function markedWith(pictures: PictureSizes): Marked {
  return new Marked({
    renderer: {
      image(token) {
        const size = pictures.get(token.href);
        const space = size ? ` width="${size.width}" height="${size.height}"` : '';
        return Renderer.prototype.image.call(this, token).replace('<img', `<img loading="lazy"${space}`);
      },
    },
  });
}

function isHeading(token: Token, depth: number): token is Tokens.Heading {
  return token.type === 'heading' && token['depth'] === depth;
}

function partsOf(tokens: readonly Token[], questions: readonly Question[], marked: Marked): TextPart[] {
  let asked = 0;
  let isAnswer = false;
  return tokens.flatMap((token): TextPart[] => {
    const block = blockOf(token);
    if (block !== null) {
      isAnswer = false;
      return [{ kind: 'block', block }];
    }
    if (questions.length > 0 && isHeading(token, 3)) {
      isAnswer = true;
      const question = questions[asked];
      asked += 1;
      return question === undefined ? [] : [{ kind: 'html', html: questionHtml(token, question, marked) }];
    }
    isAnswer = isAnswer && token.type !== 'heading';
    return isAnswer ? [] : [{ kind: 'html', html: marked.parser([token]) }];
  });
}

/** Merges adjacent HTML parts. */
function withoutGaps(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'html' && last?.kind === 'html')
      joined.splice(-1, 1, { kind: 'html', html: last.html + part.html });
    else joined.push(part);
  }
  return joined;
}

function blockOf(token: Token): Block | null {
  if (token.type !== 'paragraph' || !token.raw.startsWith('::')) return null;
  const reading = readBlock(token.raw);
  return reading.ok ? reading.block : null;
}

/** An answer ends at the next heading; blocks are not part of answers. */
function questionsOf(tokens: readonly Token[], marked: Marked): Question[] {
  const seen = new Map<string, number>();
  return tokens.flatMap((token, index) => {
    if (!isHeading(token, 3)) return [];
    const after = tokens.slice(index + 1);
    const end = after.findIndex((next) => next.type === 'heading' || blockOf(next) !== null);
    const answerHtml = marked.parser(end < 0 ? after : after.slice(0, end));
    const slug = slugify(token.text) || 'question';
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    const id = before === 0 ? slug : `${slug}-${before + 1}`;
    return [{ id, question: plainText(marked.parser([token])), answerHtml }];
  });
}

/**
 * The id is inside the `<details>` content, because browsers then expand it for a fragment and for find-in-page
 * ("ancestor details revealing algorithm", HTML).
 */
function questionHtml(heading: Tokens.Heading, { id, answerHtml }: Question, marked: Marked): string {
  const title = marked.parser([heading]);
  return `<details class="question unfold unfold--slow"><summary>${title.trim()}</summary><div class="answer" id="${id}">${answerHtml}</div></details>\n`;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .trim();
}
