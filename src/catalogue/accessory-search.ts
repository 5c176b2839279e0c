import type { FoundAccessory } from './accessory-groups.ts';

/** What accessories are asked for: the slug of a model, and words; an empty text asks for nothing. */
export interface AskedAccessories {
  readonly model?: string;
  readonly query?: string;
}

/** Whether an accessory fits the model, and each word stands in what is said of it, however it is written. */
export function isAskedFor({ accessory, model }: FoundAccessory, asked: AskedAccessories): boolean {
  if (asked.model && asked.model !== model.slug) return false;
  const { name, group, text } = accessory;
  const own = plain([name, group, model.name, text ?? ''].join(' '));
  return plain(asked.query ?? '')
    .split(' ')
    .every((word) => own.includes(word));
}

/** `CX-5` is found by `cx 5` and by `cx5`: what is neither letter nor digit counts for nothing within a word. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9\s]+/g, '')
    .replace(/\s+/g, ' ');
}
