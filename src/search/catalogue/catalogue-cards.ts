import { modelPath } from '../../catalogue/model-path.ts';
import type { CatalogueModel } from '../../tenant/settings/catalogue.schema.ts';
import { fill } from '../../values/fill.ts';
import { slugify } from '../../values/slug.ts';
import { bodyLabels } from '../../values/vehicle/vehicle-labels.ts';
import { bodyPicture } from '../../vehicle/card/body-picture.ts';
import type { LandingPage } from '../landing/landing-page.ts';

/** A model as the catalogue shows it. */
export type CatalogueCard = {
  readonly manufacturer: string;
  readonly model: string;
  /** The label shown to shoppers: `SUV`. */
  readonly body: string;
  readonly heading: string;
  readonly tagline: string | null;
  readonly price: string | null;
  readonly picture: string;
  /** Whether the picture is a drawing of the body instead of a photo. */
  readonly isDrawn: boolean;
  readonly href: string;
  /** `3 in stock`, or the call to action if there is none. */
  readonly action: string;
};

type CardSettings = {
  readonly enquiry: string;
  readonly texts: { readonly inStockOne: string; readonly inStockMany: string; readonly enquire: string };
};

/**
 * Each model links to its page, or else to its listing if it is in stock, or else to the enquiry form. `listingOf`
 * finds a model's listing by `make/model`.
 */
export function catalogueCards(
  models: readonly CatalogueModel[],
  listingOf: (key: string) => LandingPage | null,
  { enquiry, texts }: CardSettings,
): CatalogueCard[] {
  return models.map((entry) => {
    const { manufacturer, model, year, tagline, price, picture } = entry;
    const listing = listingOf(`${slugify(manufacturer.name)}/${slugify(model.name)}`);
    const count = listing?.count ?? 0;
    return {
      manufacturer: manufacturer.name,
      model: model.name,
      body: bodyLabels[model.body],
      heading: [year, manufacturer.name, model.name].filter((part) => part !== null).join(' '),
      tagline,
      price,
      picture: picture ?? bodyPicture(model.body),
      isDrawn: picture === null,
      href: modelPath(entry) ?? (count > 0 ? listing?.path : null) ?? enquiry,
      action:
        count === 0 ? texts.enquire : fill(count === 1 ? texts.inStockOne : texts.inStockMany, { count }),
    };
  });
}
