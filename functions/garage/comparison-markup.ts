import { html } from 'hono/html';
import { carListPath } from '#src/garage/car-list.ts';
import { COMPARE_PATH } from '#src/garage/compare/compare-paths.ts';
import { type ComparedGroup, type ComparedRow, comparison } from '#src/garage/compare/comparison.ts';
import { carAttributes } from '#src/garage/controls/car-controls-parts.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { type CardFacts, type CardSettings, cardFacts } from '#src/vehicle/card/card.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { Markup } from '../http/dealer-page.ts';
import { attributes, photoMarkup } from '../vehicle/card-markup.ts';

type Texts = Settings['garage']['compare'];
type Look = Pick<Settings, 'garage' | 'images' | 'site' | 'vehicle'>;

/** Vehicles side by side: a table whose names and labels stay in sight, and a switch that needs no script. */
export function comparisonMarkup(vehicles: readonly Vehicle[], settings: Look, shown: CardSettings): Markup {
  const texts = settings.garage.compare;
  const cards = vehicles.map((vehicle) => cardFacts(vehicle, shown));
  const groups = comparison(vehicles, shown, texts);
  const words = { car: settings.site.vehicleWord.one, cars: settings.site.vehicleWord.many };
  const isAlone = vehicles.length === 1;
  const only = html`<p class="compare-only no-print"><label><input type="checkbox" id="only-differences"> ${texts.onlyDifferences}</label></p>`;
  const hint = html`<p class="muted">${fill(texts.one, words)}</p>`;
  return html`${isAlone ? hint : only}
<div class="compare-scroll" role="region" aria-labelledby="compare-heading" tabindex="0">
<table class="compare" data-cars="${String(vehicles.length)}">
<thead>
<tr class="compare-pictures"><td></td>${cards.map((card) => pictureCell(card, cards, settings))}</tr>
<tr class="compare-names"><td></td>${cards.map(nameCell)}</tr>
</thead>
${groups.map((group) => groupRows(group, cards.length, texts))}
</table>
</div>`;
}

function pictureCell(
  card: CardFacts,
  cards: readonly CardFacts[],
  { garage, images, vehicle }: Look,
): Markup {
  const others = cards.filter(({ id }) => id !== card.id).map(({ slug }) => slug);
  const [url] = card.images;
  const sizes = '(min-width: 992px) 280px, 45vw';
  const picture =
    url === undefined
      ? html`<span class="compare-no-photo small">${vehicle.texts.noPhoto}</span>`
      : photoMarkup({ url, alt: '', sizes, settings: images, priority: true });
  const remove = fill(garage.compare.remove, { name: card.heading });
  const tag =
    card.tag === null || card.tag.until !== null
      ? ''
      : html`<span class="tag tag--${card.tag.kind}">${card.tag.text}</span>`;
  return html`<td${attributes(carAttributes(card, images))}><div class="compare-picture photo-backdrop">${picture}${tag}<a class="compare-remove no-print" href="${carListPath(COMPARE_PATH, others)}" aria-label="${remove}" data-remove="${card.id}"><span aria-hidden="true">×</span></a></div></td>`;
}

function nameCell({ href, heading, subheading, price }: CardFacts): Markup {
  const badge = subheading === null ? '' : html`<span class="card-badge">${subheading}</span>`;
  return html`<th scope="col"><a href="${href}">${heading}${badge}</a><strong class="figures">${price.text}</strong></th>`;
}

function groupRows({ title, kind, rows }: ComparedGroup, cars: number, texts: Texts): Markup {
  const isSame = cars > 1 && rows.every(({ differs }) => !differs);
  return html`<tbody class="compare-${kind}"${isSame ? html` data-same` : ''}>
<tr class="compare-group"><th scope="rowgroup" colspan="${String(cars + 1)}"><span>${title}</span></th></tr>
${rows.map((row) => rowMarkup(row, texts))}
</tbody>
`;
}

function rowMarkup({ label, values, differs }: ComparedRow, { differs: note, hasNot }: Texts): Markup {
  const mark = differs
    ? html`<span class="compare-mark" aria-hidden="true">≠</span><span class="visually-hidden"> (${note})</span>`
    : '';
  const cell = (value: string | null) =>
    value === null
      ? html`<td class="compare-none"><span aria-hidden="true">–</span><span class="visually-hidden">${hasNot}</span></td>`
      : html`<td>${value}</td>`;
  return html`<tr${differs ? html` data-differs` : html` data-same`}><th scope="row">${label}${mark}</th>${values.map(cell)}</tr>`;
}
