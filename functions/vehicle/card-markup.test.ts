import { parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.ts';
import { cardFacts } from '#src/vehicle/card/card.ts';
import { cardSettings } from '#src/vehicle/card/card-settings.ts';
import { VehicleCard } from '#src/vehicle/card/VehicleCard.tsx';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { cardMarkup } from './card-markup.ts';

const now = new Date('2026-11-20T02:00:00Z');
type Parsed = ReturnType<typeof parseDocument>;

/** Elements with their attributes in one order, and texts; how either is written does not matter. */
function shapeOf(node: Parsed | Parsed['children'][number]): unknown {
  if ('data' in node) return node.data;
  const { children } = node as Parsed;
  const name = 'name' in node ? node.name : '';
  const attribs = 'attribs' in node ? Object.entries(node.attribs).sort() : [];
  return [name, attribs, ...children.map(shapeOf)];
}

const vehicles: readonly (readonly [string, Partial<Vehicle>])[] = [
  ['a plain one', {}],
  ['one with a was-price and an own tag', { beforePrice: 29_990, tag: 'Low km & <b>tidy</b>', views: 3 }],
  ['a new arrival', { createdAt: '2026-11-19T09:00:00+10:00' }],
  ['an old arrival', { createdAt: '2020-01-01T09:00:00+10:00' }],
  ['one without a photograph', { images: [], photosCount: 0 }],
  ['one without a body either', { images: [], photosCount: 0, simpleBody: null, badge: null }],
  ['one without a price', { price: null }],
  ['one by the week', { price: null, subscriptionPricePerWeek: 249 }],
  ['a sold one', { status: 'sold', soldAt: '2026-11-19' }],
  ['a reserved one at a branch', { isReserved: true, locationId: 'nundah', city: "O'Connor" }],
];

describe.each(['harbourline', 'meridian', 'pitstop', 'wattle-range'] as const)('the card of %s', (dealer) => {
  const settings = demoSettings(dealer);
  it.each(vehicles)('is the one of its pages: %s', async (_, changes) => {
    const card = cardFacts(aVehicle(changes), cardSettings(settings, now));
    const ours = (await cardMarkup(card, settings, now)).toString();
    const isOver = card.tag?.until != null && Date.parse(card.tag.until) <= now.getTime();
    const built = renderToStaticMarkup(
      createElement(VehicleCard, {
        card: isOver ? { ...card, tag: null } : card,
        images: settings.images,
        texts: { noPhoto: settings.vehicle.texts.noPhoto },
      }),
    );
    expect(shapeOf(parseDocument(ours))).toEqual(shapeOf(parseDocument(built)));
  });
});
