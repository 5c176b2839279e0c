/** The templates of a site, by their names in site.json. */
export const templateNames = ['showroom', 'journal', 'register', 'yard'] as const;
export type TemplateName = (typeof templateNames)[number];

/** The variant of each section that differs between templates. A component reads its own line and knows no template. */
export interface TemplateSections {
  /** One row that stays in view; or a strip with place and phone above it, which scrolls away. */
  readonly header: 'bar' | 'strip';
  readonly footer: 'columns' | 'gate';
  readonly hero: 'scene' | 'sign';
  /** Where the panel with the price stands on wide screens: right of the photos and details, or left of the photos. */
  readonly vehicleHead: 'panel' | 'tag';
  readonly homeReviews: 'carousel' | 'columns';
}

const calm: TemplateSections = {
  header: 'bar',
  footer: 'columns',
  hero: 'scene',
  vehicleHead: 'panel',
  homeReviews: 'carousel',
};

const dense: TemplateSections = {
  header: 'strip',
  footer: 'gate',
  hero: 'sign',
  vehicleHead: 'tag',
  homeReviews: 'columns',
};

export const templates: Readonly<Record<TemplateName, TemplateSections>> = {
  showroom: calm,
  journal: calm,
  register: dense,
  yard: dense,
};
