import { html } from 'hono/html';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import type { Markup } from '../http/dealer-page.ts';

interface MissingTexts {
  readonly gone: string;
  readonly goneMany: string;
  readonly tooMany: string;
}

/** What a link promised and the page does not show. Addresses are not repeated: anybody may write one. */
export function missingCars(
  texts: MissingTexts,
  { vehicleWord }: Settings['site'],
  { goneCount, isCut, most }: { readonly goneCount: number; readonly isCut: boolean; readonly most: number },
): Markup {
  const say = (text: string, count: number) =>
    html`<p class="panel list-note">${fill(text, { count, car: vehicleWord.one, cars: vehicleWord.many })}</p>`;
  const gone = goneCount === 0 ? '' : say(goneCount === 1 ? texts.gone : texts.goneMany, goneCount);
  return html`${gone}${isCut ? say(texts.tooMany, most) : ''}`;
}
