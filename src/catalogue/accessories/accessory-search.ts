import type { FoundAccessory } from './accessory-groups.ts';

/** Filter of accessories: the slug of a model, and words; empty strings do not filter. */
export interface AskedAccessories {
  readonly model?: string;
  readonly query?: string;
}

/** Whether an accessory matches the model and every word; case and punctuation are ignored. */
export function isAskedFor({ accessory, model }: FoundAccessory, asked: AskedAccessories): boolean {
  if (asked.model && asked.model !== model.slug) return false;
  const { name, group, text } = accessory;
  const own = plain([name, group, model.name, text ?? ''].join(' '));
  return plain(asked.query ?? '')
    .split(' ')
    .every((word) => own.includes(word));
}

/** Removes everything but letters and digits, so that `cx 5` and `cx5` find `CX-5`. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9\s]+/g, '')
    .replace(/\s+/g, ' ');
}
