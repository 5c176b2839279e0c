import { formatTyped, type InputFormat } from './format-typed.ts';

/** Parses `0412| 3`, where `|` marks the caret. */
export function typed(marked: string): { text: string; caret: number } {
  const caret = marked.indexOf('|');
  return { text: marked.replace('|', ''), caret: caret < 0 ? marked.length : caret };
}

export function marked({ text, caret }: { text: string; caret: number }): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

/** The text, with its caret, after typing. */
export const format = (kind: InputFormat, from: string) => {
  const { text, caret } = typed(from);
  return marked(formatTyped(kind, text, caret));
};

/** The text after each key press. */
export function keys(kind: InputFormat, written: string): string[] {
  let now = { text: '', caret: 0 };
  return [...written].map((key) => {
    const { text, caret } = now;
    now = formatTyped(kind, text.slice(0, caret) + key + text.slice(caret), caret + 1);
    return now.text;
  });
}
