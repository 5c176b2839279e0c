import { type ForeignKind, foreignText, hasScheme } from '../cells/texts/foreign-text.ts';
import type { FeedField } from './feed-fields.ts';

const fields = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Fields that may contain addresses: links, long texts and JSON. */
const addressFields = fields(
  'images moreImages thumbnails videoUrl externalVideoUrl spinImages spinInteriorImage spinCode historyReportUrl hotspots photoNotes youxQuote financeLenders dealerComments features',
);
const moneyFields = fields(
  'price driveAwayPrice salePrice listPrice beforePrice offerPrice priceExGovernmentCharges priceType subscriptionPricePerWeek averageMarketPrice stateAverageMarketPrice reserveDeposit tag title',
);
/**
 * Fields that may contain any letters, digits and slashes: `CAD1021`, `2024/03/12/17`, the plate `123 NOK`.
 */
const identifierFields = fields('stockNumber vin nvic registrationPlate locationCode');
/** Some dealers are named after their website. */
const siteNames = fields('dealershipName location tag');

/** Why a cell's text cannot be a value of the field; null if it can. */
export function foreignTo(field: FeedField, text: string): ForeignKind | null {
  if (addressFields.has(field)) return null;
  if (identifierFields.has(field) && !hasScheme(text)) return null;
  // A web address within a title is removed when the title is read.
  if (field === 'title' && /\s/.test(text.trim())) return null;
  const kind = foreignText(text);
  if (kind === 'a price' && moneyFields.has(field)) return null;
  if (kind === 'a web address' && siteNames.has(field) && !text.includes('/')) return null;
  return kind;
}
