import { typesOf } from '../../locations/location-types.ts';
import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import { dealershipOf, shownDealerships } from '../lead-dealership.ts';

type Branch = Pick<Location, 'name' | 'slug' | 'dealershipSlug' | 'types' | 'subtypes' | 'visible'>;
export type BranchType = Location['types'][number];

interface Choice {
  /** As a form sends it. */
  readonly value: string;
  readonly label: string;
}

interface Facts {
  readonly branches: readonly Branch[];
  /** The branch whose page it is. */
  readonly own: Branch | undefined;
  /** What a branch must do to be among the choices, where any does. */
  readonly type: BranchType | undefined;
  /** leads.json `enquiry`. */
  readonly asked: { readonly location: boolean; readonly dealership: boolean };
  /** Of dealerships, by slug. */
  readonly names: Readonly<Record<string, string>>;
}

export interface BranchQuestion {
  readonly ask: { readonly by: 'location' | 'dealership'; readonly choices: readonly Choice[] } | null;
  /** What the form sends unasked, or what is chosen already in the list that it asks with. */
  readonly location: string | undefined;
  readonly dealership: string | undefined;
}

/**
 * How a form finds out for which branch it is. "A location dropdown is auto-selected when it has only one
 * option" (leads and dealer §4): with one there is nothing to ask.
 */
export function branchQuestion({ branches, own, type, asked, names }: Facts): BranchQuestion {
  if (asked.dealership) {
    const choices = shownDealerships(branches, names).map(({ slug, name }) => ({ value: slug, label: name }));
    const dealership = own === undefined ? onlyValue(choices) : dealershipOf(own);
    const isOpen = dealership === undefined && choices.length > 1;
    return { ask: isOpen ? { by: 'dealership', choices } : null, location: own?.slug, dealership };
  }
  const choices = asked.location ? branchChoices(branches, type) : [];
  const ask = choices.length > 1 ? { by: 'location' as const, choices } : null;
  return { ask, location: own?.slug ?? onlyValue(choices), dealership: undefined };
}

function onlyValue(choices: readonly Choice[]): string | undefined {
  return choices.length === 1 ? choices[0]?.value : undefined;
}

function branchChoices(branches: readonly Branch[], type: BranchType | undefined): Choice[] {
  const shown = branches.filter(({ visible }) => visible);
  const ofType = shown.filter((branch) => type !== undefined && typesOf(branch).includes(type));
  return (ofType.length > 0 ? ofType : shown).map(({ name, slug }) => ({ value: slug, label: name }));
}
