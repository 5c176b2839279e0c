import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';

/** Texts in `sharedList` of garage.json. */
export type ShareTexts = Pick<
  Settings['garage']['sharedList'],
  | 'share'
  | 'title'
  | 'from'
  | 'fromHint'
  | 'link'
  | 'copy'
  | 'copied'
  | 'copyFailed'
  | 'send'
  | 'message'
  | 'close'
>;

/** Texts of sharing; null if the dealer has no shared lists. `words` are placeholder values, capitalised. */
export function shareTexts(
  { sharedList }: Settings['garage'],
  words: Record<string, string | number>,
): ShareTexts | null {
  if (!sharedList.show) return null;
  const { share, title, from, fromHint, link, copy, copied, copyFailed, send, close } = sharedList;
  const message = fill(sharedList.message, words);
  return { share, title, from, fromHint, link, copy, copied, copyFailed, send, close, message };
}
