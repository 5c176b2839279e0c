import { typesOf } from '../../locations/location-types.ts';
import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import { dealershipOf, shownDealerships } from './lead-dealership.ts';

type Branch = Pick<Location, 'name' | 'slug' | 'dealershipSlug' | 'types' | 'subtypes' | 'visible'>;
export type BranchType = Location['types'][number];

interface Choice {
  /** The value that the form posts. */
  readonly value: string;
  readonly label: string;
}

interface Facts {
  readonly branches: readonly Branch[];
  /** The branch whose page contains the form. */
  readonly own: Branch | undefined;
  /** Offer only branches of this type, if there are any. */
  readonly type: BranchType | undefined;
  /** `enquiry` in leads.json: whether the dealer's enquiry forms ask for a location and for a dealership. */
  readonly asked: { readonly location: boolean; readonly dealership: boolean };
  /** Names of the dealerships, by slug. */
  readonly names: Readonly<Record<string, string>>;
}

export interface BranchQuestion {
  readonly ask: { readonly by: 'location' | 'dealership'; readonly choices: readonly Choice[] } | null;
  /** The branch sent as a hidden field, or preselected when the form shows a list. */
  readonly location: string | undefined;
  readonly dealership: string | undefined;
}

/**
 * Decides whether a form asks for a branch, and with which options. "A location dropdown is auto-selected when it has
 * only one option" (leads and dealer §4), so that a single branch is sent without asking.
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
