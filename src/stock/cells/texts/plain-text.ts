import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';

export const MAX_COMMENT_CHARACTERS = 20_000;
export const MAX_LINE_CHARACTERS = 300;
/** An entity may encode a tag, which may contain an entity; deeper nesting occurs only in attacks. */
const MAX_PASSES = 4;
const blockTags = /^(p|div|br|li|ul|ol|tr|table|h[1-6]|section|article|hr|blockquote|dd|dt|dl|pre)$/;
const silentTags = /^(script|style|iframe|object|noscript|template|head|svg|math)$/;
const looksLikeTag = /<[a-z/!?]/i;
const looksLikeEntity = /&(#\d+|#x[\da-f]+|[a-z][a-z\d]*);?/i;

/** Control, zero-width and bidirectional characters. */
const unwanted = /(?![\t\n\r])[\p{Cc}\p{Cf}\ufff9-\uffff]/gu;
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Fast path for most cells: such a text needs no cleaning. */
const alreadyPlain = /^[ !-%'-;=-~\t\r\n]*$/;

/** Text without markup; block elements and line ends separate lines. */
function withoutMarkup(text: string): string {
  if (alreadyPlain.test(text)) return text;
  let plain = text;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    if (looksLikeTag.test(plain)) plain = stripTags(plain);
    else if (looksLikeEntity.test(plain)) plain = decodeHTML(plain);
    else break;
  }
  return plain
    .replace(/<(?=[a-z/!?])/gi, ' ')
    .replace(unwanted, '')
    .replace(loneSurrogate, '');
}

function stripTags(html: string): string {
  const pieces: string[] = [];
  let silent = 0;
  const parser = new Parser({
    ontext: (text) => {
      if (silent === 0) pieces.push(text);
    },
    onopentagname: (name) => {
      if (silentTags.test(name)) silent++;
      if (blockTags.test(name)) pieces.push('\n');
    },
    onclosetag: (name, isImplied) => {
      if (silentTags.test(name) && silent > 0) silent--;
      if (blockTags.test(name) && !isImplied) pieces.push('\n');
    },
  });
  parser.write(html);
  parser.end();
  return pieces.join('');
}

/** One line of plain text; null if nothing is left. */
export function plainLine(text: string, maxCharacters = MAX_LINE_CHARACTERS): string | null {
  const line = withoutMarkup(text).replace(/\s+/g, ' ').trim();
  return line === '' ? null : cut(line, maxCharacters);
}

/**
 * A dealer's comments as plain text with ` | ` between paragraphs (stock and vehicle §5). Markup, empty lines
 * and bullets end a paragraph; a line break within a sentence does not.
 */
export function plainParagraphs(text: string): string | null {
  const lines = withoutMarkup(text)
    .split(/\r\n|[\n\r|\u2028\u2029]/)
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/^[•·●▪*\-–]\s+/, '')
        .trim(),
    );
  const paragraphs: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    const last = paragraphs.length - 1;
    if (line !== '' && goesOn && /^\p{Ll}/u.test(line)) paragraphs[last] = `${paragraphs[last]} ${line}`;
    else if (line !== '') paragraphs.push(line);
    goesOn = line.length >= 50 && !/[.!?:;]$/.test(line);
  }
  const joined = paragraphs.join(' | ');
  return joined === '' ? null : cut(joined, MAX_COMMENT_CHARACTERS);
}

function cut(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  return `${text
    .slice(0, maxCharacters - 1)
    .replace(loneSurrogate, '')
    .trim()}…`;
}
