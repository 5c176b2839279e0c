import type { CatalogueModel } from '../tenant/settings/catalogue.schema.ts';
import { scriptJson } from '../values/script-json.ts';
import { bodyLabels } from '../values/vehicle/vehicle-labels.ts';
import { modelName } from './model-path.ts';

type DescribedModel = Pick<CatalogueModel, 'manufacturer' | 'model' | 'year' | 'about' | 'picture'>;

/** A model as a generic Car. No Offer is included, because its price is free text. */
export function modelJsonLd(siteUrl: string, path: string, model: DescribedModel): string {
  const { manufacturer, year, about, picture } = model;
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: modelName(model),
    url: `${siteUrl}${path}`,
    brand: { '@type': 'Brand', name: manufacturer.name },
    model: model.model.name,
    bodyType: bodyLabels[model.model.body],
    ...(year !== null && { vehicleModelDate: String(year) }),
    ...(about[0] !== undefined && { description: about[0] }),
    ...(picture !== null && { image: new URL(picture, siteUrl).href }),
  });
}
