import type { TemplateSections } from '../../tenant/templates.ts';

/** What may stand above the photos instead of in the panel. */
export type HeadPart = 'title' | 'facts' | 'price';

interface Head {
  readonly above: readonly HeadPart[];
  /** The panel is beside the details on wide screens, and its buttons stay in view. */
  readonly stays: boolean;
}

/** The head of a vehicle's page, by variant. */
export const vehicleHeads: Readonly<Record<TemplateSections['vehicleHead'], Head>> = {
  panel: { above: [], stays: true },
  article: { above: ['title', 'facts', 'price'], stays: true },
  bar: { above: ['title', 'facts'], stays: false },
  tag: { above: ['title', 'price'], stays: false },
};
