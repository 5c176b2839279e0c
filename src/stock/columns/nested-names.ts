import type { FeedField } from './feed-fields.ts';
import { normaliseName } from './recognise/normalise-name.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Names that look like a field's but are not; above all, what the dealer paid. */
export const otherNames = words(
  'netprice costprice tradeprice tradeinprice wholesaleprice reserveprice floorprice buyprice purchaseprice context',
);

/** Parents whose `name`, `price` or `state` is not about the vehicle. */
const foreignParents = words(
  'dealer seller advertiser contact user owner warranty finance address phone email account company salesperson agent organization publisher geo emissions emission tyres tires feature features option options image images photo photos video videos media history service competitor',
);
const priceParents = words('price prices pricing offer offers');
/** Objects that represent the vehicle itself. */
const wrappers = words(
  'vehicle car listing item stock unit ad advert data metadata record entry inventory attributes details specs',
);
/** Words whose meaning depends on their parent. */
const vagueWords = words(
  'type name id description label code status date currency title unit category class number url',
);

/** Whether the children of such a parent describe something other than the vehicle. */
export function isAboutOthers(parent: string): boolean {
  return foreignParents.has(normaliseName(parent));
}

/** `dealer.name`, `make.id` and `options.price` are not the vehicle's; `pricing.msrp` and `car.type` are. */
export function belongsToVehicle(name: string, parent: string | undefined): boolean {
  if (parent === undefined || wrappers.has(parent)) return true;
  if (vagueWords.has(name)) return false;
  return priceParents.has(parent) || !foreignParents.has(parent);
}

const pictureParents = words('image images photo photos picture pictures gallery');
const pictureSizes = words('url href src uri link large full original big xl xxl hires highres medium path');
const thumbnailSizes = words('thumb thumbs thumbnail small mini');
const featureParents = words('features equipment standardequipment options extras');
const aboutFeatures = words('id type price code category cost amount value order count basicprice');

/** The field of a name that only its parent explains: `gallery.large`, `features.safety`. */
export function fieldByParent(name: string, parent: string | undefined): FeedField | null {
  if (parent === undefined) return null;
  if (pictureParents.has(parent) && pictureSizes.has(name)) return 'images';
  if (pictureParents.has(parent) && thumbnailSizes.has(name)) return 'thumbnails';
  return featureParents.has(parent) && !aboutFeatures.has(name) ? 'features' : null;
}
