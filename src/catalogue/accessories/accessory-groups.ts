import { modelSlug } from '../../tenant/model-slug.ts';
import type { Accessory, CatalogueModel } from '../../tenant/settings/catalogue.schema.ts';
import { accessoriesPath, modelName } from '../model-path.ts';

/** Id of the form on the page of the accessories of a model. */
export const ACCESSORY_FORM = 'accessory-form';

export interface FoundAccessory {
  readonly accessory: Accessory;
  readonly model: {
    readonly slug: string;
    readonly name: string;
    /** Whether the model's name is shown, because the list contains several models. */
    readonly isNamed: boolean;
  };
  /** Link to the form with the accessory preselected. */
  readonly askHref: string;
}

export interface AccessoryGroup {
  readonly name: string;
  readonly accessories: readonly FoundAccessory[];
}

/** Accessories of the models by group, in order of first appearance. */
export function accessoryGroups(models: readonly CatalogueModel[]): AccessoryGroup[] {
  const isNamed = models.length > 1;
  const all = models.flatMap((model) =>
    model.accessories.map((accessory) => ({
      accessory,
      model: { slug: modelSlug(model), name: modelName(model), isNamed },
      askHref: askHref(model, accessory),
    })),
  );
  return [...Map.groupBy(all, ({ accessory }) => accessory.group)].map(([name, accessories]) => ({
    name,
    accessories,
  }));
}

/** Subject of a lead about an accessory: `Mazda CX-5, Tow bar`. */
export function accessoryTopic(model: CatalogueModel, name: string): string {
  return `${modelName(model)}, ${name}`;
}

function askHref(model: CatalogueModel, { name }: Accessory): string {
  const query = new URLSearchParams({ subcategory: accessoryTopic(model, name) });
  return `${accessoriesPath(model) ?? ''}?${query}#${ACCESSORY_FORM}-section`;
}
