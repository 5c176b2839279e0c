import { type ForeignKind, foreignText, hasScheme } from '../cells/texts/foreign-text.ts';
import type { FeedField } from './feed-fields.ts';

const fields = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Addresses are what these fields are for, or part of a text or of JSON that has its own reader. */
const addressFields = fields(
  'images moreImages thumbnails videoUrl externalVideoUrl spinImages spinInteriorImage spinCode historyReportUrl hotspots youxQuote financeLenders dealerComments features',
);
const moneyFields = fields(
  'price driveAwayPrice salePrice listPrice beforePrice offerPrice priceExGovernmentCharges priceType subscriptionPricePerWeek averageMarketPrice stateAverageMarketPrice reserveDeposit tag title',
);
/** Any run of letters, digits and strokes identifies something: `CAD1021`, `2024/03/12/17`, the plate `123 NOK`. */
const identifierFields = fields('stockNumber vin nvic registrationPlate locationCode');
/** Dealers call themselves after their sites. */
const siteNames = fields('dealershipName location tag');

/** Why a cell says nothing about the field, whatever its words look like; null where it may. */
export function foreignTo(field: FeedField, text: string): ForeignKind | null {
  if (addressFields.has(field)) return null;
  if (identifierFields.has(field) && !hasScheme(text)) return null;
  // Of a title its words count; an address among them is taken out where it is read.
  if (field === 'title' && /\s/.test(text.trim())) return null;
  const kind = foreignText(text);
  if (kind === 'a price' && moneyFields.has(field)) return null;
  if (kind === 'a web address' && siteNames.has(field) && !text.includes('/')) return null;
  return kind;
}
