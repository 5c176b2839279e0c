import { html } from 'hono/html';
import { carAttributes, controlIcons, savingPath } from '#src/garage/controls/car-controls-parts.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { type IconName, iconStrokes } from '#src/ui/icon-strokes.ts';
import { type PhotoProps, photoAttributes } from '#src/ui/photo-attributes.ts';
import type { CardFacts } from '#src/vehicle/card/card.ts';
import { isTagShown } from '#src/vehicle/tag.ts';
import type { Markup } from '../http/dealer-page.ts';

const nothing = html``;

/** Attributes that have a value. The names are ours; the values are escaped. */
export function attributes(values: Readonly<Record<string, string | number | null | undefined>>): Markup[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [html` ${name}="${String(value)}"`],
  );
}

function icon(name: IconName): Markup {
  return html`<svg class="icon" aria-hidden="true" viewBox="0 0 24 24"><path d="${iconStrokes[name]}"></path></svg>`;
}

/** A picture as every page has it. */
export function photoMarkup(props: PhotoProps): Markup {
  return html`<img${attributes(photoAttributes(props))}>`;
}

/** The picture of a card: a photograph, a drawing of the body type, or words. */
function pictureOf(card: CardFacts, { images, vehicle }: Pick<Settings, 'images' | 'vehicle'>): Markup {
  const [url] = card.images;
  const sizes = '(min-width: 1200px) 420px, (min-width: 700px) 45vw, 94vw';
  if (url !== undefined) return photoMarkup({ url, alt: '', sizes, settings: images });
  const size = html` alt="" width="480" height="320" loading="lazy" decoding="async"`;
  const drawing = card.bodyPicture === null ? nothing : html`<img src="${card.bodyPicture}"${size}>`;
  return html`<div class="no-photo">${drawing}<p>${vehicle.texts.noPhoto}</p></div>`;
}

/** Favourite, compare and save, as `CarControls.tsx` makes them. */
function controlsMarkup(card: CardFacts, { images }: Pick<Settings, 'images'>): Markup {
  const { controls = [] } = card;
  if (controls.length === 0) return nothing;
  const path = savingPath(card);
  const save = controls.find(({ name }) => name === 'save');
  const buttons = controls.map(
    ({ name, label }) =>
      html`<button type="button" aria-label="${label}" aria-pressed="false" data-keep="${name}">${icon(controlIcons[name])}</button>`,
  );
  const plain =
    path !== null && save
      ? html`<noscript><a href="${path}" aria-label="${save.label}">${icon(controlIcons.save)}</a></noscript>`
      : nothing;
  return html`<car-controls${attributes(carAttributes(card, images))}>${buttons}${plain}</car-controls>`;
}

function tagOf({ tag }: CardFacts, now: Date): Markup {
  if (tag === null || !isTagShown(tag, now)) return nothing;
  const label = html`<span class="tag tag--${tag.kind}">${tag.text}</span>`;
  return tag.until === null ? label : html`<in-window data-expiry="${tag.until}">${label}</in-window>`;
}

function priceOf({ price, weekly, repaymentPrice }: CardFacts): Markup {
  const line = (className: string, text: string | null) =>
    text ? html`<p class="${className}">${text}</p>` : nothing;
  const type = price.typeText ? html`<span class="price-type"> ${price.typeText}</span>` : nothing;
  const repayment =
    repaymentPrice === null
      ? line('price-weekly', weekly)
      : html`<weekly-price class="price-weekly" data-price="${String(repaymentPrice)}">${weekly ? html`<span>${weekly}</span>` : nothing}</weekly-price>`;
  return html`<div class="card-price"><p><strong class="${price.kind === 'none' ? 'price price--none' : 'price'}">${price.text}</strong>${type}</p>${line('price-was', price.wasText)}${line('price-below', price.belowMarketText)}${repayment}</div>`;
}

function actionsOf({ actions, heading }: CardFacts): Markup {
  const [primary, ...others] = actions.actions;
  const link = ({ href, label }: { href: string; label: string }, className: string | null) =>
    html`<a${attributes({ class: className, href, 'aria-label': `${label}: ${heading}` })}>${label}</a>`;
  const message = actions.message ? html`<p class="card-message">${actions.message}</p>` : nothing;
  const links = [...(primary ? [link(primary, 'button')] : []), ...others.map((other) => link(other, null))];
  return html`${message}<p class="card-actions">${links}</p>`;
}

/**
 * The card of a vehicle as `VehicleCard.tsx` makes it, for pages that are made when they are asked for: functions
 * run without React. A test holds the two together.
 */
export function cardMarkup(
  card: CardFacts,
  settings: Pick<Settings, 'images' | 'vehicle'>,
  now: Date,
): Markup {
  const badge = card.subheading ? html`<span class="card-badge"> ${card.subheading}</span>` : nothing;
  const place = card.locationLabel ? html`<p class="card-place">${card.locationLabel}</p>` : nothing;
  const facts = card.facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`);
  return html`<article class="card" data-status="${card.status}"><div class="card-photo photo-backdrop">${pictureOf(card, settings)}${tagOf(card, now)}${place}${controlsMarkup(card, settings)}</div><div class="card-words"><h3 class="card-title"><a href="${card.href}">${card.heading}${badge}</a></h3>${priceOf(card)}<dl class="card-facts">${facts}</dl>${actionsOf(card)}</div></article>`;
}
