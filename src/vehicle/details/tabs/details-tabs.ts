import type { CarType, ItemType } from '../../../values/vehicle/vehicle-terms.ts';
import { type ActionSetting, canReserve } from '../../actions/actions.ts';
import { isAvailable } from '../../status/availability.ts';
import type { Vehicle } from '../../vehicle.schema.ts';
import { featureList } from '../features/feature-list.ts';

type BlockLink = { readonly label: string; readonly href: string };

/** A block of the dealer's text; empty lists of car types, item types or makes match all vehicles. */
export type TabBlock = {
  readonly carTypes: readonly CarType[];
  readonly itemTypes: readonly ItemType[];
  readonly makes: readonly string[];
  readonly heading: string | null;
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
  readonly link: BlockLink | null;
};

type TabSetting = { readonly label: string; readonly blocks: readonly TabBlock[] };

/** The settings in vehicle.json that determine a vehicle's tabs. */
export type DetailsTabSettings = {
  readonly page: { readonly comments: string; readonly features: string };
  readonly card: { readonly reserve: ActionSetting };
  readonly tabs: {
    readonly whatsIncluded: TabSetting;
    readonly whyBuyFromUs: TabSetting;
    readonly reserveOnline: TabSetting;
    readonly protectYourCar: TabSetting;
  };
};

/** Ids of the panels, which are also URL fragments. */
export type DetailsTabId =
  | 'dealer-comments'
  | 'whats-included'
  | 'why-buy-from-us'
  | 'reserve-online'
  | 'protect-your-car'
  | 'features';

export type DetailsTab = {
  readonly id: DetailsTabId;
  readonly label: string;
  readonly blocks: readonly TabBlock[];
};

function fits<Term>(terms: readonly Term[], term: Term): boolean {
  return terms.length === 0 || terms.includes(term);
}

/** The blocks that match this vehicle; makes are compared case-insensitively. */
export function blocksFor(
  { carType, itemType, make }: Pick<Vehicle, 'carType' | 'itemType' | 'make'>,
  blocks: readonly TabBlock[],
): TabBlock[] {
  return blocks.filter(
    ({ carTypes, itemTypes, makes }) =>
      fits(carTypes, carType) &&
      fits(itemTypes, itemType) &&
      fits(
        makes.map((name) => name.toLowerCase()),
        make.toLowerCase(),
      ),
  );
}

/**
 * "Tabs: Dealer Comments, What's Included, Why Buy From Us, Reserve Online, Protect Your Car, Features" (stock and
 * vehicle §2), in this order; a tab without content is omitted. A vehicle no longer for sale has no What's Included,
 * Reserve Online (§4) or pending comments.
 */
export function detailsTabs(vehicle: Vehicle, { page, card, tabs }: DetailsTabSettings): DetailsTab[] {
  const isForSale = isAvailable(vehicle);
  const hasComments = isForSale || vehicle.dealerComments !== null;
  const hasFeatures = featureList(vehicle).length > 0;
  const written = (id: DetailsTabId, { label, blocks }: TabSetting, isShown: boolean): DetailsTab[] => {
    const own = isShown ? blocksFor(vehicle, blocks) : [];
    return own.length === 0 ? [] : [{ id, label, blocks: own }];
  };
  const filled = (id: DetailsTabId, label: string, isShown: boolean): DetailsTab[] =>
    isShown ? [{ id, label, blocks: [] }] : [];
  return [
    ...filled('dealer-comments', page.comments, hasComments),
    ...written('whats-included', tabs.whatsIncluded, isForSale),
    ...written('why-buy-from-us', tabs.whyBuyFromUs, true),
    ...written('reserve-online', tabs.reserveOnline, canReserve(vehicle, card)),
    ...written('protect-your-car', tabs.protectYourCar, isForSale),
    ...filled('features', page.features, hasFeatures),
  ];
}
